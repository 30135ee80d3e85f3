import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const wallTime = z.string().regex(/^\d\d:\d\d$/); // HH:MM at the facility
const text = z.string().nullable(); // null: the default text is shown

/** Who plays together, when and where. The id stays when the rest changes, so registrations keep their spots. */
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
  ageMin: z.int().nullable(), // years; null: open to all ages
  ageMax: z.int().nullable(),
  capacity: z.int(), // children; where there are divisions, their own capacities count instead
  fullCampPriceCents: z.int(), // for one child
  dailyPriceCents: z.int(), // for one child and one day
  divisions: z.array(Division),
  playerChecklist: text,
  arrivalInfo: text,
  pickupInfo: text,
  safetyNotes: text,
  campSchedule: text,
  agenda: text,
  releaseUnpaidAfterHours: z.int().nullable(), // null: an unpaid spot is never released
});
export type CampTerms = z.infer<typeof CampTerms>;

const campId = z.string();

const notYet = z.literal("");
/**
 * A camp that only those who run it know of, with what they have decided so far: its days and its location may be left
 * empty. When it is published, that fact has everything again.
 */
const CampDrafted = z.object({
  type: z.literal("CampDrafted"),
  data: z.object({
    campId,
    instructorId: z.string(),
    ...CampTerms.shape,
    startDate: CampTerms.shape.startDate.or(notYet),
    endDate: CampTerms.shape.endDate.or(notYet),
  }),
});
const CampPublished = z.object({
  type: z.literal("CampPublished"),
  data: z.object({ campId, instructorId: z.string(), ...CampTerms.shape }),
});
/** Only what changed. */
const CampRevised = z.object({
  type: z.literal("CampRevised"),
  data: z.object({ campId, changes: CampTerms.partial() }),
});
/** Everyone registered gets to read the reason, so nothing in it is secret. */
const CampCancelled = z.object({ type: z.literal("CampCancelled"), data: z.object({ campId, reason: z.string() }) });
/** As if it had never been canceled: by whoever did it, seconds later. `undoes`: the id of that fact. */
const CampCancellationUndone = z.object({
  type: z.literal("CampCancellationUndone"),
  data: z.object({ campId, undoes: z.array(z.string()) }),
});
const saidAt = z.iso.datetime().optional(); // what happened at the camp before it counts; the oldest facts do not say
const canceledDays = z.array(z.iso.date()); // all of the camp's, from here on
/** One day does not take place: rain, or a field that is closed. What each family owes for the rest follows it. */
const CampDayCanceled = z.object({
  type: z.literal("CampDayCanceled"),
  data: z.object({ campId, day: z.iso.date(), reason: z.string(), canceledDays, at: saidAt }),
});
const CampDayCancellationUndone = z.object({
  type: z.literal("CampDayCancellationUndone"),
  data: z.object({ campId, undoes: z.array(z.string()), day: z.iso.date(), canceledDays }),
});
const dates = z.array(z.iso.date()); // of each of the camp's days by its number, from here on
const movedDays = z.array(z.int()); // the numbers of those that aren't where they were planned, from here on
const moved = { campId, day: z.int(), from: z.iso.date(), to: z.iso.date(), dates, movedDays };
/** One day takes place on another date. It keeps its number, so who comes on it and at what price stays. */
const CampDayMoved = z.object({
  type: z.literal("CampDayMoved"),
  data: z.object({
    ...moved,
    reason: z.string(), // for everyone registered to read
    hasBegun: z.literal(true).optional(), // the camp had: left out, its first day was still to come
    at: saidAt,
  }),
});
/** As if it had never been moved: seconds later, before anybody heard of it. */
const CampDayMoveUndone = z.object({
  type: z.literal("CampDayMoveUndone"),
  data: z.object({ ...moved, undoes: z.array(z.string()) }),
});
/** Off the lists; registrations and payments stay. */
const CampArchived = z.object({ type: z.literal("CampArchived"), data: z.object({ campId, reason: text }) });
/** Out of the archive again. `as`: the camp's status from here on; the oldest of these facts do not say. */
const CampRestored = z.object({
  type: z.literal("CampRestored"),
  data: z.object({ campId, as: z.enum(["active", "cancelled", "completed"]).optional() }),
});

/** Staff wrote to families of a camp. Which ones is settled here: whoever comes later gets nothing of it. */
const FamiliesMessaged = z.object({
  type: z.literal("FamiliesMessaged"),
  data: z.object({
    campId,
    messageId: z.string(),
    authorId: z.string(),
    audience: z.enum(["paid", "unpaid", "waitlist", "everybody"]),
    families: z.int(), // one mail each, about one of these:
    registrationIds: z.array(z.string()),
    entryIds: z.array(z.string()), // on the waitlist
    players: z.int(), // of all these families
    personal: z.object({ subject: z.string(), text: z.string() }).nullable(), // null once the author is erased
  }),
});

export const campFacts = [
  CampDrafted,
  CampPublished,
  CampRevised,
  CampCancelled,
  CampCancellationUndone,
  CampDayCanceled,
  CampDayCancellationUndone,
  CampDayMoved,
  CampDayMoveUndone,
  CampArchived,
  CampRestored,
  FamiliesMessaged,
] as const;
