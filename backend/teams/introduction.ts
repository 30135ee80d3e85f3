import { TeamIntroductionEvent } from "../../eventstore/teams/introductions.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";

type Side = "finder" | "creation";

/** A family and a coach who may be introduced, as far as decisions need it. */
interface Introduction {
  readonly isOver: boolean; // both said yes, one said no, or it lapsed
  readonly answers: { readonly [S in Side]?: "yes" | "no" };
}
type State = Introduction | undefined;

const nothingSaid: Introduction = { isOver: false, answers: {} };

export const introduction: Fold<State, TeamIntroductionEvent> = {
  events: TeamIntroductionEvent,
  initial: undefined,
  evolve(before, { type, data }) {
    const known = before ?? nothingSaid;
    switch (type) {
      case "TeamIntroductionAsked":
        return nothingSaid;
      case "TeamIntroductionAccepted":
        return { ...known, answers: { ...known.answers, [data.side]: "yes" } };
      case "TeamIntroductionDeclined":
        return { isOver: true, answers: { ...known.answers, [data.side]: "no" } };
      case "TeamIntroductionMade":
      case "TeamIntroductionLapsed":
        return { ...known, isOver: true };
    }
  },
};

/** Both are asked. A pair is asked once, whatever came of it. */
export const askForIntroduction =
  (asked: { introductionId: string; finderId: string; creationId: string }) =>
  (before: State): TeamIntroductionEvent[] => {
    if (before)
      throw new Rejection("conflict", "AskedBefore", "We've already asked these two. Each pair is asked once.");
    return [{ type: "TeamIntroductionAsked", data: asked }];
  };

/** `isOpen`: both still look. A yes may become a no until the other side has answered, and a no stays. */
export const answerIntroduction =
  ({
    introductionId,
    side,
    answer,
    isOpen,
  }: {
    introductionId: string;
    side: Side;
    answer: "yes" | "no";
    isOpen: boolean;
  }) =>
  (before: State): TeamIntroductionEvent[] => {
    if (before?.answers[side] === answer) return [];
    if (!before || before.isOver || !isOpen)
      throw new Rejection("conflict", "IntroductionOver", "This introduction has ended, so there's nothing to answer.");
    const about = { introductionId, side };
    if (answer === "no") return [{ type: "TeamIntroductionDeclined", data: about }];
    const accepted: TeamIntroductionEvent = { type: "TeamIntroductionAccepted", data: about };
    const other = side === "finder" ? before.answers.creation : before.answers.finder;
    return other === "yes" ? [accepted, { type: "TeamIntroductionMade", data: { introductionId } }] : [accepted];
  };

export const lapseIntroduction =
  ({ introductionId }: { introductionId: string }) =>
  (before: State): TeamIntroductionEvent[] =>
    before && !before.isOver ? [{ type: "TeamIntroductionLapsed", data: { introductionId } }] : [];
