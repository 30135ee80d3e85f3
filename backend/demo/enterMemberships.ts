import { membershipStream } from "../../eventstore/memberships/events.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { activate, membership } from "../memberships/membership.ts";
import { momentAt } from "../memberships/moment.ts";
import { lookUpCheckout } from "../memberships/lookUp.ts";
import { cancel, checkOut, pause } from "../memberships/subscribing.ts";
import { billDue } from "../payments/testMode/testBilling.ts";
import { payTestCheckout } from "../payments/testMode/testPages.ts";
import { tables } from "../payments/testMode/testSubscription.ts";

/** One that was paid for at the desk. */
const enterByHand = async (
  { handle, time }: Pick<Backend, "handle" | "time">,
  { playerId, admin, command }: { playerId: string; admin: string; command: Command },
) => {
  const target = { fold: membership, stream: membershipStream(playerId), command };
  const act = { playerId, by: admin, words: "Paid in cash", until: undefined };
  await handle(target, activate({ ...act, ...momentAt(time, command.now) }));
};

interface Paying {
  readonly playerId: string;
  readonly payerId: string;
  readonly card: "4242424242424242" | "4000000000000341";
  readonly daysAgo: number;
  readonly command: Command;
}
/** One that a parent pays, as test mode has it: the same page and the same books. Some days ago, by moving those back. */
const enterByCard = async (
  backend: Backend,
  { playerId, payerId, card, daysAgo, command }: Paying,
): Promise<boolean> => {
  const { db } = backend;
  const stream = membershipStream(playerId);
  if (backend.payments.mode !== "test" || (await backend.stateOf(membership, stream)).begun) return false;
  const page = await checkOut(backend, command, { playerId, payerId });
  const secret = page.split("#token=")[1]!;
  const id = secret.split("_secret_")[0]!;
  await payTestCheckout(db, { id, secret, card });
  const back = (column: string) => db.raw("?? - make_interval(days => ?)", [column, daysAgo]);
  const subscription = db(tables.subscription).where({ player_id: playerId });
  await db(tables.invoice)
    .whereIn("subscription_id", subscription.clone().select("id"))
    .update({ period_start: back("period_start"), period_end: back("period_end") });
  await subscription.update({ period_end: back("period_end"), next_at: back("next_at") });
  await lookUpCheckout(backend, command, id);
  return true;
};

interface Members {
  readonly admin: string;
  readonly player: string;
  readonly family: { readonly account: string; readonly players: readonly string[] };
  readonly at: (days: number) => string;
  readonly command: (key: string, when: string, actor?: Command["actor"]) => Command;
}
/** A membership in every standing: paid, canceled, declined a day ago, by hand, and paused for the off-season. */
export const enterMemberships = async (backend: Backend, { admin, player, family, at, command }: Members) => {
  const [older, younger, byHand, paused] = family.players as [string, string, string, string];
  const by = command("membership", at(-9), { userId: admin, role: "admin" });
  await enterByHand(backend, { playerId: byHand, admin, command: by });
  const parent = { userId: family.account, role: "student" };
  const own = command("own membership by card", at(-12), { userId: player, role: "student" });
  await enterByCard(backend, {
    playerId: player,
    payerId: player,
    card: "4242424242424242",
    daysAgo: 12,
    command: own,
  });
  const resting = { playerId: paused, payerId: family.account, daysAgo: 32 };
  const third = command("paused membership by card", at(-31), parent);
  if (await enterByCard(backend, { ...resting, card: "4242424242424242", command: third }))
    await pause(backend, command("paused membership", at(-9), parent), { playerId: paused, months: 3 });
  const ending = { playerId: older, payerId: family.account, daysAgo: 12 };
  const first = command("membership by card", at(-ending.daysAgo), parent);
  if (await enterByCard(backend, { ...ending, card: "4242424242424242", command: first }))
    await cancel(backend, command("canceled membership", at(-3), parent), { playerId: older });
  const declined = { playerId: younger, payerId: family.account, daysAgo: 32 };
  const second = command("another membership by card", at(-28), parent);
  if (await enterByCard(backend, { ...declined, card: "4000000000000341", command: second })) await billDue(backend.db);
};
