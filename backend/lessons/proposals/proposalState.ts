import type { LessonEvent } from "../../../eventstore/lessons/events.ts";
import type { LessonTime } from "../../../eventstore/lessons/proposals.ts";

/** Another time, or a cancellation, that one side of a lesson proposes to the other. A newer one replaces it. */
export interface Proposal {
  readonly id: string;
  readonly kind: "move" | "cancel";
  readonly from: "player" | "instructor";
  readonly to: LessonTime | undefined; // undefined: a cancellation, or a time described in words
  readonly words: string | undefined;
  readonly duringCamp?: boolean | undefined; // its instructor runs one then, and offered it all the same
  readonly atOnce?: true | undefined; // nobody answers it: the lesson moves
  readonly undoes?: readonly string[] | undefined; // ids of the facts of a move that was a slip
  readonly state: "open" | "declined" | "withdrawn" | "accepted" | "lapsed"; // lapsed: the lesson ended without it
}

/** The lesson's proposal after one more of its facts. */
export const proposalAfter = (before: Proposal | undefined, fact: LessonEvent): Proposal | undefined => {
  const closed = (state: Exclude<Proposal["state"], "open">) =>
    before?.state === "open" ? { ...before, state } : before;
  switch (fact.type) {
    case "LessonMoveAsked":
    case "LessonCancellationAsked": {
      const { proposalId: id, personal } = fact.data;
      const asked =
        fact.type === "LessonMoveAsked"
          ? ({ kind: "move", to: fact.data.to ?? undefined } as const)
          : ({ kind: "cancel", to: undefined } as const);
      return { id, ...asked, from: "player", words: personal?.words, state: "open" };
    }
    case "LessonMoveOffered": {
      const { proposalId: id, to, duringCamp, personal, atOnce, undoes } = fact.data;
      const offered = { id, to, duringCamp, words: personal?.words, atOnce, undoes } as const;
      return { ...offered, kind: "move", from: "instructor", state: "open" };
    }
    case "LessonProposalDeclined":
      return closed("declined");
    case "LessonProposalWithdrawn":
      return closed("withdrawn");
    case "LessonMoved":
      return closed("accepted");
    case "LessonCancelled":
      return closed(before?.kind === "cancel" ? "accepted" : "lapsed");
    case "LessonDeclined":
    case "LessonCompleted":
    case "LessonMissed":
      return closed("lapsed");
    case "LessonBooked":
    case "LessonTakenBack":
    case "LessonConfirmed":
    case "LessonDeclineUndone": // what it was before is in the fold
    case "LessonHidden":
    case "LessonUnhidden":
    case "LessonPaymentNoted":
    case "LessonPaymentSent":
    case "LessonPaymentNoteWithdrawn":
    case "LessonReviewed":
    case "ReviewCommentHidden":
    case "ReviewCommentShown":
    case "LessonPlaceKept":
    case "LessonPlaceGivenBack":
      return before;
  }
};
