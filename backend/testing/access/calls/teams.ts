import { expect } from "vitest";
import { introductionOf } from "../../../../eventstore/teams/introductions.ts";
import { introductionPage, teamPage } from "../../../teams/linkCalls.ts";
import {
  answerIntroductionUrl,
  createTeamUrl,
  findTeamUrl,
  myTeamsUrl,
  openIntroductionUrl,
  openTeamUrl,
  withdrawTeamUrl,
} from "../../../teams/contract.ts";
import {
  birthDateUrl,
  creationStatusUrl,
  creationsUrl,
  finderStatusUrl,
  findersUrl,
  introductionsUrl,
  matchesUrl,
} from "../../../teams/staffContract.ts";
import { creationOf, finderOf, sendCreation, sendFinder } from "../../../teams/testing/teams.ts";
import { does } from "../../held.ts";
import type { Cast } from "../accessCast.ts";
import { type Calls, isStaff, keysOf, lists } from "./call.ts";

const hidden = /birth|email|phone|senderId|name/i;
/** A new pair, who were just asked whether they want to be introduced. */
const pairAsked = async ({ playerOwner, admin }: Cast) => {
  const pair = { finderId: await sendFinder(playerOwner), creationId: await sendCreation(playerOwner) };
  await does(admin, "POST", introductionsUrl, pair);
  return introductionOf(pair);
};

export const teams: Calls = {
  "POST /api/team-finder": ({ spare }) => ({
    path: findTeamUrl,
    body: finderOf({ senderId: spare.id, status: "placed" }),
    check: (sent) => {
      expect(keysOf(sent)).not.toMatch(hidden);
      expect(sent.status).toBe("pending");
    },
  }),
  "POST /api/team-creation": ({ spare }) => ({
    path: createTeamUrl,
    body: creationOf({ senderId: spare.id, status: "approved" }),
    check: (sent) => {
      expect(keysOf(sent)).not.toMatch(hidden);
      expect(sent.status).toBe("pending");
    },
  }),
  "GET /api/my/team-submissions": async ({ playerOwner }, role) => {
    const id = await sendFinder(playerOwner);
    return { path: myTeamsUrl, check: (list) => expect(lists(list, id)).toBe(role === "playerOwner") };
  },
  "GET /api/team-finder-submissions": async ({ shown }, role) => ({
    path: findersUrl,
    check: (list) => {
      expect(lists(list, shown.finderId)).toBe(isStaff(role));
      expect(keysOf(list[0])).not.toContain("birthDate");
    },
  }),
  "GET /api/team-creation-submissions": async ({ shown }, role) => ({
    path: creationsUrl,
    check: (list) => expect(lists(list, shown.creationId)).toBe(isStaff(role)),
  }),
  "GET /api/team-finder-submissions/{id}/birth-date": async ({ shown }) => ({
    path: birthDateUrl(shown.finderId),
    check: (view) => expect(view).toEqual({ birthDate: "2016-05-04" }),
  }),
  "PATCH /api/team-finder-submissions/{id}/status": async ({ playerOwner }) => ({
    path: finderStatusUrl(await sendFinder(playerOwner)),
    body: { status: "placed" },
    check: ({ status }) => expect(status).toBe("placed"),
  }),
  "PATCH /api/team-creation-submissions/{id}/status": async ({ playerOwner }) => ({
    path: creationStatusUrl(await sendCreation(playerOwner)),
    body: { status: "approved" },
    check: ({ status }) => expect(status).toBe("approved"),
  }),
  "POST /api/team-submissions/open": async (cast) => ({
    path: openTeamUrl,
    body: { token: cast.tokenIn(teamPage(cast, "finder", cast.shown.finderId)) },
    check: (sent) => expect(keysOf(sent)).not.toMatch(hidden),
  }),
  "POST /api/team-submissions/withdraw": async (cast) => ({
    path: withdrawTeamUrl,
    body: { token: cast.tokenIn(teamPage(cast, "finder", await sendFinder(cast.playerOwner))) },
    check: ({ message }) => expect(message).toMatch(/deleted/),
  }),
  "GET /api/team-matches": () => ({
    path: matchesUrl,
    check: (groups: object[]) => expect(JSON.stringify(groups)).not.toMatch(/birth|email|phone|ortiz\.example|\b555-/i),
  }),
  "POST /api/team-introductions": async ({ playerOwner }) => ({
    path: introductionsUrl,
    body: { finderId: await sendFinder(playerOwner), creationId: await sendCreation(playerOwner) },
    check: ({ message }) => expect(message).toMatch(/both/),
  }),
  "POST /api/team-introductions/open": async (cast) => ({
    path: openIntroductionUrl,
    body: { token: cast.tokenIn(introductionPage(cast, "creation", await pairAsked(cast))) },
    check: (view) => expect(keysOf(view)).toBe("answer division side sport state"),
  }),
  "POST /api/team-introductions/answer": async (cast) => ({
    path: answerIntroductionUrl,
    body: { token: cast.tokenIn(introductionPage(cast, "finder", await pairAsked(cast))), answer: "yes" },
    check: (view) => expect(view).toMatchObject({ side: "finder", answer: "yes", state: "asked" }),
  }),
};
