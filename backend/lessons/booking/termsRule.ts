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

interface AgreedTerms {
  readonly priceCents?: number | undefined;
}

/**
 * Of a lesson that staff book: what was agreed; else the slot's that begins then, and outside of slots the instructor's
 * own, for one student.
 */
export const bookedTerms = (slot: SlotTerms | undefined, own: OwnTerms, agreed: AgreedTerms = {}) => ({
  priceCents: agreed.priceCents ?? slot?.priceCents ?? Math.round((own.hourlyRateCents * lessonMinutes) / 60),
  location: slot?.location ?? own.location,
  seats: slot?.maxStudents ?? 1,
});
