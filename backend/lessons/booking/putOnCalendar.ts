import { type BookedLesson, dayStream, placeAgreed } from "../../../eventstore/lessons/events.ts";
import { availability, availabilityStream } from "../../../eventstore/scheduling/open.ts";
import { instructorTerms } from "../../../projections/accounts/open.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { Rejection } from "../../http/rejection.ts";
import { aroundMidnight } from "../aroundMidnight.ts";
import { campAt } from "../campAt.ts";
import { lessonMinutes } from "../contract.ts";
import { day } from "../day.ts";
import { scheduleLesson } from "../lesson.ts";
import type { CheckPlace } from "../samePlace.ts";
import { isSamePlace } from "../../scheduling/open.ts";
import { slotAt } from "../proposals/offer.ts";
import { bookedTerms } from "./termsRule.ts";
import { bookSeries } from "../series/bookSeries.ts";

type Agreed = Pick<
  BookedLesson,
  "lessonId" | "studentId" | "instructorId" | "date" | "startTime" | "personal" | "by" | "contact"
> & {
  readonly requestId?: string | undefined;
  readonly priceCents?: number | undefined; // as agreed; else the slot's, or the instructor's own
  readonly place?: string | undefined; // the same
  readonly duringCamp?: boolean | undefined; // knowing that the instructor runs one then
  readonly checkPlace?: CheckPlace | undefined;
};

type Parts = Pick<Backend, "db" | "handle" | "stateOf" | "busyTimes" | "time">;

export const lessonOnCalendar = async (
  { db, stateOf, time }: Parts,
  { now }: Command,
  whole: Agreed,
): Promise<BookedLesson> => {
  const { requestId, priceCents, place, duringCamp: _, checkPlace: __, ...agreed } = whole;
  const { instructorId, date, startTime } = agreed;
  const terms = await instructorTerms(db, instructorId);
  if (!terms)
    throw new Rejection(
      "missing",
      "NoSuchInstructor",
      "This coach no longer gives lessons here. Please choose another one.",
    );
  const startsAt = time.instantOf({ date, time: startTime });
  // A walk-in may be entered while they train, or at the end of the day.
  if (date < time.wallClock(now).date)
    throw new Rejection("conflict", "TimeOver", "This day has passed. Please choose another one.");
  const offer = await stateOf(availability, availabilityStream(instructorId));
  const slot = slotAt(offer, { date, startsAt, time });
  const usual = bookedTerms(slot, terms, { priceCents });
  const isElsewhere = place !== undefined && !isSamePlace(place, usual.location, []);
  return {
    ...agreed,
    ...(requestId !== undefined && { requestId }),
    slotId: slot?.slotId ?? null,
    startsAt,
    minutes: lessonMinutes,
    ...usual,
    ...(isElsewhere && { location: placeAgreed, personal: { ...agreed.personal, place } }),
    as: "scheduled",
    sessionFocus: null,
    weeklyRecurring: null,
  };
};

/**
 * Entered by an instructor: the lesson is agreed and takes its seat at once. Throws a Rejection if the time is taken,
 * that day is over, or the instructor runs a camp then and did not know it.
 */
export const putOnCalendar = async (parts: Parts, command: Command, agreed: Agreed) => {
  const lesson = await lessonOnCalendar(parts, command, agreed);
  await agreed.checkPlace?.(lesson);
  const beside = await aroundMidnight(parts, lesson);
  const camp = agreed.duringCamp ? undefined : await campAt(parts, lesson);
  await parts.handle({ fold: day, stream: dayStream(lesson), command }, beside(scheduleLesson({ lesson, camp })));
};

/** The same every week, as one. Returns the first one's id. */
export const putSeriesOnCalendar = (
  parts: Backend,
  command: Command,
  { alsoOn, ...agreed }: Omit<Agreed, "lessonId"> & { readonly alsoOn: readonly string[] },
) =>
  bookSeries(parts, command, {
    at: agreed,
    alsoOn,
    lessonOn: (date, lessonId) => lessonOnCalendar(parts, command, { ...agreed, date, lessonId }),
    staff: agreed,
  });
