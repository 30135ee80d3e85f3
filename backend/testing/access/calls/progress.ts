import { expect } from "vitest";
import { guardianToken } from "../../../accounts/open.ts";
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
import { does } from "../../held.ts";
import type { Cast } from "../accessCast.ts";
import { type Calls, isPlayer, keysOf, lists } from "./call.ts";

const point = ({ playerOwner }: Cast): SetFocusPoint => ({ studentId: playerOwner.id, title: "Eyes level" });

const shown = new WeakMap<Cast, Promise<string>>();
/** A focus point of the player, set by the instructor who owns things. */
const onePoint = (cast: Cast) => {
  const set = async () => (await does(cast.instructorOwner, "POST", focusPointsUrl, point(cast))).body.id as string;
  const known = shown.get(cast) ?? set();
  shown.set(cast, known);
  return known;
};

const isPoint =
  (id: string) =>
  ({ focusPoints }: { focusPoints: { id: string }[] }) =>
    expect(lists(focusPoints, id)).toBe(true);

/** What the link holds that is mailed to the guardian of a child. */
const linkOfWard = async (cast: Cast) => {
  const { who, email } = await cast.confirmedWardAnew();
  return { who, token: guardianToken(cast, "progressOfWard", { playerId: who.id, email }) };
};

export const progress: Calls = {
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
    body: { token: (await linkOfWard(cast)).token },
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
