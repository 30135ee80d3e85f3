import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const playerId = z.string(); // the member, who need not be whoever pays or acts
const uploadId = z.string();
const month = z.string().regex(/^\d{4}-\d{2}$/); // of the facility's calendar
const by = z.string(); // an admin, whose key seals the words
const personal = z.object({ words: z.string() }).nullable(); // null: none, or erased

const MembershipActivated = z.object({
  type: z.literal("MembershipActivated"),
  data: z.object({
    playerId,
    source: z.enum(["manual"]),
    by,
    until: z.iso.datetime().optional(), // none: until somebody ends it
    month, // the one it begins in
    personal,
  }),
});
const MembershipDeactivated = z.object({
  type: z.literal("MembershipDeactivated"),
  data: z.object({ playerId, by, personal }),
});
const MembershipEnded = z.object({
  type: z.literal("MembershipEnded"),
  data: z.object({ playerId, why: z.enum(["erased"]) }),
});

/** Counts from here on, before the first byte. The month is the reservation's, whenever the upload ends. */
const UploadReserved = z.object({
  type: z.literal("UploadReserved"),
  data: z.object({ playerId, uploadId, month }),
});
const UploadCommitted = z.object({
  type: z.literal("UploadCommitted"),
  data: z.object({ playerId, uploadId, month }),
});
const UploadReleased = z.object({
  type: z.literal("UploadReleased"),
  data: z.object({ playerId, uploadId, month, why: z.enum(["failed", "stopped", "refused", "never finished"]) }),
});
const UploadsGranted = z.object({
  type: z.literal("UploadsGranted"),
  data: z.object({ playerId, by, month, uploads: z.int(), personal }),
});
/** Says that a month began anew. Nothing is counted by it. */
const UploadsReset = z.object({ type: z.literal("UploadsReset"), data: z.object({ playerId, month }) });

export const MembershipEvent = z.discriminatedUnion("type", [
  MembershipActivated,
  MembershipDeactivated,
  MembershipEnded,
  UploadReserved,
  UploadCommitted,
  UploadReleased,
  UploadsGranted,
  UploadsReset,
]);
export type MembershipEvent = z.infer<typeof MembershipEvent>;

const UploadMonthBegan = z.object({
  type: z.literal("UploadMonthBegan"),
  data: z.object({
    month,
    startsAt: z.iso.datetime(), // the first instant of the month at the facility
    missed: z.array(month), // began since the last one, while nobody said so
    late: z.int().optional(), // s after it began; none for the first one, which nobody could have said sooner
  }),
});
export const UploadMonthEvent = z.discriminatedUnion("type", [UploadMonthBegan]);
export type UploadMonthEvent = z.infer<typeof UploadMonthEvent>;

export const membershipStream = (playerId: string) => `membership-${playerId}`;
/** All months in one stream: whoever appends first has said it. */
export const uploadMonthsStream = "uploadMonths-facility";

const byWhom = (data: { by: string }) => data.by;
/** Whose key seals which part of a fact. */
export const membershipSecrets = {
  MembershipActivated: { personal: byWhom },
  MembershipDeactivated: { personal: byWhom },
  UploadsGranted: { personal: byWhom },
} as const;
