import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { instructorsUrl, instructorUrl } from "../../accounts/contract.ts";
import { availabilityOf, ownAvailabilityUrl } from "../../scheduling/contract.ts";
import { tally } from "../../testing/client.ts";
import { raw } from "../../testing/raw.ts";
import { offer } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";

let product: TestProduct;
let other: Awaited<ReturnType<TestProduct["another"]>>;
let coach: Person, pat: Person, admin: Person;
let queries: number; // that the first node's routes put to the database
beforeAll(async () => {
  product = await testProduct();
  other = await product.another();
  coach = await product.person("instructor", { firstName: "Kim", email: "staff-only@example.com" });
  pat = await product.person();
  admin = await product.person("admin");
  product.backend.db.on("query", () => queries++);
});
beforeEach(() => (queries = 0));
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await other.close();
  await product.close();
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  raw(product.base, path, { headers, method });
let published = 0;
const publish = () => {
  const hour = 7 + Math.floor(published / 7);
  const daysAhead = 6 + (published++ % 7);
  const at = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  return offer(product, coach, { daysAhead, startTime: at(hour), endTime: at(hour + 1) });
};
const rename = () => pat("PATCH", "/api/profile/update", { firstName: "Pat", lastName: `No${Math.random()}` });

it("what is written on one node is in a visitor's very next read, there and on the other", async () => {
  const nodes = [product, other];
  const days = new Set<number>();
  for (const dayOfWeek of [0, 1, 2, 3, 4, 5, 6]) {
    const node = nodes[dayOfWeek % 2]!;
    const slot = { dayOfWeek, startTime: "06:00", endTime: "07:00", price: 80 };
    expect((await coach.at(node.base)("POST", ownAvailabilityUrl, slot)).status).toBe(201);
    days.add(dayOfWeek);
    for (const { base } of nodes) {
      const shown: { dayOfWeek: number; startTime: string }[] = JSON.parse(
        (await raw(base, availabilityOf(coach.id))).text,
      );
      const early = shown.filter(({ startTime }) => startTime === "06:00");
      expect(new Set(early.map(({ dayOfWeek }) => dayOfWeek))).toEqual(days);
    }
  }
});

it("a node whose notifications are cut shows what was written all the same", async () => {
  const cut = () =>
    product.backend.db.raw(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'fungo listener'",
    );
  for (let n = 0; n < 3; n++) {
    await raw(other.base, availabilityOf(coach.id));
    const cutting = cut();
    const { slot } = await publish();
    expect((await raw(other.base, availabilityOf(coach.id))).text).toContain(slot.id);
    await cutting;
  }
});

it("answers 304 to a client with the bytes, also after an unrelated write", async () => {
  const before = await get(availabilityOf(coach.id));
  const headers = { "if-none-match": before.headers.etag! };
  for (const method of ["GET", "HEAD"]) {
    const again = await get(availabilityOf(coach.id), headers, method);
    expect([again.status, again.text, again.headers.etag]).toEqual([304, "", before.headers.etag]);
    expect(again.headers["content-type"]).toBeUndefined();
    expect(again.headers["cache-control"]).toBe(before.headers["cache-control"]);
  }
  await rename();
  const moved = await get(availabilityOf(coach.id), headers);
  expect(moved.status).toBe(304);
  expect(moved.headers.etag! > before.headers.etag!).toBe(true); // the position stands in it
  const { slot } = await publish();
  const fresh = await get(availabilityOf(coach.id), { "if-none-match": `W/"other", ${moved.headers.etag}` });
  expect([fresh.status, fresh.text.includes(slot.id)]).toEqual([200, true]);
  const insisting = { "if-none-match": fresh.headers.etag!, "cache-control": "no-cache" };
  expect((await get(availabilityOf(coach.id), insisting)).status).toBe(200);
  const elsewhere = await raw(other.base, availabilityOf(coach.id), {
    headers: { "if-none-match": fresh.headers.etag! },
  });
  expect([elsewhere.status, elsewhere.headers.etag]).toEqual([304, fresh.headers.etag]);
});

it("G1-35: the facility's midnight and the start of a slot change what is shown, though nothing was written", async () => {
  const { time } = product.backend;
  const { slot, date } = await offer(product, coach, {
    daysAhead: 3,
    startTime: "22:00",
    endTime: "23:00",
    weeksDuration: 1,
  });
  const setTo = (date: string, clock: string) => vi.setSystemTime(Date.parse(time.instantOf({ date, time: clock })));
  const isFreeToday = async () => JSON.parse((await get(instructorUrl(coach.id))).text).availableToday;
  const isListed = async () => (await get(availabilityOf(coach.id))).text.includes(slot.id);
  vi.useFakeTimers({ toFake: ["Date"] });

  setTo(date, "21:59");
  expect([await isFreeToday(), await isFreeToday()]).toEqual([true, true]);
  setTo(date, "22:00");
  expect(await isFreeToday()).toBe(false);

  setTo(time.addDays(slot.validUntil, -1), "23:59");
  expect([await isListed(), await isListed()]).toEqual([true, true]);
  setTo(slot.validUntil, "00:00");
  expect(await isListed()).toBe(false);
});

it("of many who ask at once for a stale answer one runs the route", async () => {
  const many = (path: string) => Promise.all(Array.from({ length: 40 }, () => get(path)));
  await publish();
  queries = 0;
  const answers = await many(instructorsUrl);
  expect([queries, tally(answers)]).toEqual([1, { 200: 40 }]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);

  const { db } = product.backend;
  await publish();
  await db.raw("alter table read.slots rename to lost");
  expect(tally(await many(instructorsUrl))).toEqual({ 500: 40 });
  await db.raw("alter table read.lost rename to slots");
  expect(tally(await many(instructorsUrl))).toEqual({ 200: 40 });
});

it("A48: staff get emails and visitors do not, whoever asked before", async () => {
  const ask = async (who: Person | ReturnType<TestProduct["visitor"]>) =>
    JSON.stringify((await who("GET", instructorsUrl)).body);
  for (let n = 0; n < 2; n++) {
    for (const staff of [coach, admin]) expect(await ask(staff)).toContain(coach.email);
    for (const who of [pat, product.visitor()]) expect(await ask(who)).not.toMatch(/@example|email/);
    await publish();
  }
  const forged = { cookie: "fungo=unheard-of; fungo.sig=forged" };
  const answer = await get(instructorsUrl, forged);
  expect([answer.status, answer.text]).toEqual([200, (await get(instructorsUrl)).text]);
  const loggedOut = await product.person("instructor");
  expect(await ask(loggedOut)).toContain("@example");
  await loggedOut("POST", "/api/logout");
  expect(await ask(loggedOut)).not.toContain("@example");
});
