import {
  bringBackUrl,
  inboxItemUrl,
  nextStepUrl,
  notesUrl,
  noteUrl,
  ownerUrl,
  repliesUrl,
  setAsideUrl,
} from "../../../backend/inbox/careContract.ts";
import { type ChangeOwner, type InboxView, WholeInboxView } from "../../../backend/inbox/formContract.ts";
import { command, query } from "../../shared/api.ts";
import type { SentOnce } from "../../shared/forms/useSend.ts";

type Item = Pick<InboxView, "kind" | "inquiryId">;

// No verbs of the data provider, which would load the contract with the first screen.
export const changeOwner = ({ kind, inquiryId }: Item, body: ChangeOwner) =>
  command("PUT", ownerUrl(kind, inquiryId), body);
export const planStep = ({ kind, inquiryId }: Item, body: { dueOn: string; words: string }) =>
  command("PUT", nextStepUrl(kind, inquiryId), body);
export const finishStep = ({ kind, inquiryId }: Item) => command("PUT", nextStepUrl(kind, inquiryId), { dueOn: null });
export const addNote = ({ kind, inquiryId }: Item, body: { words: string }, once: SentOnce) =>
  command("POST", notesUrl(kind, inquiryId), body, once);
export const deleteNote = ({ kind, inquiryId }: Item, noteId: string) =>
  command("DELETE", noteUrl(kind, inquiryId, noteId));
export const sendAnswer = ({ kind, inquiryId }: Item, body: { subject: string; text: string }, once: SentOnce) =>
  command("POST", repliesUrl(kind, inquiryId), body, once);
export const setAside = ({ kind, inquiryId }: Item, body: { why: string }) =>
  command("POST", setAsideUrl(kind, inquiryId), body);
export const bringBack = ({ kind, inquiryId }: Item) => command("POST", bringBackUrl(kind, inquiryId), {});

export const readWhole = ({ kind, inquiryId }: Item, signal: AbortSignal) =>
  query(inboxItemUrl(kind, inquiryId), WholeInboxView, { signal });
