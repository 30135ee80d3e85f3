import { campStream } from "../../../eventstore/camps/events.ts";
import type { Command } from "../../command.ts";
import { giveBack, type PaymentParts, refundsToAskFor } from "../../payments/open.ts";
import { camp } from "../camp.ts";
import { failRefund } from "./payRefund.ts";

/** Requests from the provider the refunds that one command decided on. */
export const giveBackWanted = async (
  parts: PaymentParts,
  command: Command,
  { campId, registrationId, refundId }: { campId: string; registrationId: string; refundId: string },
): Promise<void> => {
  const stream = campStream(campId);
  const ledger = (await parts.stateOf(camp, stream))?.ledgers.get(registrationId);
  if (!ledger) return;
  await giveBack(parts, command, {
    refunds: refundsToAskFor(ledger, refundId),
    noteFailed: (as, failed) =>
      parts.handle({ fold: camp, stream, command: as }, failRefund({ registrationId, ...failed })),
  });
};
