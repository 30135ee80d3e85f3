import { expect, test } from "@playwright/test";
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

// The process as an operator sees it, on its own data folders. Each test continues where the previous one stopped.
test.describe.configure({ mode: "serial", timeout: 240_000 });
test.afterAll(clearAway);

const demo = newDataFolder();
const empty = newDataFolder();
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
const appointAdmin = async (email: string) => {
  const { code, output } = await run(["scripts/appoint-admin.mjs", email], { DATA_DIR: demo }).ended;
  expect(code, output).toBe(0);
  return output;
};

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

test("connections are kept longer than a proxy in front would use them", async () => {
  const { headers } = await fetch(address + instructorsUrl);
  expect(headers.get("keep-alive")).toBe("timeout=130");
});

test("SIGTERM ends it with code 0, and its Postgres with it", async () => {
  await register(address, "sam@example.com");
  expect(postgresProcessesIn(database)).not.toEqual([]);
  product.signal("SIGTERM");
  expect((await product.ended).code).toBe(0);
  expect(postgresProcessesIn(database)).toEqual([]);
});

test("an adult is appointed an admin while the product does not run, and a minor is not", async () => {
  expect(await appointAdmin("sam@example.com")).toContain("sam@example.com is an admin now.");
  const minor = await run(["scripts/appoint-admin.mjs", "player@example.com"], { DATA_DIR: demo }).ended;
  expect([minor.code, minor.output]).toEqual([1, expect.stringContaining("must be 18 or older")]);
  expect(postgresProcessesIn(database)).toEqual([]);
});

test("a second start has the same data", async () => {
  const since = performance.now();
  await start({ DATA_DIR: demo });
  expect(await listed()).toEqual(instructors);
  test.info().annotations.push({
    type: "second start to first answer",
    description: `${Math.round(performance.now() - since)} ms`,
  });
  expect(product.said()).not.toContain("Entering demo data");
  expect(await (await logIn(address, "sam@example.com")).whoAmI()).toMatchObject({ role: "admin" });
});

test("an admin is appointed while the product runs, and is one at the next request", async () => {
  await register(address, "pat@example.com");
  const pat = await logIn(address, "pat@example.com");
  expect(await pat.whoAmI()).toMatchObject({ role: "student" });
  expect(await appointAdmin("pat@example.com")).toContain("pat@example.com is an admin now.");
  expect(await pat.whoAmI()).toMatchObject({ role: "admin" });
});

test("after kill -9 in the midst of registrations everybody who was told yes can log in", async () => {
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
  await start({ DATA_DIR: demo });
  for (const email of acknowledged) expect((await logIn(address, email)).status, email).toBe(200);
  expect(await listed()).toEqual(instructors);
  product.signal("SIGTERM");
  expect((await product.ended).code).toBe(0);
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
  product.signal("SIGTERM");
  expect((await product.ended).code).toBe(0);
});

test("a setting that cannot be is named, and nothing starts", async () => {
  expect(await refused({ ...production, DATA_DIR: empty, RATE_LIMITS: "off" })).toContain('RATE_LIMITS is "off"');
});
