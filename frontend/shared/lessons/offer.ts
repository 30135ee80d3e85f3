import { lessonMinutes, type LessonView, type OccupiedView } from "../../../backend/lessons/contract.ts";
import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { isActive } from "../../../backend/lessons/movesRule.ts";
import { type LessonHour, type Offer, takesSeat } from "../../../projections/scheduling/freeTimesRule.ts";

type Timed = Pick<OccupiedView, "scheduledDate" | "duration">;
/** A lesson in the shape that the rule about free times needs. */
export const placeOf = ({ scheduledDate, duration, seats }: Timed & Pick<LessonView, "seats">): LessonHour => ({
  startsAt: scheduledDate,
  minutes: duration,
  seats,
});

export type OfferedSlot = Pick<
  SlotView,
  | "dayOfWeek"
  | "startTime"
  | "isAvailable"
  | "maxStudents"
  | "validFrom"
  | "validUntil"
  | "blockedDates"
  | "oneOnOneDates"
>;
const ofGroup = Number.POSITIVE_INFINITY; // how many does not matter to somebody joining it

/**
 * An instructor's slots and lessons as the server tells them, in the shape of the rule that decides on bookings. A taken
 * time does not say by whom; where that matters, the slot says that it is one-on-one.
 */
export const offerOf = <S extends OfferedSlot>({
  slots,
  lessons,
  own = [],
  now = Date.now(),
  instantOf,
}: {
  slots: readonly S[];
  lessons: readonly (Timed & Pick<OccupiedView, "status">)[];
  own?: readonly Pick<LessonView, "scheduledDate" | "status">[]; // the current user's
  now?: number; // ms
  instantOf: Offer<S>["instantOf"];
}): Offer<S> => {
  const oneOnOne = new Set(
    slots.flatMap(({ oneOnOneDates, startTime }) => oneOnOneDates.map((date) => instantOf({ date, time: startTime }))),
  );
  const seatsOf = ({ scheduledDate }: Timed) => (oneOnOne.has(scheduledDate) ? 1 : ofGroup);
  return {
    slots,
    taken: lessons.filter(takesSeat).map((lesson) => placeOf({ ...lesson, seats: seatsOf(lesson) })),
    own: own.filter(isActive).map(({ scheduledDate }) => ({ startsAt: scheduledDate })),
    isBlocked: ({ slot, date }) => slot.blockedDates.includes(date),
    now: new Date(now).toISOString(),
    minutes: lessonMinutes,
    instantOf,
  };
};
