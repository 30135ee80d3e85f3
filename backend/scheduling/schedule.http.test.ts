import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bookingOf, dayIn, lessonAsked, offer } from "../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import {
  availabilityOf,
  blocksUrl,
  blockUrl,
  clearedUrl,
  clearScheduleUrl,
  copyDayUrl,
  ownAvailabilityUrl,
  restoreUrl,
  slotUrl,
  touchedLessonsUrl,
} from "./contract.ts";

let product: TestProduct;
let coach: Person, rival: Person, pat: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  rival = await product.person("instructor");
  pat = await product.person();
  admin = await product.person("admin");
});
beforeEach(async () => void (coach = await product.person("instructor"))); // an empty week
afterAll(() => product.close());

const slot = { dayOfWeek: 1, startTime: "16:00", endTime: "17:00", price: 80 };
const publish = async (fields: object = {}, who = coach) => {
  const { status, body } = await who("POST", ownAvailabilityUrl, { ...slot, ...fields });
  expect(status).toBe(201);
  return body;
};
const offeredBy = async (instructor = coach) =>
  (await product.visitor()("GET", availabilityOf(instructor.id))).body as { id: string; blockedDates: string[] }[];
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it("A13, G1-26: clears only the caller's own slots, leaves lessons, and can be undone, later too", async () => {
  const first = await publish();
  const second = await publish({ dayOfWeek: 2 });
  await publish({ dayOfWeek: 3 }, rival);
  const { lessonId, confirm } = await lessonAsked(product, { studentId: pat.id, instructorId: coach.id, daysAhead: 3 });
  await confirm();
  const cleared = await coach("DELETE", clearScheduleUrl);
  expect([cleared.status, idsOf(cleared.body)]).toEqual([200, [first.id, second.id]]);
  expect(await offeredBy()).toEqual([]);
  expect(await offeredBy(rival)).toHaveLength(1);
  expect((await pat("GET", `/api/lessons/${lessonId}`)).body.status).toBe("confirmed");
  expect((await coach("PATCH", slotUrl(first.id), { isAvailable: false })).status).toBe(404);

  expect(idsOf((await coach("GET", clearedUrl)).body)).toEqual([first.id, second.id]);
  expect(idsOf((await coach("DELETE", clearScheduleUrl)).body)).toEqual([first.id, second.id]); // again: nothing new
  const restored = await coach("POST", restoreUrl, {});
  expect([restored.status, idsOf(restored.body)]).toEqual([200, [first.id, second.id]]);
  expect(idsOf(await offeredBy())).toEqual([first.id, second.id]);
  expect((await coach("GET", clearedUrl)).body).toEqual([]);
  expect((await coach("GET", `/api/history?of=${coach.id}`)).body).toMatchObject([
    {},
    {},
    { what: "ScheduleCleared" },
    { what: "ScheduleRestored" },
  ]);
});

it("A13: what overlaps a slot published since stays cleared", async () => {
  const first = await publish();
  const second = await publish({ dayOfWeek: 2 });
  await coach("DELETE", clearScheduleUrl);
  const newcomer = await publish({ startTime: "16:30", endTime: "17:30" });
  expect(idsOf((await coach("POST", restoreUrl, {})).body)).toEqual([newcomer.id, second.id]);
  expect(idsOf((await coach("GET", clearedUrl)).body)).toEqual([first.id]);
  expect(await coach("POST", restoreUrl, {})).toMatchObject({ status: 409, body: { code: "SlotOverlaps" } });
});

it("A12: a slot that was deleted comes back under its own id, so that its lessons can be confirmed", async () => {
  const offered = await offer(product, coach);
  const { body: lesson } = await pat("POST", "/api/lessons", bookingOf(offered));
  await coach("DELETE", slotUrl(offered.slot.id));
  expect(idsOf((await coach("POST", restoreUrl, { slotId: offered.slot.id })).body)).toEqual([offered.slot.id]);
  expect((await coach("PATCH", `/api/lessons/${lesson.id}`, { status: "confirmed" })).status).toBe(200);
  expect((await rival("POST", restoreUrl, { slotId: offered.slot.id })).status).toBe(404);
});

it("U17, G1-43: copies one day to the six others in one command, and reports what it left out", async () => {
  await publish({ maxStudents: 3, weeksDuration: 4, location: "Cage 9" });
  await publish({ dayOfWeek: 2, startTime: "16:30", endTime: "17:30" });
  const key = { "idempotency-key": "copy" };
  const copy = () => coach("POST", copyDayUrl, { dayOfWeek: "Monday" }, key);
  const { status, body } = await copy();
  expect(status).toBe(200);
  const hourOf = ({ dayName, startTime }: { dayName: string; startTime: string }) => `${dayName} ${startTime}`;
  expect(body.copied.map(hourOf)).toEqual(
    ["Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day) => `${day} 16:00`),
  );
  expect(body.skipped.map(hourOf)).toEqual(["Tuesday 16:00"]);
  expect(await offeredBy()).toHaveLength(7);
  expect((await offeredBy()).slice(-1)).toMatchObject([
    { dayName: "Saturday", price: "80.00", location: "Cage 9", maxStudents: 3, weeksDuration: 4 },
  ]);
  expect(await copy()).toMatchObject({ status: 200, body }); // sent again, the same answer
  expect(await offeredBy()).toHaveLength(7);
});

it.each([
  [{ firstDay: "", lastDay: "2030-05-01" }, "firstDay"],
  [{ firstDay: "2030-05-02", lastDay: "2030-05-01" }, "lastDay"],
  [{ firstDay: "2030-05-02", lastDay: "2031-05-03" }, "lastDay"],
  [{ firstDay: "2020-05-01", lastDay: "2020-05-01" }, "lastDay"],
  [{ firstDay: "2130-05-01", lastDay: "2130-05-01", startTime: "16:00" }, "endTime"],
  [{ firstDay: "2130-05-01", lastDay: "2130-05-01", endTime: "16:00" }, "startTime"],
  [{ firstDay: "2130-05-01", lastDay: "2130-05-01", startTime: "16:00", endTime: "15:00" }, "endTime"],
])("G1-43: dates that are not a range are refused beside the field: %j", async (dates, field) => {
  const { status, body } = await coach("POST", blocksUrl, dates);
  expect([status, body.issues?.[0].path]).toEqual([422, [field]]);
  expect(body.message).not.toMatch(/expected|received|invalid/i);
});

it("U17, G1-43: blocked dates are not offered, booked or confirmed, and open again when they are unblocked", async () => {
  const offered = await offer(product, coach, { startTime: "23:00", endTime: "23:59" });
  const { date, slot: published } = offered;
  const asked = (await pat("POST", "/api/lessons", bookingOf(offered))).body;
  const range = { firstDay: date, lastDay: date, startTime: "22:00", endTime: "23:30" };
  const touched = await coach("GET", `${touchedLessonsUrl}?${new URLSearchParams(range).toString()}`);
  expect(touched.body).toMatchObject([{ id: asked.id, status: "pending" }]);
  expect((await coach("GET", `${touchedLessonsUrl}?firstDay=${date}`)).status).toBe(422);

  const { status, body: block } = await coach("POST", blocksUrl, range);
  expect([status, block]).toMatchObject([201, { ...range, instructorId: coach.id }]);
  expect((await coach("GET", blocksUrl)).body).toEqual([block]);
  expect(await coach("POST", blocksUrl, range)).toMatchObject({ status: 409, body: { code: "AlreadyBlocked" } });
  expect(await offeredBy()).toMatchObject([{ id: published.id, isAvailable: true, blockedDates: [date] }]);
  expect(JSON.stringify(await offeredBy())).not.toContain("22:00"); // which hours of the day is private

  const sam = await product.person();
  expect(await sam("POST", "/api/lessons", bookingOf(offered))).toMatchObject({
    status: 409,
    body: { code: "SlotNotOffered" },
  });
  const confirm = () => coach("PATCH", `/api/lessons/${asked.id}`, { status: "confirmed" });
  expect(await confirm()).toMatchObject({ status: 409, body: { code: "DatesBlocked" } });
  expect((await pat("GET", `/api/lessons/${asked.id}`)).body.status).toBe("pending"); // existing lessons stay

  expect((await rival("DELETE", blockUrl(block.id))).status).toBe(403);
  expect((await coach("DELETE", blockUrl(block.id))).status).toBe(200);
  expect((await coach("GET", blocksUrl)).body).toEqual([]);
  expect(await offeredBy()).toMatchObject([{ blockedDates: [] }]);
  expect((await confirm()).status).toBe(200);
});

it("G1-35: someone who has blocked today is not available today", async () => {
  const isFreeToday = async () => (await product.visitor()("GET", `/api/instructors/${coach.id}`)).body.availableToday;
  const today = dayIn(product, 0);
  await offer(product, coach, { daysAhead: 0, startTime: "23:58", endTime: "23:59" });
  const before = await isFreeToday();
  await coach("POST", blocksUrl, { firstDay: today, lastDay: today, startTime: "23:59", endTime: "23:59" });
  expect(await isFreeToday()).toBe(before);
  await coach("POST", blocksUrl, { firstDay: today, lastDay: dayIn(product, 1) });
  expect(await isFreeToday()).toBe(false);
});

it("A9, A14, G1-26, G1-54: players and visitors have no schedule, and an admin says whose", async () => {
  for (const [method, url] of [
    ["DELETE", clearScheduleUrl],
    ["GET", clearedUrl],
    ["POST", restoreUrl],
    ["POST", copyDayUrl],
    ["GET", blocksUrl],
    ["POST", blocksUrl],
  ] as const) {
    const body = method === "POST" ? { dayOfWeek: 1, firstDay: "2100-01-01", lastDay: "2100-01-01" } : undefined;
    const statuses = [pat, admin, product.visitor()].map(async (who) => (await who(method, url, body)).status);
    expect([url, ...(await Promise.all(statuses))]).toEqual([url, 403, 422, 401]);
  }
});

it("G1-54: an admin clears, restores, copies and blocks for the instructor they name, and nobody else's", async () => {
  await publish();
  await publish({}, rival);
  const of = `?instructorId=${coach.id}`;
  const instructorId = coach.id;
  const copied = await admin("POST", copyDayUrl, { dayOfWeek: 1, instructorId });
  expect(copied.body.copied).toHaveLength(6);
  expect((await admin("DELETE", `${clearScheduleUrl}${of}`)).body).toHaveLength(7);
  expect((await admin("GET", `${clearedUrl}${of}`)).body).toHaveLength(7);
  expect((await product.visitor()("GET", availabilityOf(rival.id))).body).not.toEqual([]);
  expect((await admin("POST", restoreUrl, { instructorId })).body).toHaveLength(7);
  const date = dayIn(product, 9);
  const block = await admin("POST", blocksUrl, { firstDay: date, lastDay: date, instructorId });
  expect(block).toMatchObject({ status: 201, body: { instructorId } });
  expect((await admin("GET", `${blocksUrl}${of}`)).body).toEqual([block.body]);
  expect((await admin("GET", `${touchedLessonsUrl}${of}&firstDay=${date}&lastDay=${date}`)).status).toBe(200);
  expect((await admin("DELETE", blockUrl(block.body.id))).status).toBe(200);
  expect((await coach("GET", blocksUrl)).body).toEqual([]);
});
