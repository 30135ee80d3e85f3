import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { guardianToken } from "../../../accounts/open.ts";
import { playerMessagesUrl } from "../../../players/messages/contract.ts";
import { mergeUrl } from "../../../players/merging/contract.ts";
import { playerNotesUrl, playerNoteUrl, type PlayerNoteView } from "../../../players/notes/contract.ts";
import {
  askProgressLinkUrl,
  focusPointsUrl,
  focusPointUrl,
  myProgressUrl,
  openProgressLinkUrl,
  type SetFocusPoint,
  showGuardianUrl,
  studentProgressUrl,
} from "../../../videos/progress/contract.ts";
import { snippetsUrl, snippetUrl } from "../../../videos/snippets/contract.ts";
import { does } from "../../held.ts";
import type { Cast } from "../accessCast.ts";
import { type Calls, isPlayer, keysOf, lists, once } from "./call.ts";

const point = ({ playerOwner }: Cast): SetFocusPoint => ({ studentId: playerOwner.id, title: "Eyes level" });

/** A focus point of the player, set by the instructor who owns things. */
const onePoint = once(
  async (cast) => (await does(cast.instructorOwner, "POST", focusPointsUrl, point(cast))).body.id as string,
);

const isPoint =
  (id: string) =>
  ({ focusPoints }: { focusPoints: { id: string }[] }) =>
    expect(lists(focusPoints, id)).toBe(true);

/** What the link holds that is mailed to the guardian of a child. */
const linkOfWard = async (cast: Cast) => {
  const { who, email } = await cast.confirmedWardAnew();
  return { who, token: guardianToken(cast, "progressOfWard", { playerId: who.id, email }) };
};

const oneLinkOfWard = once(linkOfWard);

/** A snippet of the instructor who owns things, a new one each time. */
const oneSnippet = async ({ instructorOwner }: Cast) =>
  (await does(instructorOwner, "POST", snippetsUrl, { text: `Elbow up ${randomUUID()}` })).body.id as string;

const snippets: Calls = {
  "GET /api/feedback-snippets": async (cast, role) => {
    const id = await oneSnippet(cast);
    return { path: snippetsUrl, check: (list) => expect(lists(list, id)).toBe(role === "instructorOwner") };
  },
  "POST /api/feedback-snippets": (cast) => ({
    path: snippetsUrl,
    body: { text: "Eyes level", by: cast.admin.id },
    check: (view) => expect(view).toEqual({ id: expect.any(String), text: "Eyes level" }),
  }),
  "PATCH /api/feedback-snippets/{id}": async (cast) => {
    const text = `Hips first ${randomUUID()}`;
    return {
      path: snippetUrl(await oneSnippet(cast)),
      body: { text },
      check: (view) => expect(view).toMatchObject({ text }),
    };
  },
  "DELETE /api/feedback-snippets/{id}": async (cast) => {
    const id = await oneSnippet(cast);
    return { path: snippetUrl(id), check: (left) => expect(left).toEqual({ id, deleted: true }) };
  },
};

/** A note on the player by the instructor who owns things. */
const oneNote = async ({ instructorOwner, playerOwner }: Cast) => {
  const words = `Left-handed ${randomUUID()}`;
  const { body } = await does(instructorOwner, "POST", playerNotesUrl(playerOwner.id), { words });
  const { id } = body.find((note: PlayerNoteView) => note.words === words);
  return { id: String(id), words };
};

const notes: Calls = {
  "GET /api/students/{id}/notes": async (cast) => {
    const { id } = await oneNote(cast);
    return { path: playerNotesUrl(cast.playerOwner.id), check: (list) => expect(lists(list, id)).toBe(true) };
  },
  "POST /api/students/{id}/notes": (cast, role) => ({
    path: playerNotesUrl(cast.playerOwner.id),
    body: { words: "Shy at first", writtenBy: cast.spare.id },
    check: (list) => expect(list[0]).toMatchObject({ words: "Shy at first", writtenBy: cast.idOf(role) }),
  }),
  "GET /api/students/{id}/messages": async ({ instructorOwner, playerOwner }) => {
    const url = playerMessagesUrl(playerOwner.id);
    const [{ id }] = (await does(instructorOwner, "POST", url, { subject: "A great week", text: "Well done" })).body;
    return { path: url, check: (list) => expect(lists(list, id)).toBe(true) };
  },
  "POST /api/students/{id}/messages": (cast, role) => ({
    path: playerMessagesUrl(cast.playerOwner.id),
    body: { subject: "See you", text: "On Tuesday", writtenBy: cast.spare.id },
    check: (list) => expect(list[0]).toMatchObject({ subject: "See you", writtenBy: cast.idOf(role) }),
  }),
  "DELETE /api/students/{id}/notes/{noteId}": async (cast) => {
    const { id } = await oneNote(cast);
    return {
      path: playerNoteUrl(cast.playerOwner.id, id),
      check: (list: PlayerNoteView[]) => expect(list.find((note) => note.id === id)?.words).toBeNull(),
    };
  },
};

/** Two records of one player, and the adult who manages both. */
const twoRecords = async ({ leaving }: Cast) => {
  const parent = await leaving("playerOwner");
  const kim = { firstName: "Kim", lastName: "Lee", birthDate: "2016-05-04", declared: true, addAgain: true };
  const add = async () => String((await does(parent, "POST", "/api/players", kim)).body.id);
  return { merged: await add(), kept: await add(), parent };
};

const merging: Calls = {
  "GET /api/students/{id}/merge": async (cast) => {
    const { merged, kept } = await twoRecords(cast);
    return {
      path: `${mergeUrl(merged)}?into=${kept}`,
      check: (view) => expect(view).toMatchObject({ merged: { id: merged }, kept: { id: kept }, blocked: [] }),
    };
  },
  "POST /api/students/{id}/merge": async (cast) => {
    const { merged, kept, parent } = await twoRecords(cast);
    return {
      path: mergeUrl(merged),
      body: { into: kept, reason: "Added twice", adults: [parent.id] },
      check: (done) => expect(done).toEqual({ id: kept, mergedId: merged }),
    };
  },
};

export const progress: Calls = {
  ...snippets,
  ...notes,
  ...merging,
  "POST /api/progress-link/send": async (cast, role) => ({
    path: showGuardianUrl,
    ...(isPlayer(role) && { as: (await linkOfWard(cast)).who }),
    check: ({ message }) => expect(message).toContain("Dana"),
  }),
  "POST /api/progress-link/ask": ({ emailOf }, role) => ({
    path: askProgressLinkUrl,
    body: { email: emailOf(role) },
    check: ({ message }) => expect(message).toMatch(/^If this is the email/),
  }),
  "POST /api/progress-link/open": async (cast) => ({
    path: openProgressLinkUrl,
    body: { token: (await oneLinkOfWard(cast)).token },
    check: (view) => expect(keysOf(view)).toBe("firstName focusPoints hoursToFeedback months"),
  }),
  "GET /api/my/progress": async (cast, role) => {
    const id = await onePoint(cast);
    const check =
      role === "playerOwner"
        ? isPoint(id)
        : ({ playerId }: object & { playerId: string }) => expect(playerId).toBe(cast.idOf(role));
    return { path: `${myProgressUrl}?playerId=${cast.idOf(role)}`, check };
  },
  "GET /api/students/{id}/progress": async (cast) => ({
    path: studentProgressUrl(cast.playerOwner.id),
    check: isPoint(await onePoint(cast)),
  }),
  "GET /api/focus-points?studentId={id}": async (cast) => {
    const id = await onePoint(cast);
    return {
      path: `${focusPointsUrl}?studentId=${cast.playerOwner.id}`,
      check: (list) => expect(lists(list, id)).toBe(true),
    };
  },
  "POST /api/focus-points": (cast) => ({
    path: focusPointsUrl,
    body: { ...point(cast), by: cast.admin.id },
    check: (view) => expect(view).toMatchObject({ studentId: cast.playerOwner.id, status: "working_on" }),
  }),
  "PATCH /api/focus-points/{id}": async (cast) => ({
    path: focusPointUrl(await onePoint(cast)),
    body: { status: "reached", studentId: cast.otherPlayer.id },
    check: (view) => expect(view).toMatchObject({ studentId: cast.playerOwner.id, status: "reached" }),
  }),
};
