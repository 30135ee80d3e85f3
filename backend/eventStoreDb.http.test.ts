import { afterAll, beforeAll, describe, expect, it } from "vitest";
import pg from "pg";
import { openEventStoreDb } from "../eventstore/eventStoreDb.ts";
import { freshDatabase } from "../eventstore/testing/freshDatabase.ts";
import { hasKeysElsewhere } from "../projections/sameLog.ts";
import { type EventStoreDbServer, startEventStoreDbServer } from "../eventstore/testing/eventStoreDbServer/server.ts";
import { mailQueue } from "./mail/queue.ts";
import { examine } from "./operations/examine.ts";
import { paymentStatusUrl } from "./camps/contract.ts";
import { lessonsUrl } from "./lessons/contract.ts";
import { activateMembershipUrl } from "./memberships/contract.ts";
import { publishedCamp } from "./testing/camps.ts";
import { emma, registered } from "./testing/registrations.ts";
import { bookingOf, offer } from "./testing/schedule.ts";
import { videoUrl } from "./videos/contract.ts";
import { uploaded } from "./videos/testing/videos.ts";
import { password, type Person, testProduct, type TestProduct } from "./testing/testProduct.ts";
import { eventually } from "../eventstore/testing/eventually.ts";

// The whole product with its log in EventStoreDB. Every other spec of the product runs there too when EVENTSTORE_URL is
// set.

const patience = { timeout: 30_000 };

let server: EventStoreDbServer;
let product: TestProduct;
let player: Person;
beforeAll(async () => {
  server = await startEventStoreDbServer();
  product = await testProduct({ EVENTSTORE_URL: server.url, EVENTSTORE_PREFIX: "academy-" });
  player = await product.person();
});
afterAll(async () => {
  await product.close();
  server.stop();
});

const named = (lastName: string) => player("PATCH", "/api/profile/update", { firstName: "Pat", lastName });

it("keeps its facts there, under its prefix, with personal data sealed", async () => {
  expect(new Set(server.log.all.map(({ stream }) => stream))).toEqual(
    new Set(["academy-log", `academy-user-${player.id}`]),
  );
  const written = server.log.all.map(({ data }) => Buffer.from(data).toString()).join("\n");
  expect(written).toContain('"sealed":"');
  expect(written).not.toContain(player.email);
});

it("D1: what people do over HTTP is appended there under its own name", async () => {
  const [coach, admin] = [await product.person("instructor"), await product.person("admin")];
  await player("POST", lessonsUrl, bookingOf(await offer(product, coach)));
  const video = await uploaded(coach);
  await coach("PATCH", videoUrl(video.id), { feedback: "Quieter hands." });
  const camp = await publishedCamp(product, coach);
  const registration = await registered(product.visitor(), camp.id, { participants: [emma] });
  await coach("PATCH", paymentStatusUrl(registration.id), { paymentStatus: "paid", method: "cash" });
  await admin("POST", activateMembershipUrl, { userId: player.id });
  const types = server.log.all.filter(({ stream }) => stream.startsWith("academy-")).map(({ type }) => type);
  for (const type of ["SlotPublished", "LessonBooked", "VideoReviewed", "RegistrationPaid", "MembershipActivated"])
    expect(types.filter((one) => one === type)).toHaveLength(1);
});

it("a write is there for the next read, and a second process sees it", async () => {
  expect((await named("Nguyen")).status).toBe(200);
  expect((await player("GET", "/api/auth/user")).body).toMatchObject({ lastName: "Nguyen" });
  const other = await product.another();
  const call = other.visitor();
  await call("POST", "/api/custom-login", { email: player.email, password });
  expect((await call("GET", "/api/auth/user")).body).toMatchObject({ lastName: "Nguyen" });
  await other.close();
});

describe.each([
  ["stands still", () => server.freeze(), async () => server.thaw()],
  ["is gone", () => server.goAway(), () => server.comeBack()],
])("while the server %s", (_, leave, comeBack) => {
  it("sixty commands on one stream are all refused for now soon, later ones at once, and reads continue; nothing is doubled", async () => {
    expect((await named("Before")).status).toBe(200);
    const before = server.log.all.length;
    const since = performance.now();
    const seconds = () => (performance.now() - since) / 1000;
    leave();
    const refused = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => ({ ...(await named(`Number ${n}`)), after: seconds() })),
    );
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    for (const { headers } of refused) expect(headers.get("retry-after")).toMatch(/^\d+$/);
    expect(Math.max(...refused.map(({ after }) => after))).toBeLessThan(8);
    const from = seconds();
    expect((await named("Later")).status).toBe(503);
    expect(seconds() - from).toBeLessThan(1);
    expect((await player("GET", "/api/auth/user")).body).toMatchObject({ lastName: "Before" });
    const [whole, node] = await Promise.all([player("GET", "/readyz"), player("GET", "/readyz/node")]);
    expect([whole.status, node.status]).toEqual([503, 200]); // or a proxy would send nobody here for those reads
    await comeBack();
    const back = seconds();
    await eventually(async () => expect((await named("After")).status).toBe(200), patience);
    expect(seconds() - back).toBeLessThan(3);
    const ids = server.log.all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(server.log.all.length - before).toBeLessThanOrEqual(2); // perhaps the one under way, and the last
    expect((await player("GET", "/api/auth/user")).body).toMatchObject({ lastName: "After" });
  });
});

it("does not start on another log, nor without a server", async () => {
  const other = await startEventStoreDbServer();
  const at = (url: string) => product.another({ EVENTSTORE_URL: url });
  await expect(at(other.url)).rejects.toThrow(/made from another log: this one is empty/);
  other.stop();
  await expect(at(other.url)).rejects.toThrow(/EventStoreDB does not answer/);
});

it("does not start beside an empty Postgres, which has none of the keys; nothing is written, and doctor says so", async () => {
  const before = server.log.all.length;
  await expect(testProduct({ EVENTSTORE_URL: server.url, EVENTSTORE_PREFIX: "academy-" })).rejects.toThrow(
    /its keys are not in this Postgres.*DATABASE_URL most likely names an empty or a wrong database/s,
  );
  expect(server.log.all).toHaveLength(before);
  const { url, drop } = await freshDatabase();
  const pool = new pg.Pool({ connectionString: url });
  const store = openEventStoreDb({ url: server.url, prefix: "academy-" });
  expect(await hasKeysElsewhere({ pool, store })).toBe(true);
  await Promise.all([store.close(), pool.end()]);
  await drop();
});

it("a password changed at the server is no fault of ours: 503, no start, and doctor says why", async () => {
  const words = /does not know the account in EVENTSTORE_URL, or its password is another/;
  const { appends, reads } = server.moods;
  for (const moods of [appends, reads]) moods.push(...Array.from({ length: 1000 }, () => "wrongAccount" as const));
  expect((await named("Unknown")).status).toBe(503);
  await expect(product.another()).rejects.toThrow(words);
  const pool = new pg.Pool({ connectionString: product.url, max: 2 });
  const store = openEventStoreDb({ url: server.url, prefix: "academy-" });
  const { db } = product.backend;
  const found = await examine({
    pool,
    db,
    store,
    projectors: [],
    adapter: "EventStoreDB",
    master: async () => Buffer.alloc(32),
    mails: () => mailQueue(db),
    keysToOpen: 0,
    folders: {},
    durable: false,
  });
  expect(found.find(({ about }) => about === "log")?.problem).toMatch(words);
  await Promise.all([store.close(), pool.end()]);
  [appends.length, reads.length] = [0, 0];
  await eventually(async () => expect((await named("Known")).status).toBe(200), patience);
});

it("does not start if no one can tell whose the facts are", async () => {
  const own = await startEventStoreDbServer();
  const first = await testProduct({ EVENTSTORE_URL: own.url, EVENTSTORE_PREFIX: "academy-" });
  await first.person();
  own.log.delete("academy-log");
  await expect(first.another()).rejects.toThrow(/says which log they belong to, has no events/);
  await first.close();
  own.stop();
});

it("starts on another log once nothing from the first one is shown any more, as the refusal says", async () => {
  const other = await startEventStoreDbServer();
  await product.projections.stop();
  await product.backend.db("projection.checkpoint").delete();
  const anew = await product.another({ EVENTSTORE_URL: other.url });
  const call = anew.visitor();
  const form = { firstName: "Sam", lastName: "Lee", email: "sam@example.com", password, confirmPassword: password };
  expect((await call("POST", "/api/register", form)).status).toBe(201);
  expect((await player.at(anew.base)("GET", "/api/auth/user")).status).toBe(401); // belongs to the first log
  await anew.close();
  await expect(product.another()).rejects.toThrow(/begins with another fact/);
  other.stop();
});
