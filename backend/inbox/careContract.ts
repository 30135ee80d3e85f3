import { inboxUrl } from "./contract.ts";

/** One of them: `kind`, and the id it has there. */
export const inboxItemUrl = (kind: string, id: string) => `${inboxUrl}/${kind}/${id}`;
export const ownerUrl = (kind: string, id: string) => `${inboxItemUrl(kind, id)}/owner`;
export const nextStepUrl = (kind: string, id: string) => `${inboxItemUrl(kind, id)}/next-step`;
export const notesUrl = (kind: string, id: string) => `${inboxItemUrl(kind, id)}/notes`;
export const noteUrl = (kind: string, id: string, noteId: string) => `${notesUrl(kind, id)}/${noteId}`;
export const repliesUrl = (kind: string, id: string) => `${inboxItemUrl(kind, id)}/replies`;
export const setAsideUrl = (kind: string, id: string) => `${inboxItemUrl(kind, id)}/set-aside`;
export const bringBackUrl = (kind: string, id: string) => `${inboxItemUrl(kind, id)}/bring-back`;
