import { z } from "zod";
import { MoneyView, PaymentStatus, registrationUrl } from "../contract.ts";

export const disputePackUrl = (id: string) => `${registrationUrl(id)}/dispute-pack`;

const dollars = z.string(); // with two decimals
const text = z.string().nullable();
const instant = z.iso.datetime();

const Party = z.object({
  kind: z.enum(["user", "system", "visitor"]),
  id: text,
  role: text, // as of then
  name: text, // null: no account, or removed
});

/** What a camp promised: the texts the parent could read, and the prices. */
const Terms = z.object({
  title: z.string(),
  description: text,
  campType: z.string(),
  location: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  dates: z.array(z.iso.date()).optional(), // of each day by its number, where they don't follow one another
  startTime: z.string(), // HH:MM at the facility
  endTime: z.string(),
  fullCampPrice: dollars, // for one child
  dailyPrice: dollars, // for one child and one day
  divisions: z.array(
    z.object({
      sport: z.string(),
      ageGroup: z.string(),
      startTime: z.string(),
      endTime: z.string(),
      field: z.string(),
      capacity: z.int(),
    }),
  ),
  playerChecklist: text, // null texts: the facility's own were shown
  arrivalInfo: text,
  pickupInfo: text,
  safetyNotes: text,
  campSchedule: text,
  agenda: text,
  releaseUnpaidAfterHours: z.int().nullable(),
});

/** One recorded fact: who did what, when, and why. */
const Step = z.object({
  factId: z.string(),
  revision: z.int(), // its position among the camp's facts
  at: instant,
  what: z.string(), // the fact's name
  by: Party,
  paymentStatus: PaymentStatus.nullable(), // the state afterwards; null: unchanged
  details: z.record(z.string(), z.string()), // amounts in dollars with two decimals
  words: text, // why; null: none were given, or they were removed
});

/**
 * Everything recorded about one registration, for whoever has to prove it. Never what was written about a child's
 * health.
 */
export const DisputePack = z.object({
  registrationId: z.string(),
  campId: z.string(),
  madeAt: instant,
  registeredAt: instant,
  registeredBy: Party,
  parent: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(), // null: removed
  children: z.array(
    z.object({
      name: text, // null: removed
      age: z.int().nullable(),
      sport: text,
      division: text,
      isWithdrawn: z.boolean(),
    }),
  ),
  agreed: z.object({
    registrationOption: z.string(),
    selectedDays: z.array(z.int()), // from 1
    paymentMethod: z.string(),
    pricePerChild: dollars,
    total: dollars, // for all children, as quoted
    policies: text, // the version that was shown; null: none was
  }),
  policies: z.object({ privacy: z.string(), terms: z.string(), refunds: z.string() }).nullable(), // of that version
  camp: z.object({
    terms: Terms, // when the parent registered
    sha256: z.string().describe("of `terms` as JSON without white space, in hexadecimal digits"),
    changes: z.array(z.object({ at: instant, what: z.string(), fields: z.array(z.string()), reason: text })), // since
  }),
  money: MoneyView,
  steps: z.array(Step),
  cardPayments: z.array(
    z.object({ paymentId: z.string(), asked: dollars, received: dollars, refunded: dollars, isMismatch: z.boolean() }),
  ),
  mails: z.array(
    z.object({
      messageId: z.string(),
      kind: z.string(),
      subject: text, // null: deleted
      recipient: text,
      state: z.enum(["waiting", "handing over", "sent", "failed", "skipped", "unknown"]), // as the list of emails has it
      reason: text, // why it reached nobody; null once it was sent to a mail server
      attempts: z.int(),
      writtenAt: instant,
      settledAt: instant.nullable(), // sent, or given up
      nextAttemptAt: instant.nullable(), // for one that waits
    }),
  ),
});
export type DisputePack = z.infer<typeof DisputePack>;
