import { z } from "zod";
import type { TestCard } from "../../../backend/payments/contract.ts";
import type { TestSubscriptionCard } from "../../../backend/payments/testSubscriptionContract.ts";
import { testCardFieldsWords as words } from "./words.ts";

/** The cards of test mode, and what each does. No other number leaves this page. */
export const testCards: Readonly<Record<TestCard, string>> = {
  "4242424242424242": words.pays,
  "4000002500003155": words.asksYouToConfirm,
  "4000000000000002": words.isDeclined,
  "4000000000009995": words.hasInsufficientFunds,
};

/** Those for what is paid every month. */
export const subscriptionCards: Readonly<Record<TestSubscriptionCard, string>> = {
  ...testCards,
  "4000000000000341": words.paysOnce,
};

const digits = (text: string) => text.replace(/\D/g, "");
/** "4242 4242 4242 4242" */
export const grouped = (number: string) =>
  digits(number)
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, "$1 ");
/** "04 / 31" */
export const monthAndYear = (typed: string) => {
  const month = digits(typed).slice(0, 2);
  const year = digits(typed).slice(2, 4);
  return year ? `${month} / ${year}` : month;
};

/** Whether a card is good until the end of that month. */
const isOver = (expiry: string, now: Date) => {
  const [month = 0, year = 0] = expiry.split(" / ").map(Number);
  return Date.UTC(2000 + year, month) <= now.getTime();
};

/** As real as Stripe's: all four fields must look right before anything is tried. */
export const fieldsFor = <Card extends string>(cards: Readonly<Record<Card, string>>) =>
  z.object({
    number: z
      .string()
      .transform(digits)
      .pipe(
        z.custom<Card>((number) => String(number) in cards, {
          error: ({ input }) => (String(input).length === 16 ? words.onlyTheTestCardsWork : words.enterAll16Digits),
        }),
      ),
    expiry: z
      .string()
      .regex(/^(0[1-9]|1[0-2]) \/ \d\d$/, words.enterMonthAndYear)
      .refine((expiry) => !isOver(expiry, new Date()), words.thisCardHasExpired),
    cvc: z.string().regex(/^\d{3}$/, words.enterThe3Digits),
    zip: z.string().regex(/^\d{5}$/, words.enterA5DigitZip),
  });
