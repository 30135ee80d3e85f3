import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { walkInSubject } from "../../../eventstore/lessons/events.ts";
import { erase } from "../../privacy/erase.ts";
import { tally } from "../../testing/client.ts";
import { dayIn, type Offer, offer } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { occupiedUrl, simpleLessonsUrl } from "../contract.ts";

let product: TestProduct;
let coach: Person, rival: Person, pat: Person, admin: Person;
let offered: Offer;
beforeAll(async () => {
  product = await testProduct();
  rival = await product.person("instructor");
  pat = await product.person("student", { firstName: "Patience" });
  admin = await product.person("admin");
});
beforeEach(async () => {
  coach = await product.person("instructor"); // an empty day
  offered = await offer(product, coach, { maxStudents: 2 });
});
afterAll(() => product.close());

const contact = { studentPhone: "555-010-0100", sessionFocus: "hitting", weeklyRecurring: "no" };
const schedule = (fields: object = {}, who = coach, headers?: Record<string, string>) =>
  who(
    "POST",
    simpleLessonsUrl,
    {
      studentName: "Walter Walk-In",
      studentEmail: "walter@example.com",
      scheduledDate: offered.date,
      timeSlot: "16:00",
      notes: "Borrows a bat",
      status: "scheduled",
      ...fields,
    },
    headers,
  );

it("A25, G1-24, V8: an instructor enters a walk-in: scheduled at once, on the slot's terms, in their own calendar", async () => {
  const { status, body } = await schedule({ instructorId: rival.id });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: "scheduled",
    instructorId: coach.id,
    studentId: null,
    student: null,
    studentName: "Walter Walk-In",
    studentEmail: "walter@example.com",
    notes: "Borrows a bat",
    scheduledDate: offered.scheduledDate,
    timeSlot: "16:00-17:00",
    price: "80.00",
    location: "Indoor Cage 2",
    seats: 2,
  });
  expect((await coach("GET", simpleLessonsUrl)).body).toEqual([body]);
});

it("G1-24, G1-25, G1-18: scheduled lessons take seats, and everyone sees that without a name", async () => {
  expect((await schedule()).status).toBe(201);
  expect((await schedule({ studentName: "Wanda" })).status).toBe(201);
  expect(await schedule({ studentName: "Third" })).toMatchObject({ status: 409, body: { code: "SlotTaken" } });
  const taken = await product.visitor()("GET", occupiedUrl(coach.id));
  expect(taken.body).toMatchObject([{ status: "scheduled" }, { status: "scheduled" }]);
  expect(JSON.stringify(taken.body)).not.toMatch(/Walter|Wanda|@/);
});

it("A25: outside any slot a lesson is one-on-one at the instructor's own rate and location, and overlaps no other", async () => {
  await coach("PATCH", `/api/instructors/${coach.id}`, { hourlyRate: 62.5, location: "Field 3" });
  expect(await schedule({ timeSlot: "12:30-13:30" })).toMatchObject({
    status: 201,
    body: { price: "62.50", location: "Field 3", seats: 1, timeSlot: "12:30-13:30" },
  });
  for (const timeSlot of ["12:00", "12:30", "13:00"])
    expect(await schedule({ timeSlot })).toMatchObject({ status: 409, body: { code: "SlotTaken" } });
  expect((await schedule({ timeSlot: "13:30" })).status).toBe(201);
});

it("A25: twenty at once for two seats: two are in", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => schedule()));
  expect(tally(answers)).toEqual({ 201: 2, 409: 18 });
});

it("A25: one key is one lesson", async () => {
  const key = { "idempotency-key": "one walk-in" };
  const answers = await Promise.all([schedule({}, coach, key), schedule({}, coach, key), schedule({}, coach, key)]);
  expect(tally(answers)).toEqual({ 201: 3 });
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

it("A25: an admin names the instructor", async () => {
  expect(await schedule({}, admin)).toMatchObject({ status: 422, body: { issues: [{ path: ["instructorId"] }] } });
  expect(await schedule({ instructorId: pat.id }, admin)).toMatchObject({
    status: 404,
    body: { code: "NoSuchInstructor" },
  });
  expect(await schedule({ instructorId: coach.id }, admin)).toMatchObject({
    status: 201,
    body: { status: "scheduled", instructorId: coach.id, studentName: "Walter Walk-In" },
  });
});

it("A25, G1-24: a player's own call is a request for an open time, whatever name and status it gives", async () => {
  const asked = { ...contact, instructorId: coach.id };
  const { status, body } = await schedule({ ...asked, scheduledDate: offered.scheduledDate }, pat);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...contact,
    status: "pending",
    studentId: pat.id,
    studentEmail: "walter@example.com",
    notes: "Borrows a bat",
  });
  expect(body.studentName).toMatch(/^Patience /);
  expect(await schedule({ ...asked, timeSlot: "12:00" }, pat)).toMatchObject({
    status: 409,
    body: { code: "SlotNotOffered" },
  });
  expect((await schedule(asked, product.visitor() as Person)).status).toBe(401);
});

it.each([
  ["studentName", { studentName: " " }, "Please enter the player's name"],
  ["studentEmail", { studentEmail: "walter@" }, "Please enter an email address like name@example.com"],
  ["scheduledDate", { scheduledDate: "" }, "Please choose a day"],
  ["timeSlot", { timeSlot: undefined }, "Please choose a time"],
  ["timeSlot", { timeSlot: "25:00" }, "Please choose a time"],
] as const)("V8: a wrong %s is refused beside the field: %j", async (field, value, message) => {
  const { status, body } = await schedule(value);
  expect([status, body.message, body.issues[0].path]).toEqual([422, message, [field]]);
});

it("A25, G1-24: a player sends what the specification says, and it is a request", async () => {
  const { studentName, studentEmail, notes } = { studentName: "Pat", studentEmail: "pat@example.com", notes: "" };
  const sent = { instructorId: coach.id, studentName, studentEmail, notes, status: "scheduled" };
  const { status, body } = await pat("POST", simpleLessonsUrl, {
    ...sent,
    scheduledDate: offered.date,
    timeSlot: "16:00-17:00",
  });
  expect([status, body.message]).toEqual([201, undefined]);
  expect(body).toMatchObject({
    status: "pending",
    studentId: pat.id,
    studentEmail: "pat@example.com",
    studentPhone: null,
    sessionFocus: null,
    weeklyRecurring: null,
    scheduledDate: offered.scheduledDate,
  });
});

it.each([
  ["studentPhone", { studentPhone: "none" }, "Please enter a phone number like 555-010-0100"],
  ["studentEmail", { studentEmail: "pat@" }, "Please enter an email address like name@example.com"],
  ["sessionFocus", { sessionFocus: "pitching" }, "Please choose what to work on"],
  ["weeklyRecurring", { weeklyRecurring: "" }, "Please say if you'd like this time every week"],
  ["instructorId", { instructorId: undefined }, "Please choose an instructor"],
] as const)("G1-24, V4: what a player gives is checked as in the wizard: %s %j", async (field, value, message) => {
  const { status, body } = await schedule({ ...contact, instructorId: coach.id, ...value }, pat);
  expect([status, body.message, body.issues?.[0].path]).toEqual([422, message, [field]]);
});

it("A25: a walk-in may be entered later the same day, but not on a later day", async () => {
  const midnight = { timeSlot: "00:00", scheduledDate: dayIn(product, 0) };
  expect((await schedule(midnight)).status).toBe(201);
  expect(await schedule({ scheduledDate: dayIn(product, -1) })).toMatchObject({
    status: 409,
    body: { code: "TimeOver" },
  });
});

it("A24: players see what they take, instructors what they give, admins everything", async () => {
  const walkIn = (await schedule({ studentEmail: "" })).body.id;
  const asked = (await schedule({ ...contact, instructorId: coach.id }, pat)).body.id;
  const ids = async (who: Person) => {
    const all = (await who("GET", `${simpleLessonsUrl}?sort=["createdAt","DESC"]&range=[0,9]`)).body as {
      id: string;
    }[];
    return all.map(({ id }) => id).filter((id) => id === walkIn || id === asked);
  };
  expect(await ids(coach)).toEqual([asked, walkIn]);
  expect(await ids(admin)).toEqual([asked, walkIn]);
  expect(await ids(pat)).toEqual([asked]);
  expect(await ids(rival)).toEqual([]);
});

it("a walk-in cannot be completed before it is over, and is erased without an account", async () => {
  const { body } = await schedule({ scheduledDate: dayIn(product, 1) });
  expect((await coach("PATCH", `/api/lessons/${body.id}`, { status: "completed" })).status).toBe(409);
  const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
  await erase(product.backend, command, walkInSubject(body.id));
  expect((await coach("GET", `${simpleLessonsUrl}/${body.id}`)).body).toMatchObject({
    studentName: null,
    studentEmail: null,
    notes: null,
  });
});
