import { campStream } from "../../../eventstore/camps/events.ts";
import { paymentHandlesOf } from "../../../projections/accounts/open.ts";
import { dollars, inDollars } from "../../../projections/list.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import {
  type PaymentParts,
  PaymentRefused,
  recordPayment,
  type StartedPayment,
  startPayment,
} from "../../payments/open.ts";
import { conflict } from "../balance.ts";
import { camp } from "../camp.ts";
import { forRegistration } from "./claimPayment.ts";
import { cardPaymentDue, startCardPayment } from "./payCard.ts";

type Parts = PaymentParts & Pick<Backend, "db" | "facilityPayment">;
interface Asked {
  readonly campId: string;
  readonly registrationId: string;
  readonly shownCents: number | undefined;
}

/** Cards are not taken, or not now: people learn how else they can pay. */
const noCards = ({ venmo, cashApp }: Backend["facilityPayment"]) => {
  const ways = [venmo && `by Venmo (${venmo})`, cashApp && `by Cash App (${cashApp})`, "in cash at the camp"];
  return conflict("CardsNotTaken", `We can't take cards right now. You can pay ${ways.filter(Boolean).join(" or ")}.`);
};

const isOurFault = (error: unknown) =>
  error instanceof PaymentRefused && (error.code === "off" || error.code === "not_set_up");

/** Whether a payment can still be paid. Any other outcome is recorded; one that brought money is refused as paid. */
const isOpen = async (
  parts: PaymentParts,
  command: Command,
  paymentId: string,
): Promise<StartedPayment | undefined> => {
  const payment = await parts.payments.cardPayment(paymentId);
  if (payment?.status === "open") return payment;
  if (payment) await recordPayment(parts, command, { payment });
  if (payment?.status === "succeeded" || payment?.status === "processing")
    throw conflict("PaymentOnItsWay", "We got your payment and are recording it. Please check again in a moment.");
  return undefined;
};

/**
 * Lets a card pay what is outstanding: one open payment for one sum, however often and by whomever it is requested. One
 * that is open for a different sum, or from before the registration was handed over, is cancelled first. Throws
 * Rejection, PaymentRefused, ProviderUnreachable; requested again, it continues from there.
 */
export const takeCardPayment = async (
  parts: Parts,
  { actor, now, requestId }: Command,
  { campId, registrationId, shownCents }: Asked,
) => {
  const { handle, stateOf, payments } = parts;
  const command = { actor, now, requestId }; // each of its facts is recognized by itself
  const stream = campStream(campId);
  const due = async () => cardPaymentDue(await stateOf(camp, stream), { registrationId, shownCents });
  const otherWays = async () => {
    const found = await stateOf(camp, stream);
    const facility = parts.facilityPayment;
    return noCards(found ? await paymentHandlesOf(parts.db, found.instructorId, facility) : facility);
  };
  const { cents, last } = await due();
  try {
    if (payments.mode === "off") throw await otherWays();
    const open = last && !last.isOver && (await isOpen(parts, command, last.paymentId));
    if (last && open) {
      if (last.isOwed) return { clientSecret: open.clientSecret, amount: dollars(cents) };
      await payments.cancelCardPayment(last.paymentId);
      await isOpen(parts, command, last.paymentId); // it may have been paid in between
    }
    const payment = {
      reference: forRegistration({ campId, registrationId }),
      cents,
      version: (last?.version ?? 0) + 1,
    };
    const { id: paymentId, clientSecret, version } = await startPayment(payments, payment);
    const start = startCardPayment({ registrationId, paymentId, cents, version });
    await handle({ fold: camp, stream, command }, start);
    const now = await due();
    if (now.cents === cents) return { clientSecret, amount: dollars(cents) };
    await payments.cancelCardPayment(paymentId);
    throw conflict("OtherAmount", `The balance is now ${inDollars(now.cents)}. Please review it before you pay.`);
  } catch (error) {
    throw isOurFault(error) ? await otherWays() : error;
  }
};
