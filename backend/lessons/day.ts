import {
  type BookedLesson,
  type CommentHidden,
  LessonEvent,
  lessonStatusAfter,
  type NotedPayment,
} from "../../eventstore/lessons/events.ts";
import type { LessonStatus } from "../../projections/lessons/view.ts";
import { type LessonHour, seatsLeft, takesSeat } from "../../projections/scheduling/freeTimesRule.ts";
import type { Fold } from "../handle.ts";
import { type Proposal, proposalAfter } from "./proposals/proposalState.ts";

export interface Lesson extends Omit<BookedLesson, "personal" | "as" | "by" | "contact" | "how"> {
  readonly status: LessonStatus | "moved"; // to another day, whose stream has the rest
  readonly hiddenFrom: readonly ("player" | "instructor")[];
  readonly payment: Payment | null;
  readonly paymentSent: Payment["how"] | undefined; // what the player says
  readonly proposal: Proposal | undefined; // the latest one
  readonly places: ReadonlyMap<string, "kept" | "given back">; // on this day, by the proposal to move it here
  readonly movedBy?: string | undefined; // the last proposal that moved it
  readonly timesMoved: number;
  readonly rating: number | undefined; // once reviewed
  readonly comment: Comment | undefined; // of the review, until it is erased
  readonly sickDayId: string | undefined; // the last one it was canceled or offered another time for
  readonly isAway: boolean; // there is no time to go back to: the instructor cannot come
  readonly lastAct?: LastAct | undefined;
  readonly cameFrom?: string | undefined; // the day it was on, if nothing has happened since it came
  readonly undone?: readonly string[] | undefined; // what was taken back, if nothing has happened since
}

/** What was done last, if it can be undone: ids of its facts, and the lesson as it was before. */
interface LastAct {
  readonly ids: readonly string[];
  readonly before: Lesson;
  readonly seriesActId?: string | undefined; // of those that moved together, and go back together
}

/** Why it is hidden; null: it is not. */
interface Comment {
  readonly hidden: CommentHidden["why"] | null;
}

/** The latest note about the payment. */
export type Payment = Pick<NotedPayment, "how" | "cents"> & { readonly words: string | null };
/** One instructor's day, by lesson id. A lesson that is about to move to another hour of it takes that one, too. */
export type Day = ReadonlyMap<string, Lesson>;

const asBooked: Pick<
  Lesson,
  | "hiddenFrom"
  | "payment"
  | "paymentSent"
  | "proposal"
  | "places"
  | "timesMoved"
  | "rating"
  | "comment"
  | "sickDayId"
  | "isAway"
> = {
  hiddenFrom: [],
  payment: null,
  paymentSent: undefined,
  proposal: undefined,
  places: new Map(),
  timesMoved: 0,
  rating: undefined,
  comment: undefined,
  sickDayId: undefined,
  isAway: false,
};

const withPlace = (places: Lesson["places"], proposalId: string, is: "kept" | "given back") =>
  new Map(places).set(proposalId, is);

const heldAs = (proposalId: string) => `held ${proposalId}`;
const without = (day: Day, key: string): Day => (day.has(key) ? new Map([...day].filter(([id]) => id !== key)) : day);

export const day: Fold<Day, LessonEvent> = {
  events: LessonEvent,
  initial: new Map(),
  evolve(day, fact, id) {
    const before = day.get(fact.data.lessonId);
    const is = (lesson: Lesson): Day => new Map(day).set(lesson.lessonId, lesson);
    if (fact.type === "LessonBooked") {
      const { personal: _, contact: __, by: ___, how: ____, as, ...rest } = fact.data;
      return is({ ...asBooked, ...rest, status: as });
    }
    if (fact.type === "LessonPlaceKept") {
      const { proposalId, as, movedFrom, undoes: undone, payment: paid, personal, paymentSent, ...terms } = fact.data;
      const { seriesActId: _, ...rest } = terms;
      const payment = paid && { ...paid, words: personal?.paymentWords ?? null };
      const { places: had, proposal } = before ?? asBooked; // what it was on this day before it was moved away
      const places = withPlace(had, proposalId, "kept");
      const there: Lesson = { ...asBooked, ...rest, status: as, payment, paymentSent, proposal, places };
      if (before && movedFrom === rest.date)
        return new Map(day).set(before.lessonId, { ...before, places }).set(heldAs(proposalId), there);
      return is({ ...there, ...(undone ? { undone } : { cameFrom: movedFrom }) });
    }
    if (!before) return day;
    if (fact.type === "LessonTakenBack") return new Map([...day].filter(([id]) => id !== before.lessonId));
    const act = (first?: LastAct): LastAct | undefined =>
      id === undefined ? undefined : { ids: [...(first?.ids ?? []), id], before: first?.before ?? before };
    const since = { lastAct: undefined, cameFrom: undefined, undone: undefined };
    const lesson: Lesson = { ...before, proposal: proposalAfter(before.proposal, fact), ...since };
    switch (fact.type) {
      case "LessonHidden": {
        const { from, cancels } = fact.data;
        return is({ ...lesson, hiddenFrom: [...lesson.hiddenFrom, from], lastAct: act(cancels && before.lastAct) });
      }
      case "LessonDeclineUndone":
      case "LessonUnhidden":
        return is(before.lastAct?.before ?? before);
      case "LessonPaymentNoted": {
        const { how, cents, personal } = fact.data;
        return is({ ...lesson, payment: { how, cents, words: personal?.words ?? null } });
      }
      case "LessonPaymentSent":
        return is({ ...lesson, paymentSent: fact.data.how });
      case "LessonPaymentNoteWithdrawn":
        return is({ ...lesson, payment: null });
      case "LessonReviewed":
        return is({ ...lesson, rating: fact.data.rating, comment: fact.data.personal ? { hidden: null } : undefined });
      case "ReviewCommentHidden":
        return is({ ...before, comment: before.comment && { hidden: fact.data.why } });
      case "ReviewCommentShown":
        return is({ ...before, comment: before.comment && { hidden: null } });
      case "LessonMoved": {
        const { to, as, timesMoved, atOnce, undoes: undone, proposalId: movedBy, seriesActId } = fact.data;
        const together = act();
        const moving = seriesActId ? together && { ...together, seriesActId } : act(before.lastAct);
        const lastAct = (atOnce || seriesActId) && !undone ? moving : undefined;
        const isSameDay = to.date === lesson.date;
        const moved: Lesson = isSameDay
          ? { ...lesson, ...to, timesMoved, status: as, isAway: false, lastAct, undone, movedBy }
          : { ...lesson, status: "moved", lastAct, movedBy };
        return without(is(moved), heldAs(movedBy));
      }
      case "LessonPlaceGivenBack": {
        const { proposalId } = fact.data;
        const isLast = [...lesson.places.keys()].at(-1) === proposalId;
        const places = withPlace(lesson.places, proposalId, "given back");
        if (day.has(heldAs(proposalId))) return without(is({ ...before, places }), heldAs(proposalId));
        return is({ ...lesson, places, status: isLast ? "moved" : lesson.status });
      }
      case "LessonMoveOffered": {
        const { sickDayId, instead, undoes } = fact.data;
        const away = sickDayId ? { sickDayId, isAway: true } : {}; // whatever else is proposed later
        return is({ ...lesson, ...away, lastAct: sickDayId || instead || undoes ? undefined : act() });
      }
      case "LessonProposalWithdrawn":
        return is(fact.data.undoes ? (before.lastAct?.before ?? before) : { ...lesson, isAway: false });
      case "LessonMoveAsked":
      case "LessonCancellationAsked":
      case "LessonProposalDeclined":
        return is(lesson);
      case "LessonDeclined":
        return is({ ...lesson, status: lessonStatusAfter[fact.type], lastAct: act() });
      case "LessonCancelled": {
        const { sickDayId } = fact.data;
        return is({ ...lesson, sickDayId, status: lessonStatusAfter[fact.type], lastAct: act() });
      }
      case "LessonConfirmed":
      case "LessonCompleted":
      case "LessonMissed":
        return is({ ...lesson, status: lessonStatusAfter[fact.type] });
    }
  },
};

/** Whether one more lesson fits there. */
export const isFree = (day: Day, hour: LessonHour) => seatsLeft(hour, [...day.values()].filter(takesSeat)) > 0;
