/*
 * What an instructor offers on a day, and what is left of it. Bookings are decided by this, and every screen shows by
 * it what can be booked. It imports nothing, so that browsers may import it.
 */

/** A weekly slot. Times are wall-clock times at the facility. */
interface Slot {
  readonly dayOfWeek: number; // 0 Sunday … 6 Saturday
  readonly startTime: string; // HH:MM
  readonly isAvailable: boolean;
  readonly maxStudents: number;
  readonly validFrom: string; // first day, and the first day after the last
  readonly validUntil: string;
}

/** The hour of a lesson, or of one to be booked. */
export interface LessonHour {
  readonly startsAt: string; // ISO 8601 UTC
  readonly minutes: number;
  readonly seats: number; // how many players it is for; 1: one-on-one
}

/** How long a lesson lasts, from the start of its slot. */
export const lessonMinutes = 60;

/** How far ahead an instructor's next opening is looked for. */
export const openingWeeks = 4;

type InstantOf = (wall: { date: string; time: string }) => string;

/** True for agreed lessons. A requested one takes no seat yet. */
export const seatTaking = ["confirmed", "scheduled"] as const;
export const takesSeat = ({ status }: { readonly status: string }) => seatTaking.some((taking) => taking === status);

/** It is agreed and not over, or its time is requested. */
export const active = ["pending", ...seatTaking] as const;
export const isActive = ({ status }: { readonly status: string }) => active.some((one) => one === status);

/** 0 Sunday … 6 Saturday */
export const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Whether a slot is on this day, open or closed. */
export const isOn = (date: string, slot: Pick<Slot, "dayOfWeek" | "validFrom" | "validUntil">) =>
  slot.dayOfWeek === weekdayOf(date) && slot.validFrom <= date && date < slot.validUntil;

export const startOf = ({ startsAt }: Pick<LessonHour, "startsAt">) => Date.parse(startsAt);
export const endOf = ({ startsAt, minutes }: Omit<LessonHour, "seats">) => Date.parse(startsAt) + minutes * 60_000;

/** Whether they share a moment; lessons that only touch do not. */
export const overlaps = (one: Omit<LessonHour, "seats">, other: Omit<LessonHour, "seats">) =>
  startOf(one) < endOf(other) && startOf(other) < endOf(one);

/**
 * How many more lessons fit, beside those that take a seat. An instructor is in one place at a time: a group fills up
 * with lessons that are for a group and start with it. Beside any other lesson there is no seat at any moment of it,
 * and someone promised to be alone stays alone, whatever is published at their hour later.
 */
export const seatsLeft = (hour: LessonHour, taken: readonly LessonHour[]) => {
  const rivals = taken.filter((lesson) => overlaps(lesson, hour));
  const isOneGroup = rivals.every((rival) => startOf(rival) === startOf(hour) && rival.seats > 1);
  return isOneGroup ? Math.max(0, hour.seats - rivals.length) : 0;
};

/**
 * A day's open slots in clock order, each with its instant. Where the clock skips an hour, two slots may start at one
 * instant: the one on the wall clock then is offered, and the one in the missing hour is not.
 */
export const offeredOn = <S extends Slot>(date: string, slots: readonly S[], instantOf: InstantOf) => {
  const open = slots
    .filter((slot) => slot.isAvailable && isOn(date, slot))
    .toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))
    .map((slot) => ({ slot, date, startsAt: instantOf({ date, time: slot.startTime }) }));
  return [...new Map(open.map((time) => [time.startsAt, time])).values()];
};
type Offered<S> = { readonly slot: S; readonly date: string; readonly startsAt: string };

/** No one comes twice to the same hour. `own`: what the person has booked or requested there. */
export const isOwnHour = (hour: Pick<LessonHour, "startsAt">, own: readonly Pick<LessonHour, "startsAt">[]) =>
  own.some((lesson) => startOf(lesson) === startOf(hour));

export interface Offer<S extends Slot> {
  readonly slots: readonly S[];
  /** Lessons that take a seat, including those of the days before and after: late ones reach past midnight. */
  readonly taken: readonly LessonHour[];
  readonly own?: readonly Pick<LessonHour, "startsAt">[];
  readonly isBlocked: (time: Offered<S>) => boolean;
  readonly now: string; // ISO 8601 UTC
  readonly minutes: number; // of a lesson
  readonly instantOf: InstantOf;
}

/** A time on offer, and if it cannot be booked, why. Closed: the instructor is away then. */
export type OfferedTime<S> = Offered<S> & {
  readonly left: number;
  readonly state: "free" | "taken" | "over" | "closed" | "own";
};

/** What an instructor offers on a day, with what is left of it. */
export const timesOn = <S extends Slot>(
  date: string,
  { slots, taken, own = [], isBlocked, now, minutes, instantOf }: Offer<S>,
): OfferedTime<S>[] =>
  offeredOn(date, slots, instantOf).map((time) => {
    const left = seatsLeft({ startsAt: time.startsAt, minutes, seats: time.slot.maxStudents }, taken);
    const stateOf = () => {
      if (startOf(time) <= Date.parse(now)) return "over";
      if (isBlocked(time)) return "closed";
      if (isOwnHour(time, own)) return "own";
      return left > 0 ? "free" : "taken";
    };
    return { ...time, left, state: stateOf() };
  });
