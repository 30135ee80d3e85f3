import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { mailsTo } from "../../testing/mails.ts";
import { bookingOf, lessonAsked, type Offer, offer } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import {
  laterLessonsUrl,
  type LessonView,
  lessonsUrl,
  lessonUrl,
  moveLessonUrl,
  simpleLessonsUrl,
} from "../contract.ts";
import { undoHeader } from "../../undo/contract.ts";
import { finishAllSeries } from "./bookSeries.ts";
import { doToLater } from "./laterLessons.ts";

let product: TestProduct;
let coach: Person, pat: Person, sam: Person, admin: Person;
let offered: Offer;
let ids: string[];
beforeAll(async () => {
  product = await testProduct();
  [sam, admin] = [await product.person(), await product.person("admin")];
  await product.startMailing();
});
beforeEach(async () => {
  [coach, pat] = [await product.person("instructor"), await product.person()];
  offered = await offer(product, coach, { weeksDuration: 8 });
  const alsoOn = [1, 2, 3].map((n) => product.backend.time.addDays(offered.date, 7 * n));
  await pat("POST", lessonsUrl, { ...bookingOf(offered), studentEmail: pat.email, alsoOn });
  ids = (await seen()).map(({ id }) => id);
});
afterAll(() => product.close());

const seen = async () => {
  await product.backend.caughtUp();
  return (await pat("GET", `${lessonsUrl}?sort=["scheduledDate","ASC"]`)).body as LessonView[];
};
const statuses = async () => (await seen()).map(({ status }) => status);
const toLater = (who: Person, n: number, body: object) => who("POST", laterLessonsUrl(ids[n]!), body);
const confirmAll = (who = coach) => toLater(who, 0, { what: "confirmed" });
const mails = async (who: Person) => {
  const head = await product.backend.store.head();
  await eventually(async () => expect((await product.backend.db("mail.heard").first()).pos).toBe(head));
  return (await mailsTo(product, who.email)).map(({ kind }) => kind);
};

it("G1-33: a coach confirms all weeks at once, and the player gets one mail", async () => {
  expect((await confirmAll()).body).toMatchObject({ left: [] });
  expect(await statuses()).toEqual(["confirmed", "confirmed", "confirmed", "confirmed"]);
  expect(await mails(pat)).toEqual(["series requested", "series confirmed"]);
  for (const mail of await mailsTo(product, pat.email)) expect(mail.text).toContain("Payment note: Lesson"); // the first's
  const confirmed = (await mailsTo(product, pat.email)).at(-1)!;
  expect(confirmed.subject).toMatch(/^Confirmed: \w+days, 4:00–5:00 PM \(4 lessons\)$/);
  const facts = /When:[^]*?\n\n/
    .exec(confirmed.text)![0]
    .split("\n")
    .map((line) => line.split(":")[0]);
  expect(facts.slice(0, 5)).toEqual(["When", "Dates", "With", "Where", "Price"]);
  expect(facts).toContain("Payment note");
  expect((await confirmAll()).status).toBe(200); // pressed again: nobody is told twice
  expect(await mails(pat)).toHaveLength(2);
});

it("G1-33: a week that somebody else got is left as it was, with the reason, and the others are confirmed", async () => {
  const asked = await lessonAsked(product, {
    studentId: sam.id,
    instructorId: coach.id,
    daysAhead: 10,
    startTime: "16:00",
  });
  await asked.confirm();
  const { left } = (await confirmAll(admin)).body;
  expect(left).toMatchObject([{ id: ids[1], why: "Another lesson is already confirmed for this time." }]);
  expect(await statuses()).toEqual(["confirmed", "pending", "confirmed", "confirmed"]);
  expect((await mails(coach)).slice(-1)).toEqual(["series confirmed"]); // an admin did it for them
  const forCoach = (await mailsTo(product, coach.email)).at(-1)!;
  expect(forCoach).toMatchObject({ subject: expect.stringMatching(/^Confirmed for you: /) });
  expect(forCoach.text).toContain("3 lessons confirmed for you");
  expect(forCoach.text).not.toContain("See you there"); // that is the family's letter
});

it("G1-33: a player cancels from the third on: at once what isn't confirmed, and the coach answers for the rest at once", async () => {
  await coach("PATCH", lessonUrl(ids[2]!), { status: "confirmed" });
  await toLater(pat, 2, { what: "canceled", reason: "Her season begins." });
  expect(await statuses()).toEqual(["pending", "pending", "confirmed", "cancelled"]);
  expect((await seen())[2]!.proposal).toMatchObject({ kind: "cancel", from: "player", words: "Her season begins." });
  expect((await mails(coach)).filter((kind) => kind !== "series requested")).toEqual(["series canceled"]);
  await toLater(coach, 0, { what: "cancellation accepted" });
  expect(await statuses()).toEqual(["pending", "pending", "cancelled", "cancelled"]);
  expect((await mails(pat)).slice(-2)).toEqual(["series canceled", "series cancellation accepted"]);
  const { firstName } = (await pat("GET", "/api/auth/user")).body;
  const told = (await mailsTo(product, pat.email)).find(({ kind }) => kind === "series canceled")!;
  expect(told.text).toContain(`A request for 1 lesson was canceled\n\n${firstName} canceled it.`);
});

it("G1-33: a coach keeps what the player wanted to cancel", async () => {
  await confirmAll();
  await toLater(pat, 1, { what: "canceled" });
  await toLater(coach, 1, { what: "cancellation declined" });
  expect((await seen()).map(({ status, proposal }) => [status, proposal])).toEqual(
    Array.from({ length: 4 }, () => ["confirmed", null]),
  );
});

it("G1-33: a coach cancels this and all later ones with a reason; the earlier ones stay", async () => {
  await confirmAll();
  expect((await toLater(coach, 1, { what: "canceled" })).status).toBe(422);
  await toLater(coach, 1, { what: "canceled", reason: "I'm moving to Ohio." });
  expect(await statuses()).toEqual(["confirmed", "cancelled", "cancelled", "cancelled"]);
  expect((await seen())[3]!.reason).toBe("I'm moving to Ohio.");
  expect(await mails(pat)).toEqual(["series requested", "series confirmed", "series canceled"]);
});

it("G1-33: a coach declines all weeks with one reason, the player gets one mail, and there is nothing to undo", async () => {
  const answer = await toLater(coach, 0, { what: "declined", reason: "Her team practices then." });
  expect([answer.status, answer.headers.get(undoHeader)]).toEqual([200, null]);
  expect(await statuses()).toEqual(["declined", "declined", "declined", "declined"]);
  expect((await seen())[3]!.reason).toBe("Her team practices then.");
  expect(await mails(pat)).toEqual(["series requested", "series declined"]);
  const [, mail] = await mailsTo(product, pat.email);
  expect(mail!.text).toContain("Her team practices then.");
});

it("G1-33: a player can't confirm, and a lesson that stands alone has no later ones", async () => {
  expect((await confirmAll(pat)).status).toBe(403);
  expect((await confirmAll(sam)).status).toBe(404);
  const alone = await lessonAsked(product, { studentId: pat.id, instructorId: coach.id, daysAhead: 5 });
  const answer = await coach("POST", laterLessonsUrl(alone.lessonId), { what: "confirmed" });
  expect(answer).toMatchObject({ status: 409, body: { code: "NoSeries" } });
});

it("G1-33: what a crash left half done is done, and mailed once", async () => {
  const { backend } = product;
  let nth = 0;
  const handle: typeof backend.handle = (target, decide) => {
    if (nth++ > 2) throw new Error("killed");
    return backend.handle(target, decide);
  };
  const lessons = (await seen()).map(({ id, date }) => {
    return { id, date, instructorId: coach.id, studentId: pat.id, requestId: null };
  });
  const seriesId = (await seen())[0]!.series!.id;
  const command = { actor: { userId: coach.id, role: "instructor" }, now: new Date().toISOString(), requestId: "spec" };
  const about = { seriesId, lessons, what: "confirmed", side: "instructor", reason: undefined } as const;
  await expect(doToLater({ ...backend, handle }, command, about)).rejects.toThrow("killed");
  expect(await statuses()).toEqual(["confirmed", "confirmed", "pending", "pending"]);
  for (let time = 1; time <= 2; time++) await finishAllSeries(backend, new Date(Date.now() + 120_000).toISOString());
  expect(await statuses()).toEqual(["confirmed", "confirmed", "confirmed", "confirmed"]);
  expect(await mails(pat)).toEqual(["series requested", "series confirmed"]);
});

it("a week that was moved is canceled with the others, also after a crash, and the mail has its own time", async () => {
  const { backend } = product;
  const alsoOn = [1, 2].map((n) => backend.time.addDays(offered.date, 7 * n));
  const email = `${coach.id}@walkin.example`;
  const walkIn = { studentName: "Walter", studentEmail: email, scheduledDate: offered.date, timeSlot: "18:00", alsoOn };
  const { body } = await coach("POST", simpleLessonsUrl, walkIn);
  const ofSeries = async () => {
    await backend.caughtUp();
    const all: LessonView[] = (await coach("GET", `${lessonsUrl}?sort=["scheduledDate","ASC"]`)).body;
    return all.filter(({ series }) => series?.id === body.series.id);
  };
  const to = { date: backend.time.addDays(offered.date, 15), startTime: "19:00" };
  expect((await coach("POST", moveLessonUrl((await ofSeries())[2]!.id), to)).status).toBe(200);
  const lessons = (await ofSeries()).map((one) => ({ ...one, instructorId: coach.id, requestId: null }));
  let nth = 0;
  const handle: typeof backend.handle = (target, decide) => {
    if (nth++ > 1) throw new Error("killed");
    return backend.handle(target, decide);
  };
  const command = { actor: { userId: coach.id, role: "instructor" }, now: new Date().toISOString(), requestId: "spec" };
  const about = { seriesId: body.series.id, lessons, what: "canceled", side: "instructor", reason: "Ohio." } as const;
  await expect(doToLater({ ...backend, handle }, command, about)).rejects.toThrow("killed");
  await finishAllSeries(backend, new Date(Date.now() + 120_000).toISOString());
  expect((await ofSeries()).map(({ status }) => status)).toEqual(["cancelled", "cancelled", "cancelled"]);
  await mails(coach); // until all are written
  const mail = (await mailsTo(product, email)).find(({ kind }) => kind === "series canceled");
  expect(mail!.text.match(/6:00–7:00 PM/g)).toHaveLength(2);
  expect(mail!.text).toContain("7:00–8:00 PM");
});
