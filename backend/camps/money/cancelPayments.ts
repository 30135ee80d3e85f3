import { campStream } from "../../../eventstore/camps/events.ts";
import { paymentsNotOwed } from "../../../projections/camps/paymentsDue.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { eachByItself } from "../../eachByItself.ts";
import { endPayment, type PaymentParts, recordPayment } from "../../payments/open.ts";
import { standingAfter } from "../../undo/contract.ts";
import { camp } from "../camp.ts";
import { endCardPayment, isOwed } from "./payCard.ts";

/**
 * Timed work: ends started payments that are no longer owed, because the registration was withdrawn or handed over, its
 * camp cancelled once that can no longer be undone, or its total changed. What was paid at the last moment is recorded
 * and due back. A crash leaves the rest to the next run. Returns how many there were.
 */
export const cancelPaymentsNotOwed = async (
  parts: PaymentParts & Pick<Backend, "db">,
  now: string,
): Promise<number> => {
  const { db, handle, stateOf, payments } = parts;
  if (payments.mode === "off") return 0;
  const command: Command = { actor: "system", now, requestId: "cancel card payments" };
  const before = new Date(Date.parse(now) - standingAfter * 1000).toISOString();
  const found = await paymentsNotOwed(db, { before });
  await eachByItself(found, async ({ paymentId, registrationId, campId }) => {
    const stream = campStream(campId);
    if (isOwed(await stateOf(camp, stream), { registrationId, paymentId })) return;
    const payment = await endPayment(payments, paymentId);
    if (payment) await recordPayment(parts, command, { payment });
    else await handle({ fold: camp, stream, command }, endCardPayment({ registrationId, paymentId }));
  });
  return found.length;
};
