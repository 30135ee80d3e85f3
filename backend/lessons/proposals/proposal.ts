import type { LessonEvent } from "../../../eventstore/lessons/events.ts";
import type { KeptPlace, LessonTime } from "../../../eventstore/lessons/proposals.ts";
import { isOwnHour, type LessonHour } from "../../../projections/scheduling/freeTimesRule.ts";
import { Rejection } from "../../http/rejection.ts";
import type { Day, Lesson } from "../day.ts";
import { conflict, found, lessonsOf, shownStatus, type Side, stillFree } from "../lesson.ts";
import { canBeAsked, canBeMoved, isActive, isToCome, playerMay } from "../movesRule.ts";
import type { Proposal } from "./proposalState.ts";

interface About {
  readonly lessonId: string;
  readonly proposalId: string;
}

/** A lesson that can still be moved. Throws for any other. */
const stillToCome = (day: Day, { lessonId, now }: { lessonId: string; now: string }) => {
  const lesson = found(day, lessonId);
  if (canBeMoved(lesson, now)) return lesson;
  throw isActive(lesson)
    ? conflict("LessonOver", "This lesson has already started.")
    : conflict("NotStanding", `This lesson is ${shownStatus[lesson.status]}.`);
};
/** One whose player can answer, too. */
const stillAsked = (day: Day, { lessonId, now }: { lessonId: string; now: string }) => {
  const lesson = stillToCome(day, { lessonId, now });
  if (canBeAsked(lesson, now)) return lesson;
  throw conflict("WalkIn", "This player has no account, so they can't reply. Please call or email them.");
};
const isOpen = (
  proposal: Proposal | undefined,
  like: Pick<Proposal, "kind" | "from" | "words" | "duringCamp"> & { startsAt?: string | undefined },
) =>
  proposal?.state === "open" &&
  proposal.kind === like.kind &&
  proposal.from === like.from &&
  proposal.words === like.words &&
  proposal.to?.startsAt === like.startsAt &&
  proposal.duringCamp === like.duringCamp;
const another = (lesson: Lesson, to: LessonTime | undefined) => {
  if (to?.startsAt === lesson.startsAt)
    throw conflict("SameTime", "The lesson is already at this time. Please choose another one.");
};

/** A player asks for another time: a free one, or one described in words. It takes no seat yet. */
export const askMove =
  ({
    lessonId,
    proposalId,
    to,
    words,
    now,
  }: About & { to?: LessonTime | undefined; words?: string | undefined; now: string }) =>
  (day: Day): LessonEvent[] => {
    const lesson = stillAsked(day, { lessonId, now });
    if (isOpen(lesson.proposal, { kind: "move", from: "player", words, startsAt: to?.startsAt })) return [];
    another(lesson, to);
    const { studentId } = lesson;
    const personal = words ? { words } : null;
    return [{ type: "LessonMoveAsked", data: { lessonId, proposalId, studentId, to: to ?? null, personal } }];
  };

interface Offering extends About {
  readonly to: LessonTime;
  readonly words?: string | undefined;
  readonly now: string;
  readonly sickDayId?: string | undefined;
  /** Its instructor answers it, too: there is no account to answer from. */
  readonly isForWalkIn?: boolean | undefined;
  /** A move that was a slip: the ids of its facts. */
  readonly undoes?: readonly string[] | undefined;
  /** The instructor runs one then, and knows. */
  readonly duringCamp?: boolean | undefined;
}

/** An instructor offers another time, requested or not. */
export const offerMove =
  ({ lessonId, proposalId, to, words, now, sickDayId, isForWalkIn = false, duringCamp = false, undoes }: Offering) =>
  (day: Day): LessonEvent[] => {
    const lesson = (isForWalkIn ? stillToCome : stillAsked)(day, { lessonId, now });
    const known = duringCamp ? { duringCamp } : {};
    if (isOpen(lesson.proposal, { kind: "move", from: "instructor", words, startsAt: to.startsAt, ...known }))
      return [];
    another(lesson, to);
    const { instructorId } = lesson;
    const personal = words ? { words } : null;
    const offer = { lessonId, proposalId, instructorId, to, ...known, personal };
    const instead = lesson.proposal?.state === "open" && { instead: lesson.proposal.id };
    const how = { ...(isForWalkIn && { atOnce: true as const }), ...(undoes && { undoes: [...undoes] }) };
    return [{ type: "LessonMoveOffered", data: { ...offer, ...instead, ...how, ...(sickDayId && { sickDayId }) } }];
  };

/** A player cannot cancel an agreed lesson alone, but can ask to. */
export const askCancellation =
  ({ lessonId, proposalId, words, now }: About & { words?: string | undefined; now: string }) =>
  (day: Day): LessonEvent[] => {
    const lesson = stillAsked(day, { lessonId, now });
    if (!playerMay.askToCancel(lesson, now))
      throw conflict("NotAgreed", "This lesson isn't confirmed yet. You can cancel it right away.");
    if (isOpen(lesson.proposal, { kind: "cancel", from: "player", words })) return [];
    const { studentId } = lesson;
    return [
      {
        type: "LessonCancellationAsked",
        data: { lessonId, proposalId, studentId, personal: words ? { words } : null },
      },
    ];
  };

const gone = (state?: Proposal["state"]) =>
  conflict(
    "ProposalGone",
    state === "withdrawn"
      ? "This was taken back, so there's nothing to answer. The lesson stays where it is."
      : "This was already answered or changed. Please see where it stands now.",
  );
const nothingToGoBackTo = (by: Side) =>
  conflict(
    "CoachAway",
    by === "instructor"
      ? "This time is blocked. Unblock it to withdraw this, or cancel the lesson."
      : "Your coach can't make the original time. Request another time or a cancellation instead.",
  );
const notYours = (words: string) => new Rejection("forbidden", "NotYours", words);
/** The proposal with this id; whether it is still open is for the caller to check. */
const proposalOf = (day: Day, { lessonId, proposalId }: About) => {
  const { proposal } = found(day, lessonId);
  if (proposal?.id !== proposalId) throw gone();
  return proposal;
};

export const declineProposal =
  ({ by, ...about }: About & { by: Side }) =>
  (day: Day): LessonEvent[] => {
    const { state, from } = proposalOf(day, about);
    if (from === by) throw notYours("You sent this, so the other side answers it. You can take it back.");
    if (state === "declined") return [];
    if (state !== "open") throw gone(state);
    const declined: LessonEvent = { type: "LessonProposalDeclined", data: about };
    // With the instructor away there is no time to go back to.
    const { isAway } = found(day, about.lessonId);
    return isAway ? [declined, { type: "LessonCancelled", data: { lessonId: about.lessonId } }] : [declined];
  };

/** `isBlocked`: the instructor has not opened the lesson's own time again. */
export const withdrawProposal =
  ({ by, isBlocked = false, ...about }: About & { by: Side; isBlocked?: boolean }) =>
  (day: Day): LessonEvent[] => {
    const { state, from } = proposalOf(day, about);
    if (from !== by) throw notYours("Only the side that sent this can withdraw it.");
    if (state === "withdrawn") return [];
    if (state !== "open") throw gone(state);
    if (isBlocked && found(day, about.lessonId).isAway) throw nothingToGoBackTo(by);
    return [{ type: "LessonProposalWithdrawn", data: about }];
  };

/**
 * The other side agrees: the lesson is cancelled, or is at its new time from here on. This is decided in the stream of
 * the day it leaves, so a lesson moves once and to only one day; on another day a seat was kept for it first.
 */
export const acceptProposal =
  ({ by, now, ...about }: About & { by: Side | "either"; now: string }) =>
  (day: Day): LessonEvent[] => {
    const { lessonId, proposalId } = about;
    if (found(day, lessonId).places.get(proposalId) === "kept") return []; // moved here by it
    const { state, from, kind, to, atOnce, undoes } = proposalOf(day, about);
    if (from === by) throw notYours("The other side replies to this.");
    if (state === "accepted") return [];
    if (state !== "open") throw gone(state);
    const lesson = stillToCome(day, { lessonId, now });
    if (kind === "cancel") return [{ type: "LessonCancelled", data: { lessonId } }];
    if (!to) throw conflict("NoTime", "The player didn't request an exact time. Please offer one.");
    if (to.date === lesson.date) refuseUnlessFree(day, { ...lesson, ...to }, now);
    const how = { ...(atOnce && { atOnce }), ...(undoes && { undoes: [...undoes] }) };
    const { minutes } = lesson;
    const as = agreedAs(lesson);
    const data = { lessonId, proposalId, from: timeOf(lesson), to, minutes, as, timesMoved: timesMovedThen(lesson) };
    return [{ type: "LessonMoved", data: { ...data, ...how } }];
  };
/** Where a lesson is. */
export const timeOf = ({ slotId, date, startTime, startsAt, location, seats }: Lesson): LessonTime => {
  return { slotId, date, startTime, startsAt, location, seats };
};
interface Together extends About {
  readonly to: LessonTime;
  readonly seriesActId: string;
  readonly undoes?: readonly string[] | undefined;
  readonly now: string;
}
/** One of several that move at once: from here on it is where a seat was kept for it. */
export const moveTogether =
  ({ lessonId, proposalId, to, seriesActId, undoes, now }: Together) =>
  (day: Day): LessonEvent[] => {
    if (found(day, lessonId).movedBy === proposalId) return [];
    const lesson = stillToCome(day, { lessonId, now });
    const { minutes } = lesson;
    const how = { minutes, as: agreedAs(lesson), timesMoved: lesson.timesMoved + (undoes ? -1 : 1), seriesActId };
    const slip = undoes && { undoes: [...undoes] };
    return [{ type: "LessonMoved", data: { lessonId, proposalId, from: timeOf(lesson), to, ...how, ...slip } }];
  };
/** A move that was a slip doesn't count. */
export const timesMovedThen = ({ timesMoved, proposal }: Lesson) => timesMoved + (proposal?.undoes ? -1 : 1);
/** Agreeing to a time means agreeing to the lesson. */
export const agreedAs = ({ status }: Lesson): KeptPlace["as"] => (status === "scheduled" ? status : "confirmed");

type LessonAt = LessonHour & Pick<Lesson, "lessonId" | "studentId">;
/** Throws unless the lesson fits there; a seat it already has on this day does not count. */
export const refuseUnlessFree = (day: Day, lesson: LessonAt, now: string) => {
  const others = new Map([...day].filter(([, other]) => other.lessonId !== lesson.lessonId));
  if (!isToCome(lesson, now)) throw conflict("SlotOver", "This time has passed. Please choose another one.");
  stillFree(others, lesson, "This time was just taken. Please choose another one.");
  if (isOwnHour(lesson, lessonsOf(others, lesson)))
    throw conflict("AlreadyBooked", "The player already has a lesson at this time.");
};

/** Keeps a seat on the new day before the old day lets go, so that the lesson is never without one. */
export const keepPlace =
  ({ place, now }: { place: KeptPlace; now: string }) =>
  (day: Day): LessonEvent[] => {
    if (day.get(place.lessonId)?.places.has(place.proposalId)) return [];
    refuseUnlessFree(day, place, now);
    return [{ type: "LessonPlaceKept", data: place }];
  };

/** Only for a lesson that will not come: the day it was to leave has refused to let it go. */
export const giveBackPlace =
  ({ lessonId, proposalId }: About) =>
  (day: Day): LessonEvent[] =>
    day.get(lessonId)?.places.get(proposalId) === "kept"
      ? [{ type: "LessonPlaceGivenBack", data: { lessonId, proposalId } }]
      : [];
