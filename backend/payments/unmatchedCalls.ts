import { paymentStream } from "../../eventstore/payments/events.ts";
import {
  listUnmatchedPayments,
  unmatchedPaymentById,
  unmatchedPaymentList,
} from "../../projections/payments/queries.ts";
import { call, type Call } from "../http/call.ts";
import { ResolveUnmatched, unmatchedPaymentsUrl, unmatchedPaymentUrl, UnmatchedPaymentView } from "./contract.ts";
import { sendBackUnmatched } from "./sendBackUnmatched.ts";
import { noSuchPayment, resolveUnmatched, unmatchedPayment } from "./unmatched.ts";

const admins = { who: ["admin"] } as const;

export const unmatchedPaymentCalls: readonly Call[] = [
  call(
    "GET",
    unmatchedPaymentsUrl,
    {
      does: "Lists money that came by card and fits no registration.",
      ...admins,
      list: unmatchedPaymentList,
      answer: { status: 200, body: UnmatchedPaymentView.array() },
    },
    ({ list }, { db }) => listUnmatchedPayments(db, list),
  ),
  call(
    "GET",
    unmatchedPaymentUrl(":id"),
    {
      does: "Shows one payment that fits no registration.",
      ...admins,
      answer: { status: 200, body: UnmatchedPaymentView },
    },
    async ({ params }, { db }) => {
      const found = await unmatchedPaymentById(db, params.id);
      if (!found) throw noSuchPayment();
      return found;
    },
  ),
  call(
    "PATCH",
    unmatchedPaymentUrl(":id"),
    {
      does: "Settles money that fits no registration: it is given back here and now, or was booked elsewhere.",
      ...admins,
      body: ResolveUnmatched,
      answer: { status: 200, body: UnmatchedPaymentView },
      refused: { 409: "It was settled in another way, or the card provider does not give it back." },
    },
    async ({ user, params: { id }, body: { how, words }, command }, backend) => {
      const resolve = resolveUnmatched({ how, words: words ?? null, by: user.id });
      if (how === "refunded") await sendBackUnmatched(backend, id, resolve);
      await backend.handle({ fold: unmatchedPayment, stream: paymentStream(id), command }, resolve);
      return unmatchedPaymentById(backend.db, id);
    },
  ),
];
