import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { listed } from "../../projections/list.ts";
import { read } from "../../projections/read.ts";
import { bookingOf, dayIn, lessonAsked, type Offer, offer } from "../testing/schedule.ts";
import { historyUrl } from "../history/contract.ts";
import { myLessonsUrl } from "./contract.ts";
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

const book = (fields: object = {}) => pat("POST", "/api/lessons", bookingOf(offered, { ...fields }));
const confirm = (id: string) => coach("PATCH", `/api/lessons/${id}`, { status: "confirmed" });
const occupied = (who = product.visitor()) => who("GET", `/api/lessons?instructorId=${coach.id}&status=confirmed`);

it("A18 G1-25 G1-27: taken times name no one, except to the instructor and the admins", async () => {
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

it("A18: taken times reach as far as anything can be booked, and no farther", async () => {
  const taken = async (daysAhead: number) => {
    const walkIn = { studentName: "Walter Walk-In", timeSlot: "07:00", scheduledDate: dayIn(product, daysAhead) };
    return String((await coach("POST", "/api/simple/lessons", walkIn)).body.id);
  };
  const [today, last] = [await taken(0), await taken(52 * 7)];
  await taken(52 * 7 + 1);
  for (const who of [product.visitor(), coach, admin]) {
    const { body }: { body: { id: string }[] } = await occupied(who);
    expect(body.map(({ id }) => id).toSorted()).toEqual([today, last].toSorted());
  }
});

it("A18: other ways to list someone's lessons need a log-in and show only one's own", async () => {
  const { body: lesson } = await book();
  for (const query of [`instructorId=${coach.id}`, "status=confirmed", `studentId=${pat.id}`]) {
    expect((await product.visitor()("GET", `/api/lessons?${query}`)).status).toBe(401);
    expect(JSON.stringify((await sam("GET", `/api/lessons?${query}`)).body)).not.toContain(lesson.id);
  }
  for (const who of [product.visitor(), sam])
    expect((await who("GET", `/api/lessons?instructorId=${coach.id}&status=pending`)).status).toBe(422);
  const filter = encodeURIComponent(JSON.stringify({ studentId: pat.id }));
  expect(JSON.stringify((await sam("GET", `/api/lessons?filter=${filter}`)).body)).not.toContain(lesson.id);
});

it("A19 A20 G1-28 G2-15: everyone lists their own lessons, admins all", async () => {
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

const story = async (who: Person, id: string) =>
  (await who("GET", historyUrl(id))).body.map(({ what }: { what: string }) => what);

it("the history of a request says when its last seat went to somebody else, and not to whom", async () => {
  const group = await offer(product, coach, { startTime: "17:00", endTime: "18:00", maxStudents: 2 });
  const ask = async (who: Person) => (await who("POST", "/api/lessons", bookingOf(group))).body.id;
  const third = await product.person();
  const [first, second, last] = [await ask(pat), await ask(sam), await ask(third)];
  await confirm(first);
  expect(await story(sam, second)).toEqual(["LessonBooked"]);
  await confirm(last);
  for (const who of [sam, coach, admin]) expect(await story(who, second)).toEqual(["LessonBooked", "LessonTimeTaken"]);
  const [, line] = (await sam("GET", historyUrl(second))).body;
  const [, confirmed] = (await coach("GET", historyUrl(last))).body;
  expect([line.at, line.actor]).toEqual([confirmed.at, { kind: "system", id: null, role: null, name: null }]);
  expect(await story(pat, first)).toEqual(["LessonBooked", "LessonConfirmed"]);

  await coach("PATCH", `/api/lessons/${second}`, { status: "declined" });
  expect(await story(sam, second)).toEqual(["LessonBooked", "LessonTimeTaken", "LessonDeclined"]);
  await coach("DELETE", `/api/lessons/${last}`);
  expect(await story(sam, second)).toEqual(["LessonBooked", "LessonDeclined"]);
});

it("a request whose last seat went to somebody else says so, until there is a seat again, and also once the hour is over", async () => {
  const seen = async (who: Person, id: string) =>
    (await who("GET", "/api/lessons")).body.find((row: { id: string }) => row.id === id).isTimeTaken;
  const group = await offer(product, coach, { startTime: "18:00", endTime: "19:00", maxStudents: 2 });
  const ask = async (who: Person) => (await who("POST", "/api/lessons", bookingOf(group))).body.id;
  const [first, second, third] = [await ask(pat), await ask(sam), await ask(await product.person())];
  await confirm(first);
  expect(await seen(sam, second)).toBe(false);
  await confirm(third);
  for (const who of [sam, coach]) expect(await seen(who, second)).toBe(true);
  expect(await seen(pat, first)).toBe(false);
  await coach("DELETE", `/api/lessons/${third}`);
  expect(await seen(sam, second)).toBe(false);

  const before = { instructorId: coach.id, daysAhead: -3 };
  const won = await lessonAsked(product, { studentId: pat.id, ...before });
  const lost = await lessonAsked(product, { studentId: sam.id, ...before });
  expect(await seen(sam, lost.lessonId)).toBe(false);
  await won.confirm();
  await won.complete();
  expect(await seen(sam, lost.lessonId)).toBe(true);
});

it("with side=player everyone lists the lessons they take, admins and instructors too, and cancels there what waits", async () => {
  await book(); // somebody else's, which both of them may see
  for (const who of [admin, coach]) {
    const rival = await product.person("instructor");
    const { body: lesson } = await who("POST", "/api/lessons", bookingOf(await offer(product, rival)));
    expect((await who("GET", myLessonsUrl)).body.map(({ id }: { id: string }) => id)).toEqual([lesson.id]);
    expect((await who("PATCH", `/api/lessons/${lesson.id}`, { status: "cancelled" })).status).toBe(200);
  }
  expect((await product.visitor()("GET", myLessonsUrl)).status).toBe(401);
  expect((await pat("GET", "/api/lessons?side=instructor")).status).toBe(422);
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
  expect(await found({ until: "9999-12-31" })).toEqual([lesson.id, old.lessonId]);
  expect(await found({ status: ["confirmed", "completed"] })).toEqual([]);
  expect(await found({ q: "patience" })).toEqual([lesson.id, old.lessonId]);
  expect(await found({ q: "sam" })).toEqual([]);
});

it("A lesson list is sorted by time however it is narrowed, and a walk-in is found by name", async () => {
  const first = (await book()).body.id;
  const { lessonId: old } = await lessonAsked(product, { studentId: sam.id, instructorId: coach.id, daysAhead: -10 });
  const list = async (filter: object, order: "ASC" | "DESC") => {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: JSON.stringify(["scheduledDate", order]),
      range: "[0,24]",
    });
    return (await admin("GET", `/api/lessons?${query}`)).body.map(({ id }: { id: string }) => id);
  };
  for (const filter of [
    { instructorId: coach.id },
    { instructorId: coach.id, status: "pending" },
    { instructorId: [coach.id], status: ["pending", "confirmed"] },
  ]) {
    expect(await list(filter, "ASC")).toEqual([old, first]);
    expect(await list(filter, "DESC")).toEqual([first, old]);
  }
  const startsAt = product.backend.time.instantOf({ date: offered.date, time: "07:00" });
  const walkIn = { scheduledDate: startsAt, timeSlot: "07:00-08:00", studentName: "Wilhelmina_Walks 100%", notes: "" };
  const booked = await coach("POST", "/api/simple/lessons", { ...walkIn, instructorId: coach.id, status: "scheduled" });
  expect(await list({ q: "helmina_walks 100%" }, "ASC")).toEqual([booked.body.id]);
  expect(await list({ q: "helmina%walks" }, "ASC")).toEqual([]); // wildcards stand for themselves
});

it("A long list is counted only a few pages ahead; beyond that it says there are more", async () => {
  const { db } = product.backend;
  const numbers = (count: number) => read(db, db.raw<{ id: number }>("generate_series(1, ?::int) as n (id)", [count]));
  const page = async (count: number, offset: number) => {
    const long = { db, countAhead: 100, completed: (cut: typeof rows) => cut };
    const rows = numbers(count);
    const of = { sortable: {}, id: "id", otherwise: ["id", "asc"] } as const;
    const { rows: found, total } = await listed(rows, { filter: {}, range: { offset, limit: 25 } }, of, long);
    return [found[0]?.id, found.length, total];
  };
  expect(await page(30, 25)).toEqual([26, 5, 30]);
  expect(await page(125, 0)).toEqual([1, 25, 125]);
  expect(await page(126, 0)).toEqual([1, 25, null]);
  expect(await page(100_000, 50_000)).toEqual([50_001, 25, null]);
  expect(await page(100_000, 99_900)).toEqual([99_901, 25, 100_000]);
});
