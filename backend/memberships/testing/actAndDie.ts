import type { Command } from "../../command.ts";
import { facilityTime } from "../../facilityTime.ts";
import { membershipStream } from "../../../eventstore/memberships/events.ts";
import { claimPayment } from "../../camps/money/claimPayment.ts";
import type { Backend } from "../../backend.ts";
import { dyingParts, type Stepped, steppedThrough } from "../../payments/testing/dying.ts";
import { claimInvoicePayment, hearOfSubscriptions } from "../hear.ts";
import type { Parts } from "../lookUp.ts";
import { deactivate, membership } from "../membership.ts";
import { checkOut, stopBillingNow } from "../subscribing.ts";

// A separate process that does something with a membership and is killed after the Nth thing that the log or Stripe did
// for that: tsx … actAndDie.ts ACT ID N. Says which step that was; nothing, if it was through before.
const [act = "", id = "", dieAt] = process.argv.slice(2);
let steps = 0;
const stepped: Stepped = (step, result) => {
  if (++steps !== Number(dieAt)) return result;
  process.stdout.write(step, () => process.kill(process.pid, "SIGKILL"));
  return new Promise(() => {}) as never; // nothing more happens
};

const { handling, stripe } = await dyingParts(stepped);
const asked = {
  ...handling,
  db: undefined as unknown as Backend["db"], // none of this needs it
  time: facilityTime("America/New_York"),
  payments: { ...stripe, subscriptions: steppedThrough(stripe.subscriptions!, stepped) },
};
const parts: Parts = { ...asked, claims: [claimPayment(handling), claimInvoicePayment(asked)] };
const command: Command = { actor: "system", now: new Date().toISOString(), requestId: "dying" };

const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  "check out": () => checkOut(parts, command, { playerId: id, payerId: id }),
  hear: () => hearOfSubscriptions(parts).subscription!(command, { kind: "subscription", subscriptionId: id }),
  deactivate: async () => {
    const target = { fold: membership, stream: membershipStream(id), command };
    await parts.handle(target, deactivate({ playerId: id, by: "admin", words: null, now: command.now }));
    await stopBillingNow(parts, command, id);
  },
};
await acts[act]!();
process.exit();
