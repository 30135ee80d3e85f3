import { z } from "zod";
import { membershipMoneyFacts } from "./money.ts";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const playerId = z.string(); // the member, who need not be whoever pays or acts
const uploadId = z.string();
const month = z.string().regex(/^\d{4}-\d{2}$/); // of the facility's calendar
const by = z.string(); // an admin, whose key seals the words
const subscriptionId = z.string(); // the card provider's
const instant = z.iso.datetime();
const personal = z.object({ words: z.string() }).nullable(); // null: none, or erased

const MembershipActivated = z.object({
  type: z.literal("MembershipActivated"),
  data: z.object({
    playerId,
    source: z.enum(["manual", "card"]),
    by: by.optional(), // none: it was paid by card
    subscriptionId: subscriptionId.optional(), // by card
    payerId: z.string().optional(), // whose card, if that is an account's
    until: instant.optional(), // none: until somebody ends it; by card: what is paid until
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
  data: z.object({ playerId, why: z.enum(["erased", "cancelled", "unpaid", "disputed", "unknown"]) }), // to the card provider
});

/** A player under 18 asked the guardian to pay, who needs no account for it. */
const MembershipPaymentAsked = z.object({ type: z.literal("MembershipPaymentAsked"), data: z.object({ playerId }) });
/** Somebody went to pay. Only what the provider's books show as paid activates anything. */
const MembershipCheckoutStarted = z.object({
  type: z.literal("MembershipCheckoutStarted"),
  data: z.object({
    playerId,
    checkoutId: z.string(), // the card provider's
    version: z.int(),
    payerId: z.string().nullable(), // an account; null: by a mailed link
  }),
});
/** A checkout that can no longer be paid. */
const MembershipCheckoutExpired = z.object({
  type: z.literal("MembershipCheckoutExpired"),
  data: z.object({ playerId, checkoutId: z.string() }),
});
const MembershipPeriodPaid = z.object({
  type: z.literal("MembershipPeriodPaid"),
  data: z.object({
    playerId,
    subscriptionId,
    customerId: z.string(), // the card provider's, of whoever pays
    invoiceId: z.string(),
    paymentId: z.string(),
    cents: z.int(),
    from: instant,
    until: instant,
  }),
});
const MembershipPaymentFailed = z.object({
  type: z.literal("MembershipPaymentFailed"),
  data: z.object({
    playerId,
    invoiceId: z.string(),
    attempt: z.int(), // 1: the first
    nextAttemptAt: instant.nullable(), // null: there is none
    code: z.string(), // why, in the provider's word: "insufficient_funds"
  }),
});
const MembershipCancelScheduled = z.object({
  type: z.literal("MembershipCancelScheduled"),
  data: z.object({ playerId, at: instant, by: z.enum(["family", "guardian", "card portal"]) }),
});
const MembershipCancelResumed = z.object({
  type: z.literal("MembershipCancelResumed"),
  data: z.object({ playerId, by: z.enum(["family", "guardian", "card portal"]) }),
});
/** For the off-season: from the end of what is paid, and it goes on by itself. */
const MembershipPaused = z.object({
  type: z.literal("MembershipPaused"),
  data: z.object({ playerId, from: instant, until: instant }),
});
/** Before it had begun. */
const MembershipUnpaused = z.object({ type: z.literal("MembershipUnpaused"), data: z.object({ playerId }) });
/** After an end that was decided here: the provider's books show that nothing more is charged. */
const MembershipBillingStopped = z.object({
  type: z.literal("MembershipBillingStopped"),
  data: z.object({ playerId, subscriptionId }),
});
/** A parent who paid has left, and what they paid has ended: the provider has no name, email or card of theirs any more. */
const MembershipPayerForgotten = z.object({
  type: z.literal("MembershipPayerForgotten"),
  data: z.object({ playerId, subscriptionId, customerId: z.string() }),
});
/** What a family is told ahead of time, each once. */
const MembershipReminded = z.object({
  type: z.literal("MembershipReminded"),
  data: z.object({ playerId, of: z.enum(["renewal", "last days", "resuming"]), at: instant }), // when what it is about happens
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
  MembershipPaymentAsked,
  MembershipCheckoutStarted,
  MembershipCheckoutExpired,
  MembershipPeriodPaid,
  MembershipPaymentFailed,
  ...membershipMoneyFacts,
  MembershipCancelScheduled,
  MembershipCancelResumed,
  MembershipPaused,
  MembershipUnpaused,
  MembershipBillingStopped,
  MembershipPayerForgotten,
  MembershipReminded,
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
  MembershipRefundRequested: { personal: byWhom },
  MembershipMismatchSettled: { personal: byWhom },
  UploadsGranted: { personal: byWhom },
} as const;
