import { z } from "zod";
import type { MembershipEvent, UploadMonthEvent } from "../../eventstore/memberships/events.ts";

/** The names of its facts; the history has a sentence for each. */
export type MembershipFact = MembershipEvent["type"] | UploadMonthEvent["type"];

export const MembershipStatus = z.enum(["active", "inactive"]);

/** A card that pays for a membership, as long as it may be charged. */
const CardView = z.object({
  hasFailed: z.boolean(), // since the last payment
  nextAttemptAt: z.iso.datetime().nullable(), // after a failure; null: none
});

/** The current month, by the facility's calendar. */
const ofTheMonth = {
  membershipStatus: MembershipStatus,
  videosThisMonth: z.int(), // those still being uploaded included
  allowed: z.int(), // four, and what was granted; while inactive, what there would be
  standing: z.enum(["paid", "ending", "paused", "grace", "manual", "inactive"]),
  /** When it ends, or would if the card is not paid in grace. Null: inactive, or it goes on. */
  endsAt: z.iso.datetime().nullable(),
  renewsAt: z.iso.datetime().nullable(), // when the card is charged next; null: it is not
  pausesAt: z.iso.datetime().nullable(), // when a pause that is scheduled begins
  pausedUntil: z.iso.datetime().nullable(), // from the end of what is paid
  card: CardView.nullable(), // null: none may be charged
};

/** Whether a player may upload a video now, and if not, why. */
export const SubscriptionView = z.object({
  ...ofTheMonth,
  paidFrom: z.iso.datetime().nullable(), // when the month that a card has paid began; null: none
  canUpload: z.boolean(),
  resetsOn: z.iso.date(), // the first day of the next month
  reason: z.string().nullable(), // in words; null: uploading is fine
  isPayer: z.boolean(), // the caller's card pays, so the portal is theirs
  payer: z.string().nullable(), // the first name of another account whose card pays, as long as it manages the player
  hasPayerLeft: z.boolean(), // whoever's card paid no longer manages the player: it ends with what is paid
  hadOne: z.boolean(), // a membership, now or before
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;

/** A line of what happened to a membership and its uploads, as on a bank statement. */
export const LedgerLineView = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  what: z.enum([
    "activated",
    "deactivated",
    "ended",
    "paid",
    "failed",
    "paid twice",
    "refund requested",
    "refunded",
    "refund failed",
    "refund returned",
    "refund settled",
    "disputed",
    "dispute won",
    "dispute lost",
    "canceled",
    "kept",
    "paused",
    "unpaused",
    "upload",
    "granted",
    "month",
  ]),
  month: z.string().nullable(), // "2030-04", by which it counts
  uploads: z.int(), // how many more or fewer there are by it
  state: z.enum(["reserved", "counted", "released"]).nullable(), // of an upload
  why: z.string().nullable(), // an upload does not count, or a membership ended
  until: z.iso.datetime().nullable(), // of a membership activated with an end, paid, or canceled
  amount: z.string().nullable(), // dollars paid or refunded: "10.00"
  by: z.string().nullable(), // the first name of the admin
  words: z.string().nullable(),
});
export type LedgerLineView = z.infer<typeof LedgerLineView>;

/** What about its money waits for somebody. */
const MembershipTrouble = z.enum(["disputed", "refund failed"]);
export type MembershipTrouble = z.infer<typeof MembershipTrouble>;

/** A month paid by card, for admins. Sums are dollars: "10.00". */
export const MembershipPaymentView = z.object({
  invoiceId: z.string(),
  paidAt: z.iso.datetime(),
  until: z.iso.datetime().nullable(), // what it paid for; null: the player had paid already
  amount: z.string(),
  refunded: z.string(),
  onTheWay: z.string(), // refunds that were requested
  left: z.string(), // what can still be refunded
  dispute: z.enum(["open", "won", "lost"]).nullable(),
  trouble: MembershipTrouble.nullable(),
});
export type MembershipPaymentView = z.infer<typeof MembershipPaymentView>;

/** What memberships brought in, by the facility's months. Sums are dollars. */
export const MembershipRevenueView = z.object({
  active: z.int(), // members now, those below included
  byCard: z.int(), // the others were activated by hand
  ending: z.int(),
  pastDue: z.int(),
  openEnded: z.int(), // by hand, without an end
  announced: z.object({ month: z.string(), late: z.int().nullable() }).nullable(), // the last month members heard of; late: s
  months: z
    .object({
      month: z.string(), // "2030-04"
      collected: z.string(),
      refunded: z.string(),
      disputed: z.string(), // lost to a bank
    })
    .array(), // the latest first
});
export type MembershipRevenueView = z.infer<typeof MembershipRevenueView>;

/** A player's membership, for admins. */
export const MembershipView = z.object({
  id: z.string(), // the player's
  firstName: z.string().nullable(), // null once erased
  lastName: z.string().nullable(),
  accountId: z.string(), // that answers for the player, or is the player
  ...ofTheMonth,
  since: z.iso.datetime(),
  source: z.enum(["manual", "card"]),
  until: z.iso.datetime().nullable(), // null: until somebody ends it; by card: what is paid until
  moneyTrouble: MembershipTrouble.nullable(),
  isStopping: z.boolean(), // ended here, and the card provider's books do not show that yet
  endedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
});
export type MembershipView = z.infer<typeof MembershipView>;

/** A month, and when it was said that it began. */
export const UploadMonthView = z.object({
  id: z.string(), // "2030-04"
  month: z.string(),
  startsAt: z.iso.datetime(),
  saidAt: z.iso.datetime(),
  late: z.int().nullable(), // s; null: the first one
  missed: z.string().array(), // months before it of which nobody said so
  members: z.int(), // who were told
});
export type UploadMonthView = z.infer<typeof UploadMonthView>;
