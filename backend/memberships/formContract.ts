import { z } from "zod";
import { amount } from "../amountContract.ts";

// Apart from the addresses, which the back office loads first.

/** Left out: the caller's own player. */
export const ForPlayer = z.object({ playerId: z.string().optional() });

export const PauseMembership = z.object({
  playerId: z.string().optional(),
  months: z
    .int("Please choose for how many months")
    .min(1, "Please choose 1 to 6 months")
    .max(6, "Please choose 1 to 6 months"),
});
export type PauseMembership = z.input<typeof PauseMembership>;

const emptyIsNone = (value: unknown) => (value === "" || value === null ? undefined : value);
const tooLong = "Please use at most 300 characters";
const userId = z.string(); // the player's: an account's own id for its own player
const reason = z.preprocess(emptyIsNone, z.string().trim().max(300, tooLong).optional()).optional();

export const ActivateMembership = z.object({
  userId,
  reason,
  /** The last day, at the facility. Left out: until somebody ends it. */
  until: z.preprocess(emptyIsNone, z.iso.date("Please choose a date").optional()).optional(),
});
export type ActivateMembership = z.input<typeof ActivateMembership>;

export const DeactivateMembership = z.object({ userId, reason });
export type DeactivateMembership = z.input<typeof DeactivateMembership>;

const whyRequired = z.string().trim().min(1, "Please say why").max(300, tooLong);

/** Of one month, to the card it was paid with. Without an amount it is all that is left. */
export const RefundMembership = z.object({
  invoiceId: z.string().max(255),
  amount,
  reason: whyRequired,
  end: z.boolean().optional(), // the membership ends, too, right away
});
export type RefundMembership = z.input<typeof RefundMembership>;

/** Accepted: dealt with in another way. Refunded: it is requested again. */
export const SettleMembershipMismatch = z.object({
  how: z.enum(["accepted", "refunded"], "Please choose what to do with it"),
  reason: whyRequired,
});
export type SettleMembershipMismatch = z.input<typeof SettleMembershipMismatch>;

const mostGranted = 20;
export const GrantUploads = z.object({
  uploads: z
    .int("Please enter a whole number")
    .min(1, "Please give at least 1")
    .max(mostGranted, `Please give at most ${mostGranted}`),
  reason: whyRequired,
});
export type GrantUploads = z.input<typeof GrantUploads>;
