import { goneCents } from "../../payments/open.ts";
import type { Camp } from "../camp.ts";
import { moneyOf } from "../ledger.ts";
import { coming } from "../registration.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Whom calling a camp off concerns, and what is owed back then, in cents. */
export const consequencesOf = ({ registrations, ledgers, waitlist }: Camp) => {
  const come = [...registrations.values()].filter((one) => coming(one).length > 0);
  const wait = [...waitlist.values()].filter(({ state }) => state === "waiting" || state === "offered");
  const received = [...ledgers.values()].map((ledger) => {
    const { collectedCents, refundedCents } = moneyOf(ledger);
    const byCard = sum([...ledger.cards.values()].map((card) => card.receivedCents - goneCents(card)));
    return { all: Math.max(0, collectedCents - refundedCents), byCard: Math.max(0, byCard) };
  });
  return {
    families: come.length,
    children: sum(come.map((one) => coming(one).length)),
    waitingFamilies: wait.length,
    waitingChildren: sum(wait.map(({ places }) => places.length)),
    paidFamilies: received.filter(({ all }) => all > 0).length,
    refundDueCents: sum(received.map(({ all }) => all)),
    refundDueByCardCents: sum(received.map(({ byCard }) => byCard)),
  };
};
