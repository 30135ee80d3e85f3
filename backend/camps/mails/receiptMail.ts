import { registrationSubject } from "../../../eventstore/camps/events.ts";
import { dollars } from "../../../projections/list.ts";
import type { ReceivedBy } from "../../../projections/camps/paymentView.ts";
import { isCardOf, receiptOf } from "../../../projections/camps/mailQueries.ts";
import type { Backend } from "../../backend.ts";
import type { Letter, Post } from "../../post.ts";
import { dollarsOf } from "../../payments/amountRule.ts";
import { comingDays } from "../days/comingRule.ts";
import { datesWords } from "../days/datesInWordsRule.ts";
import { pageOf } from "./registrationMail.ts";

/** What a receipt is written with. */
export type ReceiptDesk = Pick<Backend, "db" | "time" | "capabilities">;

/** Money that moved, and what the receipt says about it. */
interface Receipt extends Pick<Letter, "subject" | "heading" | "paragraphs"> {
  readonly kind: string;
  readonly key: string; // what it is about: the same again is the same mail
  readonly amount: string; // the name of the amount
  readonly cents: number;
  readonly method: ReceivedBy | null; // null: nobody said
  readonly paymentId: string | null;
  readonly at: string; // ISO 8601 UTC
}

const keptFor = 30 * 24 * 60 * 60 * 1000; // ms; how long to keep trying to send it

const inWords: Readonly<Record<ReceivedBy, string>> = {
  card: "Card",
  venmo: "Venmo",
  cashapp: "Cash App",
  cash: "Cash",
  other: "Other",
};
/** "July 8, 2030", at the facility. */
const dayOf = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long" }).format(new Date(instant));
const isTest = (paymentId: string | null) => paymentId?.startsWith("test_") ?? false;

/**
 * To the address given with the registration, also after the camp: what, how, for what and when, with a link that lets
 * the reader in. It names no child. Nothing if the address was removed.
 */
export const postReceipt = async (
  { db, time, capabilities }: ReceiptDesk,
  registrationId: string,
  { kind, key, amount, cents, method, paymentId, at, paragraphs, ...letter }: Receipt,
): Promise<Post[]> => {
  const of = await receiptOf(db, registrationId);
  if (!of?.parentEmail) return [];
  // Once it was handed over, a card payment of its own is the new payer's, and by hand what is more than before.
  const isTheirs = !of.isHandedOver || (paymentId !== null && (await isCardOf(db, { paymentId, payerId: of.payerId })));
  if (!isTheirs && (paymentId !== null || kind === "payment refunded")) return [];
  const ownCents = isTheirs ? cents : cents - (of.earlierByHandCents ?? cents);
  return [
    {
      key: `${key} ${kind} ${registrationId}`,
      kind,
      to: { email: of.parentEmail },
      subjects: [registrationSubject(of)],
      registrationId,
      instructorId: of.instructorId,
      confidential: true,
      uselessAfter: new Date(Date.parse(at) + keptFor).toISOString(),
      letter: {
        ...letter,
        paragraphs: isTest(paymentId) ? [...paragraphs, "This was a test. No money moved."] : paragraphs,
        facts: [
          ...(isTheirs || ownCents > 0 ? [[amount, dollarsOf(dollars(ownCents))] as const] : []),
          ["Method", method === null ? "Not recorded" : inWords[method]],
          ["For", `${of.title}, ${datesWords(comingDays(of, of))}`],
          ["Date", dayOf(at, time.timeZone)],
          ["Registration", registrationId],
        ],
        button: {
          label: "See your registration",
          path: pageOf({ capabilities }, { ...of, id: registrationId }),
        },
      },
    },
  ];
};
