import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { caughtUp } from "../../../eventstore/testing/sample.ts";
import type { BookedLesson } from "../../../eventstore/lessons/events.ts";
import type { Backend } from "../../backend.ts";
import { mailsTo } from "../../testing/mails.ts";
import { bookingOf, lessonAsked, type Offer, offer } from "../../testing/schedule.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { blocksUrl, closuresUrl } from "../../scheduling/contract.ts";
import { lessonsUrl, lessonUrl, sickDayUrl, simpleLessonsUrl } from "../contract.ts";
import { mailWhenSeriesBooked } from "../mails/mailWhenSeriesBooked.ts";
import { bookSeries, finishAllSeries } from "./bookSeries.ts";

let product: TestProduct;
let coach: Person, pat: Person, sam: Person, admin: Person;
let offered: Offer;
beforeAll(async () => {
  product = await testProduct({ FACILITY_TIME_ZONE: "America/New_York" });
  [pat, sam, admin] = [await product.person(), await product.person(), await product.person("admin")];
  await product.startMailing();
});
beforeEach(async () => {
  coach = await product.person("instructor", { firstName: "Cora", lastName: "Kent" });
  offered = await offer(product, coach, { weeksDuration: 52 });
});
afterAll(() => product.close());

/** So many weeks after the first. */
const weekAt = (n: number) => product.backend.time.addDays(offered.date, 7 * n);
const weeks = (...after: number[]) => ({ alsoOn: after.map(weekAt) });
const book = (fields: object, who = pat, headers?: Record<string, string>) =>
  who("POST", lessonsUrl, { ...bookingOf(offered), ...fields }, headers);
const given = async () => {
  await product.backend.caughtUp();
  const { body } = await coach("GET", `${lessonsUrl}?sort=["scheduledDate","ASC"]`);
  return body as { date: string; startTime: string; status: string; series: object | null; id: string }[];
};
const take = async (n: number) => {
  const days = Math.round((Date.parse(weekAt(n)) - Date.parse(product.backend.time.today())) / 86_400_000);
  const asked = await lessonAsked(product, {
    studentId: sam.id,
    instructorId: coach.id,
    daysAhead: days,
    startTime: "16:00",
  });
  await asked.confirm();
  return asked;
};
const heard = async () => {
  const head = await product.backend.store.head();
  await eventually(async () => expect((await product.backend.db("mail.heard").first()).pos).toBe(head));
};
const mails = async (who: Person, kind: string) =>
  (await mailsTo(product, who.email)).filter((mail) => mail.kind === kind);

it("G1-33: a series is requested as one: a lesson a week at the same hour, also where the clock changes", async () => {
  const { status, body } = await book(weeks(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
  expect([status, body.date, body.status]).toEqual([201, offered.date, "pending"]);
  expect(body.series).toEqual({ id: expect.any(String), n: 1, of: 12 });
  const lessons = await given();
  expect(lessons.map(({ date }) => date)).toEqual(Array.from({ length: 12 }, (_, n) => weekAt(n)));
  expect(new Set(lessons.map(({ startTime }) => startTime))).toEqual(new Set(["16:00"]));
  expect(lessons[2]!.series).toEqual({ ...body.series, n: 3 });
  expect((await pat("GET", lessonsUrl)).body).toHaveLength(12);
});

it("G1-33: weeks that aren't free are named with the reason, and nothing is booked", async () => {
  await take(1);
  await coach("POST", blocksUrl, { firstDay: weekAt(2), lastDay: weekAt(2) });
  const closed = { name: "Winter Break", firstDay: weekAt(3), lastDay: weekAt(3) };
  expect((await admin("POST", closuresUrl, closed)).status).toBe(201);
  const { status, body } = await book(weeks(1, 2, 3, 4));
  expect([status, body.code]).toEqual([409, "WeeksNotFree"]);
  expect(body.issues).toEqual([
    { path: ["weeks", 1], message: "already taken" },
    { path: ["weeks", 2], message: "the coach is away" },
    { path: ["weeks", 3], message: "we're closed (Winter Break)" },
  ]);
  expect(body.message).toMatch(/^Not every week is free: .+ \(already taken\), .+ Nothing was booked\.$/);
  expect(await given()).toHaveLength(1); // Sam's
  expect((await book(weeks(4))).status).toBe(201); // the free ones can be booked without them
});

it("G1-33: only later weeks on the same day of the week make a series, twelve at most", async () => {
  const { time } = product.backend;
  for (const alsoOn of [[time.addDays(offered.date, 1)], [weekAt(-1)], [offered.date], [], ["soon"]])
    expect((await book({ alsoOn })).status).toBe(422);
  expect((await book(weeks(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))).status).toBe(422);
  expect(await given()).toEqual([]);
});

it("G1-33: sent again under its key, it is the same series", async () => {
  const key = { "idempotency-key": "weekly" };
  const answers = await Promise.all([book(weeks(1, 2), pat, key), book(weeks(1, 2), pat, key)]);
  answers.push(await book(weeks(1, 2), pat, key));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await given()).toHaveLength(3);
});

it("G1-33: each side gets one mail about all weeks, and none about each", async () => {
  await book(weeks(1, 2));
  await heard();
  const [toCoach, ...more] = await mails(coach, "series requested");
  expect(more).toEqual([]);
  expect(toCoach!.text).toContain("requested 3 weekly lessons");
  expect(toCoach!.text).toContain("$80 each, $240 in all");
  expect(await mails(coach, "lesson requested")).toEqual([]);
  expect((await mailsTo(product, "contact@example.com")).map(({ kind }) => kind)).not.toContain("request received");
});

it("G1-33: a coach puts a series on the own calendar, an admin on the coach's, a player with the short form requests it", async () => {
  const phoned = { studentName: "Walter Walk-In", scheduledDate: offered.date, ...weeks(1, 2) };
  const put = await coach("POST", simpleLessonsUrl, { ...phoned, timeSlot: "18:00" });
  expect(put).toMatchObject({ status: 201, body: { status: "scheduled", series: { n: 1, of: 3 } } });
  await take(1);
  const refused = await admin("POST", simpleLessonsUrl, { ...phoned, timeSlot: "16:00", instructorId: coach.id });
  expect(refused).toMatchObject({ status: 409, body: { code: "WeeksNotFree" } });
  const short = { ...phoned, timeSlot: "16:00", instructorId: coach.id, alsoOn: [weekAt(2)] };
  expect(await sam("POST", simpleLessonsUrl, short)).toMatchObject({ body: { status: "pending", series: { of: 2 } } });
});

/** Books as `bookSeries` does, with something in between: what a rival does, or a crash. */
const interrupted = async (
  before: (nth: number) => Promise<void>,
  {
    as = "scheduled",
    stateOf = product.backend.stateOf,
    whose = { studentId: pat.id, personal: {} },
  }: Partial<Pick<Backend, "stateOf">> & {
    as?: "pending" | "scheduled";
    whose?: Pick<BookedLesson, "studentId" | "personal">;
  } = {},
) => {
  const { backend } = product;
  let nth = 0;
  const begun: Promise<unknown>[] = [];
  const handle: typeof backend.handle = async (target, decide) => {
    await before(nth++);
    const handled = backend.handle(target, decide);
    begun.push(handled);
    return handled;
  };
  const actor =
    as === "pending" ? { userId: pat.id, role: "student" as const } : { userId: coach.id, role: "instructor" as const };
  const command = { actor, now: new Date().toISOString(), requestId: "spec", key: `weekly ${coach.id}` };
  const lessonOn = async (date: string, lessonId: string) => ({
    lessonId,
    ...whose,
    instructorId: coach.id,
    slotId: as === "pending" ? offered.slot.id : null,
    date,
    startTime: "16:00",
    startsAt: backend.time.instantOf({ date, time: "16:00" }),
    minutes: 60,
    priceCents: 7500,
    location: "Indoor Cage 1",
    seats: 1,
    as,
    sessionFocus: null,
    weeklyRecurring: null,
  });
  const at = { instructorId: coach.id, date: offered.date, startTime: "16:00" };
  try {
    return await bookSeries({ ...backend, handle, stateOf }, command, { at, ...weeks(1, 2), lessonOn });
  } finally {
    await Promise.allSettled(begun); // weeks are booked at once; of a process that is killed none goes on
  }
};
const later = () => new Date(Date.now() + 120_000).toISOString();

it("G1-33: if a week is taken in the very moment, the others are taken back, and it says which", async () => {
  const taking = interrupted(async (nth) => void (nth === 0 && (await take(1))));
  await expect(taking).rejects.toMatchObject({ code: "WeeksNotFree", issues: [{ path: ["weeks", 1] }] });
  expect((await given()).map(({ date }) => date)).toEqual([weekAt(1)]); // Sam's alone
});

it("of a walk-in whose weeks are taken back nothing can be read anymore", async () => {
  const { store } = product.backend;
  const before = await store.head();
  const whose = { studentId: null, personal: { studentName: "Walter Walk-In", email: "walter@example.com" } };
  await expect(interrupted(async (nth) => void (nth === 0 && (await take(1))), { whose })).rejects.toMatchObject({
    code: "WeeksNotFree",
  });
  const texts: unknown[] = [];
  for (const { type, data } of await caughtUp(store, before))
    if (type === "SeriesBegun" || (type === "LessonBooked" && "series" in data))
      texts.push(Reflect.get(data, "personal"));
  expect(texts).toEqual([null, null, null]);
});

it("G1-33: what a crash left half booked is booked as a whole, or not at all", async () => {
  const crash = async (nth: number) => {
    if (nth >= 2) throw new Error("killed");
  };
  await expect(interrupted(crash)).rejects.toThrow("killed");
  await finishAllSeries(product.backend, new Date().toISOString()); // somebody is probably still at it
  expect((await given()).length).toBeLessThan(3);
  await finishAllSeries(product.backend, later());
  expect((await given()).map(({ series }) => series)).toMatchObject([{ n: 1 }, { n: 2 }, { n: 3 }]);

  coach = await product.person("instructor");
  offered = await offer(product, coach, { weeksDuration: 52 });
  await expect(interrupted(crash)).rejects.toThrow("killed");
  const there = new Set((await given()).map(({ date }) => date));
  const free = [0, 1, 2].find((n) => !there.has(weekAt(n)))!;
  await take(free);
  await finishAllSeries(product.backend, later());
  expect((await given()).map(({ date, series }) => [date, series])).toEqual([[weekAt(free), null]]);
});

/** Half booked, and then somebody else gets one of the weeks. */
const lostMeanwhile = async () => {
  const there = new Set((await given()).map(({ date }) => date));
  await take([0, 1, 2].find((n) => !there.has(weekAt(n)))!);
};
const crash = async (nth: number) => {
  if (nth >= 2) throw new Error("killed");
};

it("G1-33: while a series is still being booked, nobody answers its weeks; if it is given up, whoever booked it hears of it", async () => {
  await expect(interrupted(crash, { as: "pending" })).rejects.toThrow("killed");
  const [first] = await given();
  const confirmed = await coach("PATCH", lessonUrl(first!.id), { status: "confirmed" });
  expect(confirmed).toMatchObject({ status: 409, body: { code: "BeingBooked" } });
  await lostMeanwhile();
  await finishAllSeries(product.backend, later());
  expect((await given()).map(({ id }) => id)).not.toContain(first!.id);
  await heard();
  const [mail, ...more] = await mails(pat, "series not booked");
  expect(more).toEqual([]);
  expect(mail!.text).toContain("none of them is booked");
});

it("G1-33: sent again while somebody else gives it up, it isn't said to be booked", async () => {
  await expect(interrupted(crash, { as: "pending" })).rejects.toThrow("killed");
  await lostMeanwhile();
  let n = 0;
  const stateOf: Backend["stateOf"] = async (fold, stream) => {
    const state = await product.backend.stateOf(fold, stream);
    if (n++ === 0) await finishAllSeries(product.backend, later());
    return state;
  };
  const again = interrupted(async () => {}, { as: "pending", stateOf });
  await expect(again).rejects.toMatchObject({ code: "WeeksNotFree" });
});

it("G1-33: the mail of a requested series is true, and the coach hears of the others, if some were answered before it was written", async () => {
  const { body } = await book(weeks(1, 2));
  const lessonIds = (await given()).map(({ id }) => id);
  expect((await coach("PATCH", lessonUrl(body.id), { status: "declined", reason: "Full" })).status).toBe(200);
  await product.backend.caughtUp();
  const fact = {
    id: "late",
    type: "SeriesBooked",
    data: { seriesId: body.series.id, lessonIds, as: "pending" },
    meta: { actor: { userId: pat.id, role: "student" } },
  };
  const posts = await mailWhenSeriesBooked(product.backend).on.SeriesBooked!(fact as never);
  expect(posts.map(({ kind }) => kind)).toEqual(["series requested", "series requested"]);
  expect(posts[1]!.letter.heading).toContain("requested 2 weekly lessons");
});

it("G1-33: who calls in sick, or is erased, ends no lesson that is still being booked: it is booked first, or taken back", async () => {
  await heard();
  const before = await mails(pat, "series not booked");
  await expect(interrupted(crash, { as: "pending" })).rejects.toThrow("killed");
  const away = { dates: [weekAt(0)], message: "I have the flu.", offer: false };
  expect((await coach("POST", sickDayUrl, away)).status).toBe(201);
  expect((await given()).map(({ status }) => status)).toEqual(["cancelled", "pending", "pending"]);
  await heard();
  expect(await mails(pat, "series not booked")).toEqual(before);

  coach = await product.person("instructor");
  offered = await offer(product, coach, { weeksDuration: 52 });
  const leaver = await product.person();
  const whose = { studentId: leaver.id, personal: { notes: "Left-handed" } };
  await expect(interrupted(crash, { as: "pending", whose })).rejects.toThrow("killed");
  await admin("POST", "/api/privacy/erase", { userId: leaver.id, password });
  expect(await given()).toEqual([]);
});
