import { lessonMinutes } from "../../../projections/scheduling/freeTimesRule.ts";

interface SlotTerms {
  readonly priceCents: number;
  readonly location: string;
  readonly maxStudents: number;
}
interface OwnTerms {
  readonly hourlyRateCents: number;
  readonly location: string;
}

/** Of a lesson that staff book: the slot's that begins then; outside of slots the instructor's own, for one student. */
export const bookedTerms = (slot: SlotTerms | undefined, own: OwnTerms) => ({
  priceCents: slot?.priceCents ?? Math.round((own.hourlyRateCents * lessonMinutes) / 60),
  location: slot?.location ?? own.location,
  seats: slot?.maxStudents ?? 1,
});
