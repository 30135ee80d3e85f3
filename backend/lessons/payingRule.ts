import { dollarsOf } from "../payments/amountRule.ts";
import { isActive, isToCome } from "./movesRule.ts";

/*
 * How a lesson is paid, and what becomes of a request meanwhile. Page, mail and dashboard say the same.
 */

interface Payable {
  readonly status: string;
  readonly startsAt: string;
  readonly price: string; // dollars with two decimals
  readonly payment: object | null; // as noted
  readonly isTimeTaken: boolean;
}

/** How to pay is shown until a payment is noted: for what is agreed, and for what can still be. */
export const isPayable = ({ status, startsAt, price, payment, isTimeTaken }: Payable, now: number) =>
  isActive({ status }) &&
  payment === null &&
  Number(price) > 0 &&
  (status !== "pending" || (!isTimeTaken && isToCome({ startsAt }, now)));

/** "$75 each, $600 in all"; where the weeks differ, the sum alone */
export const seriesPrice = (prices: readonly string[]) => {
  const all = `${dollarsOf((prices.reduce((cents, price) => cents + Math.round(Number(price) * 100), 0) / 100).toFixed(2))} in all`;
  const [one = ""] = prices;
  return prices.every((price) => price === one) ? `${dollarsOf(one)} each, ${all}` : all;
};

const weekday = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC", // a day has no zone: read as UTC it stays the same day
  weekday: "short",
  month: "short",
  day: "numeric",
});

/** The end of a lesson's payment note, which stays when the lesson moves: it may have been paid before. */
export const paymentCode = (id: string) => id.slice(-4).toUpperCase();

/**
 * The note beside a payment: "Lesson Tue Nov 24 4 PM 3F9A". It says which lesson it is for and names nobody, because
 * payment apps show notes to other people.
 */
export const lessonPaymentNote = ({ id, date, startTime }: { id: string; date: string; startTime: string }) => {
  const [hours = 0, minutes = 0] = startTime.split(":").map(Number);
  const clock = `${hours % 12 || 12}${minutes > 0 ? startTime.slice(2) : ""} ${hours < 12 ? "AM" : "PM"}`;
  return `Lesson ${weekday.format(Date.parse(date)).replace(",", "")} ${clock} ${paymentCode(id)}`;
};

interface Handles {
  readonly venmo: string | null;
  readonly cashApp: string | null;
}
/** "Venmo or Cash App"; empty if there is neither */
export const appsOf = ({ venmo, cashApp }: Handles) =>
  [venmo && "Venmo", cashApp && "Cash App"].filter(Boolean).join(" or ");

interface Requested {
  readonly coach: string; // as it begins a sentence
  readonly price: string;
  readonly handles?: Handles | undefined; // undefined: not known yet
  readonly isPaid: boolean; // noted by the coach
  readonly isSent: boolean; // says the player
  readonly isConfirmed: boolean;
}

/** The three steps of a request; two where there is nothing to pay. */
export const requestSteps = ({ coach, price, handles, isPaid, isSent, isConfirmed }: Requested) => {
  const isFree = price !== "" && Number(price) === 0;
  const by = handles && appsOf(handles);
  const paying = () => {
    if (isPaid) return { title: "Payment received", text: `${coach} has it.` };
    if (isSent) return { title: "Payment sent", text: `${coach} will record it when it comes through.` };
    return { title: ["Pay", dollarsOf(price)].join(" "), text: by ? `Send it by ${by}.` : `Pay ${coach} directly.` };
  };
  const confirming = () => {
    if (isConfirmed) return { title: "Confirmed", text: `You're on ${coach}'s calendar.` };
    const when = isPaid ? "Coming up next. " : isFree ? "" : "Once your payment comes through. ";
    return { title: `${coach} confirms`, text: `${when}We'll email you.` };
  };
  return [
    {
      title: "Request sent",
      text: isConfirmed ? `${coach} has it.` : "This time isn't yours until it's confirmed.",
      isDone: true,
    },
    ...(isFree ? [] : [{ ...paying(), isDone: isPaid || isSent }]),
    { ...confirming(), isDone: isConfirmed },
  ];
};

interface Paid {
  readonly price: string;
  readonly payment: { readonly amount: string } | null;
  readonly paymentSent: object | null;
}
/** Where the money for a lesson that won't be given is, and what to do about it. Undefined if there is none. */
export const refundWords = (coach: string, { price, payment, paymentSent }: Paid) => {
  if (payment)
    return `${coach} has your payment of ${dollarsOf(payment.amount)} on record; work out a refund with ${coach}.`;
  return paymentSent ? `${dollarsOf(price)} is marked as sent; work out a refund with ${coach}.` : undefined;
};
