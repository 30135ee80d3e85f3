import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { tally } from "../../testing/client.ts";
import { bookingOf, type Offer, offer } from "../../testing/schedule.ts";
import { BookingContact } from "../contract.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";

let product: TestProduct;
let coach: Person, pat: Person, sam: Person;
let offered: Offer;
beforeAll(async () => {
  product = await testProduct();
  pat = await product.person("student", { firstName: "Patience", lastName: "Canary" });
  sam = await product.person();
});
beforeEach(async () => {
  coach = await product.person("instructor", { firstName: "Cora", lastName: "Kent" }); // an empty day
  offered = await offer(product, coach);
});
afterAll(() => product.close());

const book = (fields: object = {}, who = pat, headers?: Record<string, string>) =>
  who("POST", "/api/lessons", { ...bookingOf(offered), ...fields }, headers);
const confirm = (id: string) => coach("PATCH", `/api/lessons/${id}`, { status: "confirmed" });

it("A21 E2 K2 M5 G1-52: a player books a time: pending, an hour, at the slot's price and location", async () => {
  const { status, body } = await book();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: "pending",
    duration: 60,
    price: "80.00",
    location: "Indoor Cage 2",
    date: offered.date,
    startTime: "16:00",
    timeSlot: "16:00-17:00",
    scheduledDate: offered.scheduledDate,
    studentId: pat.id,
    studentPhone: "555-010-0100",
    studentEmail: "contact@example.com",
    sessionFocus: "hitting",
    weeklyRecurring: "no",
    student: { firstName: "Patience", lastName: "Canary", email: pat.email },
    studentName: "Patience Canary",
    instructor: { user: { firstName: "Cora", lastName: "Kent" } },
  });
  expect((await pat("GET", "/api/lessons")).body[0]).toEqual(body);
  expect((await coach("GET", "/api/instructor/lessons")).body).toEqual([body]);
});

it("E4: every focus and every wish for the same time each week is taken", () => {
  const { studentPhone, studentEmail } = bookingOf(offered);
  for (const sessionFocus of ["hitting", "fielding", "both"])
    for (const weeklyRecurring of ["yes", "no", "maybe"]) {
      const wishes = { sessionFocus, weeklyRecurring };
      expect(BookingContact.parse({ studentPhone, studentEmail, ...wishes })).toMatchObject(wishes);
    }
});

it("E4 G1-33: someone who would like the time every week has said so, and has one lesson", async () => {
  expect((await book({ weeklyRecurring: "yes" })).body.weeklyRecurring).toBe("yes");
  expect((await coach("GET", "/api/instructor/lessons")).body).toMatchObject([{ weeklyRecurring: "yes" }]);
});

it("A21 G1-20: nothing the server knows itself is taken from the body", async () => {
  const { body } = await book({
    studentId: sam.id,
    status: "confirmed",
    as: "scheduled",
    location: "My backyard",
    duration: 600,
    minutes: 600,
    seats: 50,
    slotId: "mine",
    id: "mine",
    studentName: "Somebody else",
    date: "2020-01-01",
  });
  expect(body).toMatchObject({
    studentId: pat.id,
    status: "pending",
    location: "Indoor Cage 2",
    duration: 60,
    seats: 1,
  });
  expect(body.studentName).toBe("Patience Canary");
  expect(body.id).not.toBe("mine");
});

it.each([[0], ["0.01"], [79.99], [8000], ["free"]])("A21 G1-20: the price %j is not the slot's", async (price) =>
  expect(await book({ price })).toMatchObject({
    status: 409,
    body: { code: "PriceChanged", message: expect.stringContaining("now $80.") },
  }),
);

it.each([
  ["studentPhone", { studentPhone: "" }, "Please enter your phone number"],
  ["studentPhone", { studentPhone: "call me" }, "Please enter a phone number like 555-010-0100"],
  ["studentEmail", { studentEmail: "pat@" }, "Please enter an email address like name@example.com"],
  ["sessionFocus", { sessionFocus: "pitching" }, "Please choose what to work on"],
  ["weeklyRecurring", { weeklyRecurring: undefined }, "Please say if you'd like this time every week"],
  ["instructorId", { instructorId: undefined }, "Please select an instructor and time slot."],
  ["scheduledDate", { scheduledDate: "tomorrow" }, "Please select an instructor and time slot."],
] as const)(
  "A21 V4 E4 G1-34: a booking with a wrong %s is refused beside the field: %j",
  async (field, value, message) => {
    const { status, body } = await book(value);
    expect([status, body.message, body.issues[0].path]).toEqual([422, message, [field]]);
  },
);

it("P1 V4 A21: no one books without a log-in", async () => {
  expect(await product.visitor()("POST", "/api/lessons", bookingOf(offered))).toMatchObject({ status: 401 });
});

it("A21 V4: times that are not on offer are refused", async () => {
  const { time } = product.backend;
  const at = (days: number) => ({
    scheduledDate: time.instantOf({ date: time.addDays(offered.date, days), time: "16:00" }),
  });
  for (const [why, fields] of [
    ["over", at(-7)],
    ["after its last week", at(7)],
    ["another weekday", at(1)],
    ["another hour", { scheduledDate: new Date(Date.parse(offered.scheduledDate) + 1_800_000).toISOString() }],
  ] as const)
    expect([why, (await book(fields)).body.code]).toEqual([why, "SlotNotOffered"]);
  expect(await book({ instructorId: sam.id })).toMatchObject({ status: 404, body: { code: "NoSuchInstructor" } });
});

it("A21 V4: a past time today is refused", async () => {
  const passed = await offer(product, coach, { daysAhead: 0, startTime: "00:00", endTime: "00:01" });
  expect(await pat("POST", "/api/lessons", bookingOf(passed))).toMatchObject({
    status: 409,
    body: { code: "SlotOver" },
  });
});

it("A21 V4: closed and withdrawn slots are refused, reopened ones are not", async () => {
  const url = `/api/schedule/availability/${offered.slot.id}`;
  await coach("PATCH", url, { isAvailable: false });
  expect(await book()).toMatchObject({ status: 409, body: { code: "SlotNotOffered" } });
  await coach("PATCH", url, { isAvailable: true });
  expect((await book()).status).toBe(201);
  await coach("DELETE", url);
  expect(await book({}, sam)).toMatchObject({ status: 409, body: { code: "SlotNotOffered" } });
});

it("A21 V4: the same player requests the same time once, even with ten requests at once", async () => {
  expect(tally(await Promise.all(Array.from({ length: 10 }, () => book())))).toEqual({ 201: 1, 409: 9 });
  expect(await book()).toMatchObject({ status: 409, body: { code: "AlreadyBooked" } });
  expect((await book({}, sam)).status).toBe(201); // G1-17: others may request it as well
});

it("A21: a taken time cannot be requested", async () => {
  await confirm((await book()).body.id);
  expect(await book({}, sam)).toMatchObject({ status: 409, body: { code: "SlotTaken" } });
});

it("A21: one key is one lesson and one answer, even ten times at once and whatever became of the slot", async () => {
  const key = { "idempotency-key": "one click" };
  const answers = await Promise.all(Array.from({ length: 10 }, () => book({}, pat, key)));
  expect(tally(answers)).toEqual({ 201: 10 });
  for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
  await coach("DELETE", `/api/schedule/availability/${offered.slot.id}`);
  expect(await book({}, pat, key)).toMatchObject({ status: 201, body: answers[0]!.body });
  expect((await coach("GET", "/api/instructor/lessons")).body).toHaveLength(1);
});

it("A21: another player's same key is another lesson, and reveals nothing of the first", async () => {
  const key = { "idempotency-key": "guessed" };
  const [mine, theirs] = [await book({}, pat, key), await book({}, sam, key)];
  expect(theirs.status).toBe(201);
  expect(theirs.body.id).not.toBe(mine.body.id);
  expect(theirs.body.studentId).toBe(sam.id);
});

it("A key of more than 200 characters is refused", async () =>
  expect(await book({}, pat, { "idempotency-key": "k".repeat(201) })).toMatchObject({ status: 400 }));

it("An instructor who books with a colleague is a player there", async () => {
  const colleague = await product.person("instructor");
  const { body } = await book({}, colleague);
  expect((await colleague("GET", "/api/lessons")).body).toMatchObject([{ id: body.id }]);
  expect((await colleague("GET", "/api/instructor/lessons")).body).toEqual([]);
  expect((await colleague("PATCH", `/api/lessons/${body.id}`, { status: "confirmed" })).status).toBe(403);
  expect((await colleague("PATCH", `/api/lessons/${body.id}`, { status: "cancelled" })).status).toBe(200);
});
