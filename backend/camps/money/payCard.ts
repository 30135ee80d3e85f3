import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { inDollars } from "../../../projections/list.ts";
import { lastStarted } from "../../payments/open.ts";
import { booksOf, conflict } from "../balance.ts";
import type { Camp } from "../camp.ts";
import { standingOf } from "../registrationRule.ts";

type State = Camp | undefined;

const paidAlready = () => conflict("PaidAlready", "This registration is paid. There's nothing more to pay.");

/** The payment started last, and whether it is for what is owed now, by whoever has the registration now. */
const lastOf = ({ ledger, registration, balance }: ReturnType<typeof booksOf>) => {
  const last = lastStarted(ledger);
  const isOwed = last?.cents === balance.outstandingCents && last.payerId === registration.payerId;
  return last && { ...last, isOwed };
};

/**
 * What is to be paid by card now, and the payment that may be open for it. `shownCents`: what the payer was shown; if a
 * different sum is owed by now they look again, and are never charged it.
 */
export const cardPaymentDue = (
  known: State,
  { registrationId, shownCents }: { registrationId: string; shownCents?: number | undefined },
) => {
  const books = booksOf(known, registrationId);
  const { camp, registration, ledger, balance } = books;
  const cents = balance.outstandingCents;
  const standing = standingOf({
    registrationStatus: registration.isWithdrawn ? "withdrawn" : "confirmed",
    campIsCancelled: camp.status === "cancelled",
    paymentStatus: ledger.status,
    money: { outstanding: cents },
  });
  if (standing === "cancelled") throw conflict("CampCancelled", "This camp was canceled, so there's nothing to pay.");
  if (standing === "withdrawn")
    throw conflict("Withdrawn", "This registration was withdrawn, so there's nothing to pay.");
  if (standing === "paid")
    throw registration.totalCents === 0
      ? conflict("NothingToPay", "This camp is free. There's nothing to pay.")
      : paidAlready();
  if (shownCents !== undefined && shownCents !== cents)
    throw conflict(
      "OtherAmount",
      `The balance is ${inDollars(cents)}, not what your page showed. Please review it before you pay.`,
    );
  return { cents, last: lastOf(books) };
};

/** The provider has a payment open for this sum. */
export const startCardPayment =
  ({
    registrationId,
    paymentId,
    ...asked
  }: {
    registrationId: string;
    paymentId: string;
    cents: number;
    version: number;
  }) =>
  (known: State): CampEvent[] => {
    const { ledger, about } = booksOf(known, registrationId);
    if (ledger.cards.has(paymentId)) return [];
    return [{ type: "CardPaymentStarted", data: { ...about, paymentId, ...asked } }];
  };

/** Whether paying it now would pay exactly what is owed, with the money of whoever owes it. */
export const isOwed = (
  known: State,
  { registrationId, paymentId }: { registrationId: string; paymentId: string },
): boolean => {
  const last = lastOf(booksOf(known, registrationId));
  return last?.paymentId === paymentId && last.isOwed;
};

/** It can no longer be paid. */
export const endCardPayment =
  ({ registrationId, paymentId }: { registrationId: string; paymentId: string }) =>
  (known: State): CampEvent[] => {
    const { ledger, about } = booksOf(known, registrationId);
    const card = ledger.cards.get(paymentId);
    if (!card || card.isCancelled || card.receivedCents > 0) return [];
    return [{ type: "CardPaymentCancelled", data: { ...about, paymentId } }];
  };
