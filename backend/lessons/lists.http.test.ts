import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bookingOf, lessonAsked, type Offer, offer } from "../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let coach: Person, pat: Person, sam: Person, admin: Person;
let offered: Offer;
beforeAll(async () => {
  product = await testProduct();
  pat = await product.person("student", { firstName: "Patience", lastName: "Canary" });
  sam = await product.person();
  admin = await product.person("admin");
});
beforeEach(async () => {
  coach = await product.person("instructor"); // an empty day
  offered = await offer(product, coach);
});
afterAll(() => product.close());

const book = (told: object = {}) => pat("POST", "/api/lessons", bookingOf(offered, { ...told }));
const confirm = (id: string) => coach("PATCH", `/api/lessons/${id}`, { status: "confirmed" });
const occupied = (who = product.visitor()) => who("GET", `/api/lessons?instructorId=${coach.id}&status=confirmed`);

it("A18 G1-25 G1-27: taken times name nobody, except to the instructor and the admins", async () => {
  const { body: lesson } = await book({ notes: "knee hurts" });
  expect((await occupied()).body).toEqual([]); // pending takes no time
  await confirm(lesson.id);
  const redacted = { ...pickTaken(lesson), status: "confirmed" };
  for (const who of [product.visitor(), pat, sam, await product.person("instructor")])
    expect((await occupied(who)).body).toEqual([redacted]);
  for (const who of [coach, admin])
    expect((await occupied(who)).body).toMatchObject([{ studentPhone: "555-010-0100" }]);
});
const pickTaken = ({ id, instructorId, scheduledDate, duration, timeSlot }: Record<string, unknown>) => ({
  id,
  instructorId,
  scheduledDate,
  duration,
  timeSlot,
});

it("A18: other ways to ask for somebody's lessons need a log-in and show the own ones only", async () => {
  const { body: lesson } = await book();
  for (const query of [
    `instructorId=${coach.id}`,
    `instructorId=${coach.id}&status=pending`,
    "status=confirmed",
    `studentId=${pat.id}`,
  ]) {
    expect((await product.visitor()("GET", `/api/lessons?${query}`)).status).toBe(401);
    expect(JSON.stringify((await sam("GET", `/api/lessons?${query}`)).body)).not.toContain(lesson.id);
  }
  const filter = encodeURIComponent(JSON.stringify({ studentId: pat.id }));
  expect(JSON.stringify((await sam("GET", `/api/lessons?filter=${filter}`)).body)).not.toContain(lesson.id);
});

it("A19 A20 G1-28: everybody lists the own lessons, admins all", async () => {
  const { body: lesson } = await book();
  const ids = async (who: Person, url = "/api/lessons") =>
    (await who("GET", url)).body.map(({ id }: { id: string }) => id);
  expect(await ids(pat)).toContain(lesson.id);
  expect(await ids(sam)).not.toContain(lesson.id);
  expect(await ids(coach)).toEqual([lesson.id]);
  expect(await ids(coach, "/api/instructor/lessons")).toEqual([lesson.id]);
  expect(await ids(await product.person("instructor"))).toEqual([]);
  expect(await ids(admin)).toContain(lesson.id);
  expect((await pat("GET", "/api/instructor/lessons")).status).toBe(403);
});

it("A lesson list is filtered by time, status and name", async () => {
  const { body: lesson } = await book();
  const old = await lessonAsked(product, { studentId: pat.id, instructorId: coach.id, daysAhead: -10 });
  const found = async (filter: object) =>
    (await coach("GET", `/api/lessons?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
      ({ id }: { id: string }) => id,
    );
  expect(await found({})).toEqual([lesson.id, old.lessonId]);
  expect(await found({ from: offered.date })).toEqual([lesson.id]);
  expect(await found({ until: "2026-01-01" })).toEqual([]);
  expect(await found({ status: ["confirmed", "completed"] })).toEqual([]);
  expect(await found({ q: "patience" })).toEqual([lesson.id, old.lessonId]);
  expect(await found({ q: "sam" })).toEqual([]);
});
