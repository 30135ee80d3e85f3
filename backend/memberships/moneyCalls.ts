import { membershipStream } from "../../eventstore/memberships/events.ts";
import { membershipRevenue, paymentsOf } from "../../projections/memberships/moneyQueries.ts";
import { MembershipPaymentView, MembershipRevenueView } from "../../projections/memberships/view.ts";
import type { UserView } from "../../projections/accounts/open.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import { created } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { refuseAnotherRefund } from "../payments/open.ts";
import { membershipMismatchUrl, membershipRefundsUrl, membershipRevenueUrl } from "./contract.ts";
import { RefundMembership, SettleMembershipMismatch } from "./formContract.ts";
import { giveBackWanted } from "./lookUp.ts";
import { membership } from "./membership.ts";
import { refundMonth, settleMismatch } from "./refund.ts";
import { stopBillingNow } from "./subscribing.ts";

const admins = { who: ["admin"], whoInWords: "admins, for every player", anyPlayerFor: ["admin"] } as const;

interface Wanted {
  readonly playerId: string;
  readonly invoiceId: string;
  readonly cents: number | undefined;
  readonly reason: string;
  readonly end: boolean;
}
/** The same key again is the same refund, or is refused. */
const refund = async (backend: Backend, user: UserView, command: Command, wanted: Wanted): Promise<string> => {
  const { playerId, invoiceId, cents, reason, end } = wanted;
  const refundId = newId(command, "refund");
  const target = { fold: membership, stream: membershipStream(playerId), command };
  const act = { playerId, by: user.id, words: reason, now: command.now };
  const { recorded } = await backend.handle(target, refundMonth({ ...act, invoiceId, refundId, cents, end }));
  if (!recorded) {
    const { money } = await backend.stateOf(membership, target.stream);
    refuseAnotherRefund(money, { refundId, cents, byCard: true });
  }
  if (end) await stopBillingNow(backend, command, playerId);
  await giveBackWanted(backend, command, { playerId, refundId });
  return refundId;
};

export const membershipMoneyCalls: readonly Call[] = [
  call(
    "POST",
    membershipRefundsUrl(":id"),
    {
      does: "Refunds a month of a membership to the card that paid for it, all of it or part, and ends the membership if wanted.",
      ...admins,
      body: RefundMembership,
      players: [":id"],
      answer: { status: 201, body: MembershipPaymentView.array() },
      refused: {
        409: "There is nothing left of it (NothingToRefund), its bank decides (Disputed), or this was sent before with another amount (SentBefore).",
      },
    },
    async ({ user, params: { id: playerId }, body: { amount: cents, end = false, ...body }, command }, backend) => {
      const refundId = await refund(backend, user, command, { ...body, playerId, cents, end });
      return created(refundId, await paymentsOf(backend.db, playerId));
    },
  ),
  call(
    "POST",
    membershipMismatchUrl(":id", ":invoiceId"),
    {
      does: "Settles a refund that did not arrive: it is requested again, or was dealt with in another way.",
      ...admins,
      body: SettleMembershipMismatch,
      players: [":id"],
      answer: { status: 200, body: MembershipPaymentView.array() },
      refused: { 409: "There is nothing left to refund." },
    },
    async ({ user, params: { id: playerId, invoiceId }, body: { how, reason }, command }, backend) => {
      if (how === "refunded") {
        await refund(backend, user, command, { playerId, invoiceId, cents: undefined, reason, end: false });
      } else {
        const act = { playerId, by: user.id, words: reason, now: command.now };
        const target = { fold: membership, stream: membershipStream(playerId), command };
        await backend.handle(target, settleMismatch({ ...act, invoiceId }));
      }
      return paymentsOf(backend.db, playerId);
    },
  ),
  call(
    "GET",
    membershipRevenueUrl,
    {
      does: "Shows what memberships brought in by month, and how many members there are.",
      who: ["admin"],
      answer: { status: 200, body: MembershipRevenueView },
    },
    (_, { db, time }) => membershipRevenue(db, { now: new Date().toISOString(), timeZone: time.timeZone }),
  ),
];
