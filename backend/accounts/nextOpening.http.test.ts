import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { blocksUrl, blockUrl } from "../scheduling/contract.ts";
import { bookingOf, offer } from "../testing/schedule.ts";
import { testProduct, type TestProduct } from "../testing/testProduct.ts";
import { instructorUrl } from "./contract.ts";

let product: TestProduct;
beforeAll(async () => void (product = await testProduct()));
afterEach(() => vi.useRealTimers());
afterAll(() => product.close());

it("U8, G1-35: an instructor is available today while a free hour is still ahead, neither taken nor blocked", async () => {
  const { time } = product.backend;
  const [coach, pat] = [await product.person("instructor"), await product.person()];
  const at = (startTime: string, endTime: string, maxStudents = 1) =>
    offer(product, coach, { daysAhead: 2, startTime, endTime, maxStudents });
  const half = await at("16:00", "16:30", 3); // whose lesson would last until 17:00
  const next = await at("16:30", "17:30");
  const { date } = half;
  const noon = Date.parse(time.instantOf({ date, time: "12:00" }));
  const isAvailable = async () => (await product.visitor()("GET", instructorUrl(coach.id))).body.availableToday;
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
  expect(await isAvailable()).toBe(true);

  const { body: block } = await coach("POST", blocksUrl, {
    firstDay: date,
    lastDay: date,
    startTime: "16:45",
    endTime: "18:00",
  });
  expect(await isAvailable(), "both lessons reach into the blocked hour").toBe(false);
  await coach("DELETE", blockUrl(block.id));
  expect(await isAvailable()).toBe(true);

  const { body: lesson } = await pat("POST", "/api/lessons", bookingOf(next));
  expect(await isAvailable(), "a request takes no place").toBe(true);
  await coach("PATCH", `/api/lessons/${lesson.id}`, { status: "confirmed" });
  expect(await isAvailable(), "one hour is taken, and the group would overlap it").toBe(false);
});

it("the next opening is the first time in the coming weeks that is neither taken nor blocked", async () => {
  const { time } = product.backend;
  const [coach, pat] = [await product.person("instructor"), await product.person()];
  const opening = async () => (await product.visitor()("GET", instructorUrl(coach.id))).body.nextOpening;
  expect(await opening(), "nothing is offered").toBeNull();
  const first = await offer(product, coach, { daysAhead: 3, startTime: "17:00", endTime: "18:00", weeksDuration: 3 });
  const at = (weeks: number) => time.instantOf({ date: time.addDays(first.date, weeks * 7), time: "17:00" });
  expect(await opening()).toBe(at(0));

  const { body: lesson } = await pat("POST", "/api/lessons", bookingOf(first));
  await coach("PATCH", `/api/lessons/${lesson.id}`, { status: "confirmed" });
  expect(await opening()).toBe(at(1));
  const away = time.addDays(first.date, 7);
  await coach("POST", blocksUrl, { firstDay: away, lastDay: away });
  expect(await opening()).toBe(at(2));
  await coach("POST", blocksUrl, { firstDay: away, lastDay: time.addDays(away, 7) });
  expect(await opening()).toBeNull();
});

it.each([
  { change: "skips it, so that it means an hour later", date: "2030-03-10", startTime: "02:30", begins: "07:30" },
  { change: "repeats it, and the first is meant", date: "2030-11-03", startTime: "01:30", begins: "05:30" },
])("G1-15, G1-35: a time is free until it begins where the clock $change", async ({ date, startTime, begins }) => {
  const beginsAt = Date.parse(`${date}T${begins}:00Z`);
  const minutes = (n: number) => vi.setSystemTime(beginsAt + n * 60_000);
  vi.useFakeTimers({ toFake: ["Date"], now: beginsAt - 3 * 24 * 60 * 60_000 });
  const coach = await product.person("instructor");
  expect((await offer(product, coach, { startTime, endTime: startTime.replace(":30", ":59") })).date).toBe(date);
  const isAvailable = async () => (await product.visitor()("GET", instructorUrl(coach.id))).body.availableToday;
  const found = [];
  for (const n of [-20, -1, 0, 40]) {
    minutes(n);
    found.push(await isAvailable());
  }
  expect(found).toEqual([true, true, false, false]);
});
