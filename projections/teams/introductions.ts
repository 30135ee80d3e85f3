import type { TeamIntroductionEvent } from "../../eventstore/teams/introductions.ts";
import { changed, created, projector } from "../projector.ts";
import { table, text } from "../table.ts";
import type { IntroductionState } from "./view.ts";

export const teamIntroductions = table("teamIntroductions", {
  key: "id",
  columns: {
    id: "text",
    finderId: "text",
    creationId: "text",
    state: text<IntroductionState>(),
    finderAnswer: text<"yes" | "no">("?"),
    creationAnswer: text<"yes" | "no">("?"),
    askedAt: "text",
  },
  indexes: [["finderId"], ["creationId"], ["state", "askedAt"]],
});

const answerOf = (side: "finder" | "creation", answer: "yes" | "no") =>
  side === "finder" ? { finderAnswer: answer } : { creationAnswer: answer };

/** Which family and which coach were asked whether they want to know each other, and what they said. */
export const teamIntroductionsProjector = projector<TeamIntroductionEvent>({
  name: "teamIntroductions",
  version: 1,
  tables: [teamIntroductions],
  on: {
    TeamIntroductionAsked: ({ data: { introductionId, ...pair }, meta }) =>
      created(teamIntroductions, introductionId, { ...pair, state: "asked", askedAt: meta.occurredAt }),
    TeamIntroductionAccepted: ({ data: { introductionId, side } }) =>
      changed(teamIntroductions, introductionId, answerOf(side, "yes")),
    TeamIntroductionDeclined: ({ data: { introductionId, side } }) =>
      changed(teamIntroductions, introductionId, { ...answerOf(side, "no"), state: "declined" }),
    TeamIntroductionMade: ({ data }) => changed(teamIntroductions, data.introductionId, { state: "introduced" }),
    TeamIntroductionLapsed: ({ data }) => changed(teamIntroductions, data.introductionId, { state: "lapsed" }),
  },
});
