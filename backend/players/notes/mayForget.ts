import { Rejection } from "../../http/rejection.ts";

/** Who wrote each note for the staff; null once it is forgotten. */
export type Notes = ReadonlyMap<string, string | null>;

/** Whether there is still something to forget. Refuses whoever may not. */
export const mayForget = (notes: Notes, { noteId, by, isAdmin }: { noteId: string; by: string; isAdmin: boolean }) => {
  const writtenBy = notes.get(noteId);
  if (writtenBy === undefined) throw new Rejection("missing", "NoSuchNote", "We couldn't find this note.");
  if (writtenBy !== null && writtenBy !== by && !isAdmin)
    throw new Rejection("forbidden", "NotYours", "Only whoever wrote this note, or an admin, can delete it.");
  return writtenBy !== null;
};
