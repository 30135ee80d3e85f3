import { balanceOf } from "../../projections/camps/balanceRule.ts";
import { Rejection } from "../http/rejection.ts";
import { isUndecided, sumsOf } from "../payments/open.ts";
import { noSuchRegistration } from "./admission.ts";
import type { Camp } from "./camp.ts";
import type { Ledger } from "./ledger.ts";
import type { Registration } from "./registration.ts";

/** What the card provider holds for a registration, in cents. */
export const cardCentsOf = (ledger: Ledger) => {
  const { receivedByCardCents, goneByCardCents } = sumsOf(ledger);
  return receivedByCardCents - goneByCardCents;
};

/** How a registration stands, in cents. */
const currentBalance = ({ status }: Camp, { isWithdrawn, totalCents }: Registration, ledger: Ledger) =>
  balanceOf({
    ...sumsOf(ledger),
    isOff: isWithdrawn || status === "cancelled",
    isPaid: ledger.status === "paid",
    isUnpaid: ledger.status === "unpaid",
    isUndecided: isUndecided(ledger),
    totalCents,
    byHandCents: ledger.byHandCents,
  });

/** The status implied by that much money. */
export const statusByBooks = (heldCents: number, quoted: number): Ledger["status"] => {
  if (heldCents <= 0) return "unpaid";
  return heldCents < quoted ? "partial" : "paid";
};

/** One registration with its books, and the ids its facts carry. Throws if there is none. */
export const booksOf = (camp: Camp | undefined, registrationId: string) => {
  const registration = camp?.registrations.get(registrationId);
  const ledger = camp?.ledgers.get(registrationId);
  if (!camp || !registration || !ledger) throw noSuchRegistration();
  const about = { campId: camp.campId, registrationId, payerId: registration.payerId };
  const balance = currentBalance(camp, registration, ledger);
  return { camp, registration, ledger, quoted: balance.quotedCents, about, balance };
};

export const conflict = (code: string, message: string) => new Rejection("conflict", code, message);
