import { z } from "zod";

// Stored for ever as JSON. Add fields as optional; never rename or re-use one.
const wallTime = z.string().regex(/^\d\d:\d\d$/); // HH:MM at the facility
const text = z.string().nullable(); // null: the default text is shown

/** Who plays together when and where. Its id stays when the rest of it changes, so registrations keep their place. */
export const Division = z.object({
  id: z.string(),
  sport: z.enum(["coed", "baseball", "softball"]),
  ageGroup: z.string(), // as typed: "8u", "14u-16u", "3-5yr"
  startTime: wallTime,
  endTime: wallTime,
  field: z.string(),
  capacity: z.int(), // children
});
export type Division = z.infer<typeof Division>;

/** What a camp promises, as far as its owner may change it later. */
export const CampTerms = z.object({
  title: z.string(),
  description: text,
  campType: z.enum(["camp", "clinic"]),
  location: z.string(),
  startDate: z.iso.date(), // the facility's calendar, both ends inclusive
  endDate: z.iso.date(),
  startTime: wallTime,
  endTime: wallTime,
  ageMin: z.int().nullable(), // years; null: nobody is refused
  ageMax: z.int().nullable(),
  capacity: z.int(), // children; where there are divisions, theirs count instead
  fullCampPriceCents: z.int(), // for one child
  dailyPriceCents: z.int(), // for one child and day
  divisions: z.array(Division),
  playerChecklist: text,
  arrivalInfo: text,
  pickupInfo: text,
  safetyNotes: text,
  campSchedule: text,
  agenda: text,
  releaseUnpaidAfterHours: z.int().nullable(), // null: an unpaid place is kept for good
});
export type CampTerms = z.infer<typeof CampTerms>;

const campId = z.string();

const CampPublished = z.object({
  type: z.literal("CampPublished"),
  data: z.object({ campId, instructorId: z.string(), ...CampTerms.shape }),
});
/** Only what changed. */
const CampRevised = z.object({
  type: z.literal("CampRevised"),
  data: z.object({ campId, changes: CampTerms.partial() }),
});
/** Everybody registered is told the reason, so nothing in it is secret. */
const CampCancelled = z.object({ type: z.literal("CampCancelled"), data: z.object({ campId, reason: z.string() }) });
/** Out of the lists; what was registered and paid stays. */
const CampArchived = z.object({ type: z.literal("CampArchived"), data: z.object({ campId, reason: text }) });
/** Out of the archive again. `as`: what the camp then is; the first of these facts do not tell. */
const CampRestored = z.object({
  type: z.literal("CampRestored"),
  data: z.object({ campId, as: z.enum(["active", "cancelled", "completed"]).optional() }),
});

export const campFacts = [CampPublished, CampRevised, CampCancelled, CampArchived, CampRestored] as const;
