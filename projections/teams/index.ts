import { teamStatusAfter, teamSubject } from "../../eventstore/teams/events.ts";
import type { Context, HistoryOf } from "../context.ts";
import { read } from "../read.ts";
import { sentUnder } from "../sentUnder.ts";
import { teamIntroductionsProjector } from "./introductions.ts";
import { teamSubmissions, teamSubmissionsProjector } from "./submissions.ts";
import type { TeamFact } from "./view.ts";

const history: HistoryOf<TeamFact> = {
  TeamFinderSubmitted: { of: "finderId", state: teamStatusAfter.TeamFinderSubmitted },
  TeamFinderContacted: { of: "finderId", state: teamStatusAfter.TeamFinderContacted },
  TeamFinderPlaced: { of: "finderId", state: teamStatusAfter.TeamFinderPlaced },
  TeamFinderClosed: { of: "finderId", state: teamStatusAfter.TeamFinderClosed },
  TeamFinderWithdrawn: { of: "finderId", state: teamStatusAfter.TeamFinderWithdrawn },
  TeamCreationSubmitted: { of: "creationId", state: teamStatusAfter.TeamCreationSubmitted },
  TeamCreationContacted: { of: "creationId", state: teamStatusAfter.TeamCreationContacted },
  TeamCreationApproved: { of: "creationId", state: teamStatusAfter.TeamCreationApproved },
  TeamCreationClosed: { of: "creationId", state: teamStatusAfter.TeamCreationClosed },
  TeamCreationWithdrawn: { of: "creationId", state: teamStatusAfter.TeamCreationWithdrawn },
  TeamIntroductionAsked: { of: "introductionId", state: "asked" },
  TeamIntroductionAccepted: { of: "introductionId", tells: ({ side }) => ({ side }) },
  TeamIntroductionDeclined: { of: "introductionId", state: "declined", tells: ({ side }) => ({ side }) },
  TeamIntroductionMade: { of: "introductionId", state: "introduced" },
  TeamIntroductionLapsed: { of: "introductionId", state: "lapsed" },
  BirthDateRead: { of: "finderId" },
  TeamFinderRead: { of: "finderId" },
};

export const teams = {
  name: "teams",
  projectors: [teamSubmissionsProjector, teamIntroductionsProjector],
  history,
  /** Its row goes with its key. */
  notGone: [`exists (select from read."teamSubmissions" t where t."senderId" = e.subject)`],
  things: [`select id from read."teamSubmissions" where "senderId" = :userId`],
  visitors: async (db, email) => {
    const sent = await sentUnder(read(db, teamSubmissions), email, { account: "senderId", address: "email" }).select(
      "id",
      "kind",
    );
    return sent.map(({ id, kind }) => teamSubject(kind, id));
  },
} satisfies Context;
