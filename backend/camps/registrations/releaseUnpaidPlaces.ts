import { campStream } from "../../../eventstore/camps/events.ts";
import { campsWithUnpaidPlaces, paymentsOfUnpaidPlaces } from "../../../projections/camps/registrationsDue.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { eachByItself } from "../../eachByItself.ts";
import { lookUpPayment, type PaymentParts } from "../../payments/open.ts";
import { camp } from "../camp.ts";
import { releaseUnpaid } from "./changeRegistration.ts";

type Parts = PaymentParts & Pick<Backend, "db" | "time">;

/**
 * Records what the provider had no chance to say, such as while we were down. Returns whose money is still on its way.
 */
const lookUpMoney = async (parts: Parts, command: Command, campId: string): Promise<ReadonlySet<string>> => {
  const onTheWay = new Set<string>();
  for (const { paymentId, registrationId } of await paymentsOfUnpaidPlaces(parts.db, { campId, now: command.now })) {
    const payment = await lookUpPayment(parts, command, { paymentId });
    if (payment?.status === "processing") onTheWay.add(registrationId);
  }
  return onTheWay;
};

/**
 * Timed work: spots not paid by the promised moment go to others. Returns in how many camps. While the card provider
 * cannot be asked, no one loses a spot.
 */
export const releaseUnpaidPlaces = async (parts: Parts, now: string): Promise<number> => {
  const { db, handle, time } = parts;
  const command = { actor: "system", now, requestId: "release-unpaid-places" } as const;
  let camps = 0;
  await eachByItself(await campsWithUnpaidPlaces(db, { now, today: time.wallClock(now).date }), async (campId) => {
    const onTheWay = await lookUpMoney(parts, command, campId);
    const target = { fold: camp, stream: campStream(campId), command };
    if ((await handle(target, releaseUnpaid({ now, time }, onTheWay))).recorded) camps++;
  });
  return camps;
};
