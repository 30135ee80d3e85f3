import type { AccountEvent, CoachPhoto } from "../../../eventstore/accounts/events.ts";
import type { Act } from "../../backend.ts";
import { Rejection } from "../../http/rejection.ts";
import { refuseLate } from "../../undo/open.ts";
import { noSuchInstructor, noSuchPerson, type Person } from "../person.ts";

/** Replaces the photo there is. */
export const choosePhoto =
  ({ userId, photo }: { userId: string; photo: CoachPhoto }) =>
  (person: Person): AccountEvent[] => {
    if (person.role !== "instructor") throw noSuchInstructor();
    return person.photo?.fileId === photo.fileId ? [] : [{ type: "CoachPhotoChosen", data: { userId, ...photo } }];
  };

/** Also of someone who no longer is an instructor. */
export const removePhoto =
  ({ userId }: { userId: string }) =>
  ({ role, photo }: Person): AccountEvent[] => {
    if (!role) throw noSuchPerson();
    return photo ? [{ type: "CoachPhotoRemoved", data: { userId, fileId: photo.fileId } }] : [];
  };

/** The photo is again what it was, as long as nobody has changed it since. */
export const undoPhotoChange =
  ({ userId, act }: { userId: string; act: Act }) =>
  ({ lastPhotoChange: change }: Person): AccountEvent[] => {
    refuseLate(act);
    if (change?.id !== act.id)
      throw new Rejection("conflict", "ChangedSince", "This photo has changed since, so this can't be undone.");
    return [{ type: "CoachPhotoChangeUndone", data: { userId, photo: change.before, undoes: [act.id] } }];
  };
