import { chmodSync, copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { instructorsUrl } from "../../../backend/accounts/contract.ts";
import { placeSaid, postgresProcessesIn } from "../../../eventstore/embedded/testing/postgresOf.ts";
import {
  clearAway,
  listenSomewhere,
  logIn,
  newDataFolder,
  type OwnProduct,
  ready,
  register,
  run,
  startProduct,
} from "../testing/ownProduct.ts";
// Not Playwright's own: with the same fixtures, these tests get a worker in their turn and not at the very end.
import { expect, test } from "../testing/people.ts";

// The process as an operator sees it, on its own data folders. Each test continues where the previous one stopped.
test.describe.configure({ mode: "serial", timeout: 240_000 });
test.afterAll(clearAway);

const demo = newDataFolder();
const empty = newDataFolder();
const restored = newDataFolder();
const production = { NODE_ENV: "production", PUBLIC_URL: "https://fungo.example", PAYMENTS: "off", RATE_LIMITS: "" };
const demoPeople = [
  ["player@example.com", "student"],
  ["family@example.com", "student"],
  ["coach@example.com", "instructor"],
  ["admin@example.com", "admin"],
] as const;

let product: OwnProduct;
let address = "";
let database = "";
let instructors: unknown;

const start = async (settings: Record<string, string>) => {
  product = startProduct(settings);
  address = await product.says(ready);
};
const listed = async (): Promise<unknown> => (await fetch(address + instructorsUrl)).json();
const refused = async (settings: Record<string, string>) => {
  const { code, output } = await startProduct(settings).ended;
  expect(code, output).toBe(1);
  return output;
};
const stop = async () => {
  product.signal("SIGTERM");
  expect((await product.ended).code).toBe(0);
};
const script = (name: string, arg: string, folder: string) =>
  run([`scripts/${name}.mjs`, arg], { DATA_DIR: folder, DEMO_DATA: "0" }).ended;

test("a first start enters demo data, and says the address and the four log-ins", async () => {
  await start({ DATA_DIR: demo });
  expect(product.said()).toContain("Entering demo data");
  expect(product.said()).toContain("fungo-demo");
  database = placeSaid(product.said()) ?? "";
  instructors = await listed();
  expect(instructors).toHaveLength(4);
  for (const [email, role] of demoPeople) {
    expect(product.said()).toContain(email);
    const session = await logIn(address, email, "fungo-demo");
    expect(await session.whoAmI()).toMatchObject({ email, role });
  }
});

test("mailed links lead to the port that was free", async () => {
  const read = async (path: string) => (await fetch(address + path)).text();
  await expect
    .poll(async () => {
      const [newest] = /\/outbox\/[0-9a-f-]{36}/.exec(await read("/outbox")) ?? [];
      return newest && (await read(newest));
    })
    .toContain(`${address}/`);
});

test("connections are kept longer than a proxy in front would use them", async () => {
  const { headers } = await fetch(address + instructorsUrl);
  expect(headers.get("keep-alive")).toBe("timeout=130");
});

test("after kill -9 in the midst of registrations everybody who was told yes can log in, and the rest of the data is the same", async () => {
  const acknowledged: string[] = [];
  const asked = Array.from({ length: 24 }, async (_, at) => {
    const email = `crash-${at}@example.com`;
    const answer = await register(address, email).catch(() => undefined);
    if (!answer?.ok) return;
    acknowledged.push(email);
    if (acknowledged.length === 5) product.signal("SIGKILL");
  });
  await Promise.all(asked);
  await product.ended;
  expect(acknowledged.length).toBeGreaterThanOrEqual(5);
  expect(acknowledged.length).toBeLessThan(asked.length);
  const since = performance.now();
  await start({ DATA_DIR: demo });
  expect(await listed()).toEqual(instructors);
  test.info().annotations.push({
    type: "second start to first answer",
    description: `${Math.round(performance.now() - since)} ms`,
  });
  expect(product.said()).not.toContain("Entering demo data");
  for (const email of acknowledged) expect((await logIn(address, email)).status, email).toBe(200);
});

test("an admin is appointed while the product runs, and is one at the next request", async () => {
  await register(address, "pat@example.com");
  const pat = await logIn(address, "pat@example.com");
  expect(await pat.whoAmI()).toMatchObject({ role: "student" });
  const { code, output } = await script("appoint-admin", "pat@example.com", demo);
  expect(code, output).toBe(0);
  expect(output).toContain("pat@example.com is an admin now.");
  expect(await pat.whoAmI()).toMatchObject({ role: "admin" });
});

test("SIGTERM ends it with code 0, and its Postgres with it", async () => {
  expect(postgresProcessesIn(database)).not.toEqual([]);
  await stop();
  expect(postgresProcessesIn(database)).toEqual([]);
});

test("while it does not run an admin is appointed too", async () => {
  expect((await script("appoint-admin", "pat@example.com", demo)).output).toContain("was an admin already");
  expect(postgresProcessesIn(database)).toEqual([]);
});

test("production does not start on a data folder with demo data", async () => {
  expect(await refused({ ...production, DATA_DIR: demo })).toContain("demo data");
  expect(postgresProcessesIn(database)).toEqual([]);
});

test("a port that is taken is said in plain words", async () => {
  const { server, port } = await listenSomewhere();
  const output = await refused({ DATA_DIR: empty, DEMO_DATA: "0", PORT: port });
  server.close();
  expect(output).toContain(`port ${port} is used by another program. Set PORT to a free one.`);
});

test("production has no demo people", async () => {
  const { server, port } = await listenSomewhere();
  await new Promise((closed) => server.close(closed));
  await start({ ...production, DATA_DIR: empty, PORT: port });
  expect(address).toBe("https://fungo.example");
  address = `http://localhost:${port}`;
  for (const [email] of demoPeople) expect((await logIn(address, email, "fungo-demo")).status, email).toBe(401);
  expect(await listed()).toEqual([]);
});

test("a backup made while the product runs is restored with the master key alone, and not where a product runs", async () => {
  expect((await register(address, "pat@example.com")).status).toBe(201);
  const file = join(empty, "fungo.backup");
  const made = await script("backup", file, empty);
  expect(made.code, made.output).toBe(0);
  expect(made.output).toContain("The master key is in neither of the two.");
  const busy = await script("restore", file, empty);
  expect([busy.code, busy.output]).toEqual([1, expect.stringContaining("already runs")]);
  await stop();

  const keyless = await script("restore", file, restored);
  expect([keyless.code, keyless.output]).toEqual([1, expect.stringContaining("Put the master key")]);
  expect(existsSync(join(restored, "postgres-password"))).toBe(false);
  copyFileSync(join(empty, "master.key"), join(restored, "master.key"));
  chmodSync(join(restored, "master.key"), 0o600);
  const { code, output } = await script("restore", file, restored);
  expect(code, output).toBe(0);
  expect(output).toMatch(/Restored: 2 facts in 2 streams[^]*1 people, 1 can log in/);
  await start({ DATA_DIR: restored, DEMO_DATA: "0" });
  const pat = await logIn(address, "pat@example.com");
  expect(await pat.whoAmI()).toMatchObject({ email: "pat@example.com", firstName: "Pat" });
  await stop();
});
