import { beforeAll, afterAll, expect, it } from "vitest";
import { loginUrl, registerUrl } from "./accounts/contract.ts";
import { dayStream } from "../eventstore/lessons/events.ts";
import { commandAbout, newId } from "./command.ts";
import { lessonsUrl, lessonUrl } from "./lessons/contract.ts";
import { ownAvailabilityUrl, slotUrl } from "./scheduling/contract.ts";
import { bookingOf, type Offer, offer } from "./testing/schedule.ts";
import { password, type Person, testProduct, type TestProduct } from "./testing/testProduct.ts";

// No one projects for a while: whoever does it next is slow to start. What was acknowledged meanwhile is only in the
// log.
let product: TestProduct;
let coach: Person, pat: Person;
let offered: Offer;
beforeAll(async () => {
  product = await testProduct({ EVENTSTORE_URL: "" }); // reads the log with SQL
  coach = await product.person("instructor");
  pat = await product.person();
  offered = await offer(product, coach);
  await product.projections.stop();
  // Does not wait for someone who never comes. Not a spy, which would be restored before the first test.
  const until = product.projections.until.bind(product.projections);
  Object.assign(product.projections, { until: (position: string) => until(position, 50) });
});
afterAll(() => product.close());

const keyed = { "idempotency-key": "once" };
const commandOf = (who: Person, role: string) => ({
  actor: { userId: who.id, role },
  now: "",
  requestId: "",
  key: "once",
});
const bookedId = () =>
  newId(commandAbout(commandOf(pat, "student"), dayStream({ instructorId: coach.id, date: offered.date })), "lesson");

it("a booking sent again is the same booking, even if no read model shows it and the slot is closed", async () => {
  const book = () => pat("POST", lessonsUrl, bookingOf(offered), keyed);
  const booked = await book();
  expect([booked.status, booked.headers.get("retry-after"), booked.body]).toEqual([
    202,
    "2",
    { id: bookedId(), code: "NotShownYet", message: expect.stringContaining("This is saved") },
  ]);
  expect((await coach("PATCH", slotUrl(offered.slot.id), { isAvailable: false })).status).toBeLessThan(300);
  expect((await book()).status).toBeLessThan(300);
  const { rows } = await product.backend.db.raw("select count(*)::int as n from log.event where type = 'LessonBooked'");
  expect(rows).toEqual([{ n: 1 }]);
});

it("a lesson not shown yet is not reported missing", async () => {
  const answer = await pat("PATCH", lessonUrl(bookedId()), { status: "cancelled" });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
});

it("nor is a slot", async () => {
  const slot = { dayOfWeek: 2, startTime: "06:00", endTime: "07:00", price: 50 };
  expect((await coach("POST", ownAvailabilityUrl, slot, keyed)).status).toBeLessThan(300);
  expect((await coach("DELETE", slotUrl(newId(commandOf(coach, "instructor"), "slot")))).status).toBe(503);
});

it("nor are people who registered a moment ago told that their password is wrong", async () => {
  const form = { firstName: "Sam", lastName: "Late", email: "late@example.com", password, confirmPassword: password };
  const sam = product.visitor();
  expect((await sam("POST", registerUrl, form)).status).toBeLessThan(300);
  expect((await sam("POST", loginUrl, { email: form.email, password })).status).toBe(503);
});
