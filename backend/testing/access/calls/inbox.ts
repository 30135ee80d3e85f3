import { expect } from "vitest";
import { careIdOf, type InquiryKind } from "../../../../eventstore/inbox/events.ts";
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
import { sendCreation, sendFinder } from "../../../teams/testing/teams.ts";
import { does } from "../../held.ts";
import type { Cast } from "../accessCast.ts";
import { type Calls, lists } from "./call.ts";

const sent: Record<InquiryKind, (cast: Cast) => Promise<string>> = {
  "coaching-inquiry": ({ inquiry }) => inquiry(),
  "custom-lesson-request": ({ request }) => request(),
  "team-finder": ({ playerOwner }) => sendFinder(playerOwner),
  "team-creation": ({ playerOwner }) => sendCreation(playerOwner),
};

/** What is done about one of them, whatever was asked. */
export const inboxCallsAbout = (kind: InquiryKind): Calls => ({
  "GET /api/inbox/{kind}/{id}": async (cast) => ({
    path: inboxItemUrl(kind, await sent[kind](cast)),
    check: ({ notes }) => expect(notes).toEqual([]),
  }),
  "PUT /api/inbox/{kind}/{id}/owner": async (cast) => ({
    path: ownerUrl(kind, await sent[kind](cast)),
    body: { ownerId: cast.instructorOwner.id },
    check: ({ owner }) => expect(owner.id).toBe(cast.instructorOwner.id),
  }),
  "PUT /api/inbox/{kind}/{id}/next-step": async (cast) => ({
    path: nextStepUrl(kind, await sent[kind](cast)),
    body: { dueOn: "2100-05-01", words: "Call" },
    check: ({ nextStep }) => expect(nextStep).toEqual({ dueOn: "2100-05-01", words: "Call" }),
  }),
  "POST /api/inbox/{kind}/{id}/notes": async (cast) => ({
    path: notesUrl(kind, await sent[kind](cast)),
    body: { words: "Mornings" },
    check: ({ notes }) => expect(notes).toMatchObject([{ words: "Mornings" }]),
  }),
  "DELETE /api/inbox/{kind}/{id}/notes/{noteId}": async (cast) => {
    const id = await sent[kind](cast);
    const { body } = await does(cast.instructorOwner, "POST", notesUrl(kind, id), { words: "Mornings" });
    return {
      path: noteUrl(kind, id, String(body.notes[0].id)),
      check: ({ notes }) => expect(notes).toMatchObject([{ words: null }]),
    };
  },
  "POST /api/inbox/{kind}/{id}/replies": async (cast) => ({
    path: repliesUrl(kind, await sent[kind](cast)),
    body: { subject: "Your lesson", text: "Which day suits you?" },
    check: ({ state }) => expect(state).toBe("queued"),
  }),
  "POST /api/inbox/{kind}/{id}/set-aside": async (cast) => ({
    path: setAsideUrl(kind, await sent[kind](cast)),
    body: { why: "no answer" },
    check: ({ setAside }) => expect(setAside).toBe("no answer"),
  }),
  "POST /api/inbox/{kind}/{id}/bring-back": async (cast) => {
    const id = await sent[kind](cast);
    await does(cast.instructorOwner, "POST", setAsideUrl(kind, id), { why: "spam" });
    return { path: bringBackUrl(kind, id), check: ({ setAside }) => expect(setAside).toBeNull() };
  },
});

const addressed: InquiryKind = "custom-lesson-request";

export const inbox: Calls = {
  "GET /api/inbox": ({ shown }, role) => ({
    path: inboxUrl,
    check: (list) => {
      const seen = role === "instructorOwner" || role === "admin";
      expect(lists(list, careIdOf(addressed, shown.requestId))).toBe(seen);
      expect(lists(list, careIdOf("coaching-inquiry", shown.inquiryId))).toBe(true);
    },
  }),
  // The only kind that some instructors don't see; a spec of the inbox has the others.
  ...inboxCallsAbout(addressed),
};
