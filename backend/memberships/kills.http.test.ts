import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtProgram } from "../testing/builtProgram.ts";
import { deactivateMembershipUrl } from "./contract.ts";
import { checkOut } from "./subscribing.ts";
import { stripeMembers } from "./testing/stripeMembers.ts";

let members: Awaited<ReturnType<typeof stripeMembers>>;
let program: string;
beforeAll(async () => {
  members = await stripeMembers();
  program = await builtProgram(new URL("testing/actAndDie.ts", import.meta.url));
});
afterAll(() => members.stop());

/** Another node does it, and is killed after so many steps. Returns the last one; "" if it had fewer. */
const killedAfter = async (steps: number, act: string, id: string) => {
  const node = spawn(process.execPath, [program, act, id, String(steps)], {
    env: { ...process.env, ...members.environment, NODE_ENV: "test" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [last, ended] = await Promise.all([text(node.stdout), once(node, "exit")]);
  expect(ended).toEqual(last === "" ? [0, null] : [null, "SIGKILL"]);
  return last;
};
/** Kills a node after each of its steps, one more each time; returns the steps. */
const killedAtEach = async (scene: (killed: (act: string, id: string) => Promise<string>) => Promise<string>) => {
  const died: string[] = [];
  for (;;) {
    const last = await scene((act, id) => killedAfter(died.length + 1, act, id));
    if (last === "") return died;
    died.push(last);
  }
};

it("a node killed at any step of a checkout: the next click gets the same page", async () => {
  const steps = await killedAtEach(async (killed) => {
    const kim = await members.product.person("student", { age: 30 });
    const last = await killed("check out", kim.id);
    const sessionId = await members.checkedOut(kim);
    const opened = members.server.memberships.sessions().filter((one) => one["client_reference_id"] === kim.id);
    expect(opened.map(({ id }) => id)).toEqual([sessionId]);
    expect(await members.factsOf(kim.id)).toEqual(["MembershipCheckoutStarted"]);
    return last;
  });
  expect(steps).toEqual(["startCheckout", "recorded"]);
}, 60_000);

it("a parent and a child who start to pay at the same moment get one page at most; after a killed node, either may", async () => {
  const { backend } = members.product;
  const open = (playerId: string) =>
    members.server.memberships
      .sessions()
      .filter((one) => one["client_reference_id"] === playerId && one["status"] === "open");
  const together = await members.product.person("student", { age: 30 });
  const pay = (playerId: string, payerId: string | null) => checkOut(backend, members.command(), { playerId, payerId });
  const answers = await Promise.allSettled([pay(together.id, together.id), pay(together.id, null)]);
  expect(answers.map(({ status }) => status)).toContain("fulfilled");
  expect(open(together.id).length).toBeLessThanOrEqual(1);
  const kim = await members.product.person("student", { age: 30 });
  await killedAfter(1, "check out", kim.id);
  const page = await pay(kim.id, null);
  expect(open(kim.id).map(({ url }) => url)).toContain(page);
});

it("a node killed at any step of a webhook: told again, everything is recorded once", async () => {
  const steps = await killedAtEach(async (killed) => {
    const kim = await members.product.person("student", { age: 30 });
    const { subscriptionId } = members.server.memberships.pay(await members.checkedOut(kim));
    const last = await killed("hear", subscriptionId);
    expect(await members.sayOf(subscriptionId)).toBe(200);
    expect(await members.factsOf(kim.id)).toEqual([
      "MembershipCheckoutStarted",
      "MembershipPeriodPaid",
      "MembershipActivated",
    ]);
    return last;
  });
  expect(steps).toContain("invoices");
  expect(steps).toContain("recorded");
}, 60_000);

it("a node killed at any step of deactivating: what was recorded ends at Stripe without anyone's help", async () => {
  const steps = await killedAtEach(async (killed) => {
    const { kim, subscriptionId } = await members.bought();
    const last = await killed("deactivate", kim.id);
    expect(await members.factsOf(kim.id)).toContain("MembershipDeactivated");
    // Whoever stops charging reads what is shown, and this is another node.
    await expect.poll(() => members.statusOf(kim)).toMatchObject({ membershipStatus: "inactive" });
    await members.work("stop charging for memberships");
    expect(members.server.memberships.subscription(subscriptionId)["status"]).toBe("canceled");
    expect((await members.factsOf(kim.id)).slice(3)).toEqual(["MembershipDeactivated", "MembershipBillingStopped"]);
    expect(await members.statusOf(kim)).toMatchObject({ membershipStatus: "inactive" });
    const again = await members.admin("POST", deactivateMembershipUrl, { userId: kim.id });
    expect(again.status).toBe(200);
    expect(await members.factsOf(kim.id)).toHaveLength(5);
    return last;
  });
  expect(steps.slice(0, 2)).toEqual(["recorded", "endSubscription"]);
}, 60_000);
