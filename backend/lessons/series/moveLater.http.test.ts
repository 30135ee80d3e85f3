import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { mailsTo } from "../../testing/mails.ts";
import { bookingOf, lessonAsked, type Offer, offer } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { blocksUrl } from "../../scheduling/contract.ts";
import { cancelLessonUrl, laterLessonsUrl, type LessonView, lessonsUrl } from "../contract.ts";
import { finishMoves } from "../proposals/answerProposal.ts";
import { finishAllSeries } from "./bookSeries.ts";
import { moveLater } from "./moveLater.ts";

let product: TestProduct;
let coach: Person, pat: Person, sam: Person, admin: Person;
let offered: Offer;
let lessons: LessonView[];
beforeAll(async () => {
  product = await testProduct({ FACILITY_TIME_ZONE: "America/New_York" });
  [sam, admin] = [await product.person(), await product.person("admin")];
  await product.startMailing();
});
beforeEach(async () => {
  [coach, pat] = [await product.person("instructor"), await product.person()];
  offered = await offer(product, coach, { weeksDuration: 8 });
  await booked(3);
});
afterAll(() => product.close());

/** A series of so many further weeks, confirmed. */
const booked = async (more: number) => {
  const alsoOn = Array.from({ length: more }, (_, n) => addDays(7 * (n + 1)));
  await pat("POST", lessonsUrl, { ...bookingOf(offered), studentEmail: pat.email, alsoOn });
  lessons = await seen();
  await toLater(coach, 0, { what: "confirmed" });
};
const addDays = (days: number) => product.backend.time.addDays(offered.date, days);
const seen = async () => {
  await product.backend.caughtUp();
  const { body } = await coach("GET", `${lessonsUrl}?sort=["scheduledDate","ASC"]`);
  return (body as LessonView[]).filter(({ studentId }) => studentId === pat.id);
};
const times = async () => (await seen()).map(({ date, startTime }) => `${date} ${startTime}`);
const toLater = (who: Person, n: number, body: object) => who("POST", laterLessonsUrl(lessons[n]!.id), body);
const move = (n: number, days: number, startTime: string, more: object = {}, who = coach) =>
  toLater(who, n, { what: "moved", date: addDays(7 * n + days), startTime, ...more });
const heard = async () => {
  const head = await product.backend.store.head();
  await eventually(async () => expect((await product.backend.db("mail.heard").first()).pos).toBe(head));
};
const mails = async (who: Person, kind: string) => {
  await heard();
  return (await mailsTo(product, who.email)).filter((mail) => mail.kind === kind);
};
const taken = async (days: number, startTime: string) => {
  const { date } = offered;
  const daysAhead = 3 + days;
  const asked = await lessonAsked(product, { studentId: sam.id, instructorId: coach.id, daysAhead, startTime });
  await asked.confirm();
  return date;
};

it("G1-33: this lesson and all later ones move by as many days to the same hour, with one mail", async () => {
  const { status, body } = await move(1, 1, "17:30");
  expect([status, body.left]).toEqual([200, []]);
  expect(await times()).toEqual([`${addDays(0)} 16:00`, ...[8, 15, 22].map((days) => `${addDays(days)} 17:30`)]);
  const moved = (await seen()).slice(1);
  for (const { status, series, timesMoved, proposal, price } of moved)
    expect([status, series?.of, timesMoved, proposal, price]).toEqual(["confirmed", 4, 1, null, "80.00"]);
  const [mail, ...more] = await mails(pat, "series moved");
  expect(more).toEqual([]);
  expect(mail!.text).toContain("3 lessons have a new time");
  expect(mail!.text).toMatch(
    /They were on \w+days at 4:00 PM\. Your lessons are confirmed for the new times\. The price and your payment stay the same\./,
  );
  expect(mail!.text).toContain("5:30–6:30 PM");
  expect(await mails(pat, "lesson moved")).toEqual([]);
  expect(await mails(coach, "series moved")).toEqual([]); // who did it knows
});

it("G1-33: an admin moves them to another hour of their own days; the coach is told, and the old hours are open again", async () => {
  expect((await move(0, 0, "16:30", {}, admin)).status).toBe(200); // it overlaps with the lessons themselves
  expect(await times()).toEqual([0, 7, 14, 21].map((days) => `${addDays(days)} 16:30`));
  const [mail] = await mails(coach, "series moved");
  expect(mail!.text).toContain("(admin) did this for");
  expect((await move(0, 0, "18:00")).status).toBe(200);
  await taken(7, "16:30");
});

it("G1-33: weeks that aren't free are named and nothing moves; without them the others do", async () => {
  await taken(8, "16:00");
  await coach("POST", blocksUrl, { firstDay: addDays(15), lastDay: addDays(15) });
  const refused = await move(0, 1, "16:00");
  expect(refused).toMatchObject({ status: 409, body: { code: "WeeksNotFree", current: { free: 2 } } });
  expect(refused.body.issues).toEqual([
    { path: ["lessons", lessons[1]!.id], message: "already taken" },
    { path: ["lessons", lessons[2]!.id], message: "the coach is away" },
  ]);
  expect(refused.body.message).toMatch(/^Not every week is free: .+ Nothing was moved\.$/);
  expect(await times()).toEqual([0, 7, 14, 21].map((days) => `${addDays(days)} 16:00`));
  const without = refused.body.issues.map(({ path }: { path: string[] }) => path[1]);
  expect((await move(0, 1, "16:00", { without })).status).toBe(200);
  expect(await times()).toEqual([1, 7, 14, 22].map((days) => `${addDays(days)} 16:00`));
});

it("G1-33: requests among them are confirmed with it; what is canceled stays", async () => {
  [coach, pat] = [await product.person("instructor"), await product.person()];
  offered = await offer(product, coach, { weeksDuration: 8 });
  const alsoOn = [7, 14].map(addDays);
  await pat("POST", lessonsUrl, { ...bookingOf(offered), alsoOn });
  lessons = await seen();
  await pat("POST", cancelLessonUrl(lessons[1]!.id), {});
  expect((await move(0, 2, "10:00")).status).toBe(200);
  expect((await seen()).map(({ date, status }) => [date, status])).toEqual([
    [addDays(2), "confirmed"],
    [addDays(7), "cancelled"],
    [addDays(16), "confirmed"],
  ]);
});

it("G1-33: a family can't move them so, nor does anyone by a week or to the time they have", async () => {
  expect((await move(0, 1, "17:00", {}, pat)).status).toBe(403);
  expect(await move(0, 7, "17:00")).toMatchObject({ status: 422, body: { issues: [{ path: ["date"] }] } });
  expect(await move(0, 0, "16:00")).toMatchObject({ status: 409, body: { code: "SameTime" } });
});

/** A node that dies after so many steps. */
const dyingAfter = (steps: number) => {
  let left = steps;
  const handle: typeof product.backend.handle = (target, decide) => {
    if (left-- <= 0) throw new Error("killed");
    return product.backend.handle(target, decide);
  };
  return { ...product.backend, handle };
};
const later = () => new Date(Date.now() + 120_000).toISOString();
const crashed = async (steps: number, days: number) => {
  const { time } = product.backend;
  const command = { actor: { userId: coach.id, role: "instructor" }, now: new Date().toISOString(), requestId: "spec" };
  const known = lessons.map(({ id, date }) => {
    return { id, date, instructorId: coach.id, studentId: pat.id, requestId: null };
  });
  const to = { date: time.addDays(offered.date, days), startTime: "18:00" };
  const moving = { seriesId: lessons[0]!.series!.id, lessons: known, ...to };
  await expect(moveLater(dyingAfter(steps), command, moving)).rejects.toThrow("killed");
};

// Begin, four seats, decide, four moves, done: whether to another hour of the same days, or to other days.
it.each([
  [1, 0],
  [3, 0],
  [5, 2],
  [8, 0],
  [8, 2],
  [10, 2],
])("G1-33: what a crash after %i steps leaves half done is done, and mailed once (%i days on)", async (steps, days) => {
  await crashed(steps, days);
  for (let time = 1; time <= 2; time++) {
    await finishMoves(product.backend, later()); // it has nothing to do with them
    await finishAllSeries(product.backend, later());
  }
  expect(await times()).toEqual([0, 7, 14, 21].map((week) => `${addDays(week + days)} 18:00`));
  expect(await mails(pat, "series moved")).toHaveLength(1);
});

it.each([0, 2])(
  "G1-33: if a week is taken before all have a seat, none moves, and the seats are free again (%i)",
  async (days) => {
    await crashed(3, days); // two have a seat
    await taken(21 + days, "18:00");
    await finishAllSeries(product.backend, later());
    expect(await times()).toEqual([0, 7, 14, 21].map((week) => `${addDays(week)} 16:00`));
    expect(await mails(pat, "series moved")).toEqual([]);
    await taken(days, "18:00");
    await taken(7 + days, "18:00");
  },
);

it("G1-33: one that is canceled before it moves stays canceled, and its seat is free again", async () => {
  await crashed(6, 1); // decided
  await coach("POST", cancelLessonUrl(lessons[2]!.id), { reason: "Rain" });
  await finishAllSeries(product.backend, later());
  expect((await seen()).map(({ date, status }) => [date, status])).toEqual([
    [addDays(1), "confirmed"],
    [addDays(8), "confirmed"],
    [addDays(14), "cancelled"],
    [addDays(22), "confirmed"],
  ]);
  await taken(15, "18:00");
});
