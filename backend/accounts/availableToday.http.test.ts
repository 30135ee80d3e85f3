import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { blocksUrl, blockUrl } from "../scheduling/contract.ts";
import { bookingOf, offer } from "../testing/schedule.ts";
import { testProduct, type TestProduct } from "../testing/testProduct.ts";
import { instructorUrl } from "./contract.ts";

let product: TestProduct;
beforeAll(async () => void (product = await testProduct()));
afterEach(() => vi.useRealTimers());
afterAll(() => product.close());

it("U8, G1-35: an instructor is available today while a free hour is still to come, neither taken nor blocked", async () => {
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
