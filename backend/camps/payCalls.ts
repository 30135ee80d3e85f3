import { z } from "zod";
import { type Call, type ListParts, oneOrMore } from "../http/oldCall.ts";
import { CreatePaymentIntent, createPaymentIntentUrl, PaymentIntentView, paymentStatusUrl } from "./contract.ts";
import {
  campRevenueUrl,
  CampRevenueView,
  mismatchUrl,
  refundsUrl,
  RegistrationMoneyView,
  registrationMoneyUrl,
  RequestRefund,
  ResolveMismatch,
  ResolveUnmatched,
  RevenueQuery,
  SetPaymentStatus,
  unmatchedPaymentsUrl,
  unmatchedPaymentUrl,
  UnmatchedPaymentView,
} from "./payContract.ts";

const keepers = { who: ["instructor", "admin"], whoInWords: "admins, and the instructor who runs the camp" } as const;
const money = { status: 200, body: RegistrationMoneyView } as const;

export const campPaymentCalls: readonly Call[] = [
  {
    method: "POST",
    path: createPaymentIntentUrl,
    does: "Lets a card pay what is outstanding, and answers the secret with which the browser pays it. While one payment is open it is the same one.",
    who: "everybody",
    whoInWords: "who registered, by their account or the browser that they did it with",
    body: CreatePaymentIntent,
    answer: { status: 201, body: PaymentIntentView },
    refused: {
      403: "The caller runs the camp, and did not register.",
      404: "There is no such registration in this camp, or none that the caller may know of.",
      409: "Nothing is to be paid, another amount than the one told, or cards are not taken; the words say how else to pay.",
    },
  },
  {
    method: "GET",
    path: registrationMoneyUrl(":id"),
    does: "Shows the books of a registration: sums, refunds, and money that was not owed.",
    ...keepers,
    answer: money,
  },
  {
    method: "PATCH",
    path: paymentStatusUrl(":id"),
    does: "Says how a registration was paid, from any status to any. What the card provider's books say stays beside it.",
    ...keepers,
    body: SetPaymentStatus,
    answer: money,
  },
  {
    method: "POST",
    path: refundsUrl(":id"),
    does: "Gives money back to the card, or notes that it was given back by hand. Without an amount it is what is due; where nothing is, the amount must be told.",
    ...keepers,
    body: RequestRefund,
    answer: { status: 201, body: RegistrationMoneyView },
    refused: {
      409: "There is nothing left that could be given back this way, or the same key was sent before with another amount or way.",
    },
  },
  {
    method: "POST",
    path: mismatchUrl(":id", ":paymentId"),
    does: "Decides about money that came by card and was not owed: it counts, or all of it goes back.",
    ...keepers,
    body: ResolveMismatch,
    answer: money,
    refused: { 409: "A refund of this payment is on its way already." },
  },
  {
    method: "GET",
    path: campRevenueUrl,
    does: "Shows what camps bring: quoted, collected, refunded and outstanding, in all, by camp and by day.",
    ...keepers,
    query: RevenueQuery,
    answer: { status: 200, body: CampRevenueView },
    refused: { 404: "There is no such camp.", 422: "A day is not one." },
  },
];

const admins = { who: ["admin"] } as const;
export const unmatchedPaymentList: ListParts = {
  sort: ["id", "receivedAt", "amount", "how"],
  filter: z.object({
    id: oneOrMore(z.string()),
    isOpen: z.boolean().optional().describe("true: those that wait for a decision"),
  }),
};

export const unmatchedPaymentCalls: readonly Call[] = [
  {
    method: "GET",
    path: unmatchedPaymentsUrl,
    does: "Lists money that came by card and fits no registration.",
    ...admins,
    list: unmatchedPaymentList,
    answer: { status: 200, body: UnmatchedPaymentView.array() },
  },
  {
    method: "GET",
    path: unmatchedPaymentUrl(":id"),
    does: "Shows one payment that fits no registration.",
    ...admins,
    answer: { status: 200, body: UnmatchedPaymentView },
  },
  {
    method: "PATCH",
    path: unmatchedPaymentUrl(":id"),
    does: "Settles money that fits no registration: it is given back here and now, or was booked elsewhere.",
    ...admins,
    body: ResolveUnmatched,
    answer: { status: 200, body: UnmatchedPaymentView },
    refused: { 409: "It was settled in another way, or the card provider does not give it back." },
  },
];
