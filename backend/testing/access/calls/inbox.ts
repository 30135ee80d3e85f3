import { expect } from "vitest";
import { careIdOf } from "../../../../eventstore/inbox/events.ts";
import {
  bringBackUrl,
  inboxItemUrl,
  nextStepUrl,
  notesUrl,
  noteUrl,
  ownerUrl,
  repliesUrl,
  setAsideUrl,
} from "../../../inbox/careContract.ts";
import { inboxUrl } from "../../../inbox/contract.ts";
import { does } from "../../held.ts";
import { type Calls, lists } from "./call.ts";

/** The only kind that some instructors don't see; a spec of the inbox has the others. */
const kind = "custom-lesson-request";

export const inbox: Calls = {
  "GET /api/inbox": ({ shown }, role) => ({
    path: inboxUrl,
    check: (list) => {
      const seen = role === "instructorOwner" || role === "admin";
      expect(lists(list, careIdOf(kind, shown.requestId))).toBe(seen);
      expect(lists(list, careIdOf("coaching-inquiry", shown.inquiryId))).toBe(true);
    },
  }),
  "GET /api/inbox/{kind}/{id}": ({ shown }) => ({
    path: inboxItemUrl(kind, shown.requestId),
    check: ({ notes }) => expect(notes).toEqual([]),
  }),
  "PUT /api/inbox/{kind}/{id}/owner": async ({ request, instructorOwner }) => ({
    path: ownerUrl(kind, await request()),
    body: { ownerId: instructorOwner.id },
    check: ({ owner }) => expect(owner.id).toBe(instructorOwner.id),
  }),
  "PUT /api/inbox/{kind}/{id}/next-step": async ({ request }) => ({
    path: nextStepUrl(kind, await request()),
    body: { dueOn: "2100-05-01", words: "Call" },
    check: ({ nextStep }) => expect(nextStep).toEqual({ dueOn: "2100-05-01", words: "Call" }),
  }),
  "POST /api/inbox/{kind}/{id}/notes": async ({ request }) => ({
    path: notesUrl(kind, await request()),
    body: { words: "Mornings" },
    check: ({ notes }) => expect(notes).toMatchObject([{ words: "Mornings" }]),
  }),
  "DELETE /api/inbox/{kind}/{id}/notes/{noteId}": async ({ request, instructorOwner }) => {
    const id = await request();
    const { body } = await does(instructorOwner, "POST", notesUrl(kind, id), { words: "Mornings" });
    return {
      path: noteUrl(kind, id, String(body.notes[0].id)),
      check: ({ notes }) => expect(notes).toMatchObject([{ words: null }]),
    };
  },
  "POST /api/inbox/{kind}/{id}/replies": async ({ request }) => ({
    path: repliesUrl(kind, await request()),
    body: { subject: "Your lesson", text: "Which day suits you?" },
    check: ({ state }) => expect(state).toBe("queued"),
  }),
  "POST /api/inbox/{kind}/{id}/set-aside": async ({ request }) => ({
    path: setAsideUrl(kind, await request()),
    body: { why: "no answer" },
    check: ({ setAside }) => expect(setAside).toBe("no answer"),
  }),
  "POST /api/inbox/{kind}/{id}/bring-back": async ({ request, instructorOwner }) => {
    const id = await request();
    await does(instructorOwner, "POST", setAsideUrl(kind, id), { why: "spam" });
    return { path: bringBackUrl(kind, id), check: ({ setAside }) => expect(setAside).toBeNull() };
  },
};
