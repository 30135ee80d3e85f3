/*
 * What an instructor offers on a day, and what is left of it. A booking is decided on by this, and by this every screen
 * says what can be booked. It imports nothing, so that a browser may import it.
 */

/** A weekly slot. Times are wall times of the facility. */
interface Slot {
  readonly dayOfWeek: number; // 0 Sunday … 6 Saturday
  readonly startTime: string; // HH:MM
  readonly isAvailable: boolean;
  readonly maxStudents: number;
  readonly validFrom: string; // first day, and the first day no longer
  readonly validUntil: string;
}

/** A lesson, or the place that one would take. */
export interface LessonHour {
  readonly startsAt: string; // ISO 8601 UTC
  readonly minutes: number;
  readonly seats: number; // how many it is for; 1: one-on-one
}

/** How long a lesson takes, from the start of its slot on. */
export const lessonMinutes = 60;

type InstantOf = (wall: { date: string; time: string }) => string;

/** Of a lesson that is agreed on. One that is asked for takes no seat yet. */
export const seatTaking = ["confirmed", "scheduled"] as const;
export const takesSeat = ({ status }: { readonly status: string }) => seatTaking.some((taking) => taking === status);

/** 0 Sunday … 6 Saturday */
export const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Whether a slot is of this day, be it open or closed. */
export const isOn = (date: string, slot: Pick<Slot, "dayOfWeek" | "validFrom" | "validUntil">) =>
  slot.dayOfWeek === weekdayOf(date) && slot.validFrom <= date && date < slot.validUntil;

export const startOf = ({ startsAt }: Pick<LessonHour, "startsAt">) => Date.parse(startsAt);
export const endOf = ({ startsAt, minutes }: Omit<LessonHour, "seats">) => Date.parse(startsAt) + minutes * 60_000;

/** Whether there is a moment that is of both; those that only touch have none. */
export const overlaps = (one: Omit<LessonHour, "seats">, other: Omit<LessonHour, "seats">) =>
  startOf(one) < endOf(other) && startOf(other) < endOf(one);

/**
 * How many more lessons can be given there, beside those that take a seat. An instructor is at one place at a time: a
 * group fills up with lessons that are for a group and begin with it. Beside any other there is no seat at any moment of
 * it, and whoever was promised to be alone stays alone, whatever is published at their hour later.
 */
export const seatsLeft = (hour: LessonHour, taken: readonly LessonHour[]) => {
  const rivals = taken.filter((lesson) => overlaps(lesson, hour));
  const isOneGroup = rivals.every((rival) => startOf(rival) === startOf(hour) && rival.seats > 1);
  return isOneGroup ? Math.max(0, hour.seats - rivals.length) : 0;
};

/**
 * The open slots of a day in the order of the clock, each with its instant. Where the clock skips an hour, two slots may
 * begin at one instant: the one that the wall says then takes place, and the one of the hour that is not there does not.
 */
export const offeredOn = <S extends Slot>(date: string, slots: readonly S[], instantOf: InstantOf) => {
  const open = slots
    .filter((slot) => slot.isAvailable && isOn(date, slot))
    .toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))
    .map((slot) => ({ slot, date, startsAt: instantOf({ date, time: slot.startTime }) }));
  return [...new Map(open.map((time) => [time.startsAt, time])).values()];
};
type Offered<S> = { readonly slot: S; readonly date: string; readonly startsAt: string };

/** Nobody comes twice to the same hour. `own`: what somebody has or has asked for there. */
export const isOwnHour = (hour: Pick<LessonHour, "startsAt">, own: readonly Pick<LessonHour, "startsAt">[]) =>
  own.some((lesson) => startOf(lesson) === startOf(hour));

export interface Offer<S extends Slot> {
  readonly slots: readonly S[];
  /** Lessons that take a seat, those of the days before and after too: late ones reach over midnight. */
  readonly taken: readonly LessonHour[];
  readonly own?: readonly Pick<LessonHour, "startsAt">[];
  readonly isBlocked: (time: Offered<S>) => boolean;
  readonly now: string; // ISO 8601 UTC
  readonly minutes: number; // that a lesson takes
  readonly instantOf: InstantOf;
}

/** A time on offer, and why it cannot be booked if it cannot. Closed: the instructor is away then. */
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
