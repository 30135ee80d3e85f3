import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { historyUrl } from "../../history/contract.ts";
import { deliverDue } from "../../mail/delivery.ts";
import { openNodeSession } from "../../mail/nodeSession.ts";
import { eraseUrl } from "../../privacy/contract.ts";
import { bookingOf, lessonAsked, type Offer, offer } from "../../testing/schedule.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { undoHeader, undoSeconds, undoUrl } from "../../undo/contract.ts";
import { laterLessonsUrl, type LessonView, lessonsUrl, lessonUrl, proposalsUrl } from "../contract.ts";
import { finishAllSeries } from "./bookSeries.ts";
import { undoMoveLater } from "./undoMoveLater.ts";

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
  await pat("POST", lessonsUrl, { ...bookingOf(offered), studentEmail: pat.email, alsoOn: [7, 14].map(addDays) });
  lessons = await seen();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => product.close());

const addDays = (days: number) => product.backend.time.addDays(offered.date, days);
const seen = async () => {
  await product.backend.caughtUp();
  const { body } = await coach("GET", `${lessonsUrl}?sort=["scheduledDate","ASC"]`);
  return (body as LessonView[]).filter(({ studentId }) => studentId === pat.id);
};
const times = async () => (await seen()).map(({ date, startTime }) => `${date} ${startTime}`);
const at = (hour: string, ...days: number[]) => days.map((n) => `${addDays(n)} ${hour}`);
const confirm = () => coach("POST", laterLessonsUrl(lessons[0]!.id), { what: "confirmed" });
const move = (n: number, days: number, startTime: string, who = coach) =>
  who("POST", laterLessonsUrl(lessons[n]!.id), { what: "moved", date: addDays(7 * n + days), startTime });
const offers = ({ headers }: { headers: Headers }) => headers.get(undoHeader)?.split(", ") ?? [];
const factOf = (answer: { headers: Headers }) => offers(answer).at(-1)?.split(" ")[0] ?? "none";
const undo = (who: Person, answer: { headers: Headers }) => who("POST", undoUrl(factOf(answer)));
const taken = async (days: number, startTime: string) => {
  const whose = { studentId: sam.id, instructorId: coach.id };
  const asked = await lessonAsked(product, { ...whose, daysAhead: 3 + days, startTime });
  await asked.confirm();
};

it.each([
  ["to another hour of their days", 0],
  ["to other days", 2],
])("G1-33, G1-55: lessons that moved together %s go back together, once, and can be moved again", async (_, days) => {
  await confirm();
  const before = await seen();
  const moved = await move(1, days, "18:00");
  expect(offers(moved)).toEqual([`${factOf(moved)} ${lessons[0]!.series!.id}`]);
  expect(await times()).toEqual([...at("16:00", 0), ...at("18:00", 7 + days, 14 + days)]);
  for (let time = 1; time <= 2; time++) {
    const undone = await undo(coach, moved);
    expect([undone.status, offers(undone)]).toEqual([200, []]);
    expect(await seen()).toEqual(before);
  }
  const { body: story } = await admin("GET", historyUrl(lessons[1]!.id));
  expect(story.slice(2)).toMatchObject([{ what: "LessonMoved", details: { undoes: 1 } }]); // one line
  await taken(7 + days, "18:00");
  expect((await move(1, days, "19:30")).status).toBe(200);
  expect(await times()).toEqual([...at("16:00", 0), ...at("19:30", 7 + days, 14 + days)]);
});

/** Sends what waits, as if the time to undo it were over. */
const deliver = async () => {
  const { db, store } = product.backend;
  const head = await store.head();
  await eventually(async () => expect((await db("mail.heard").first()).pos).toBe(head));
  await db("mail.outbox").update({ due_at: db.fn.now() });
  const session = openNodeSession(product.url);
  const nothing = async () => undefined;
  const transport = { isLocal: true, send: nothing, forget: nothing, close: () => undefined };
  const log = { info: () => undefined, warn: () => undefined };
  while ((await deliverDue({ db, store, session, transport, log, from: "a@fungo.example", outbound: [] })) > 0);
  await session.close();
};

it("G1-33, G1-55: nobody hears of it: neither the family, nor the coach, nor who waits for an hour they left again", async () => {
  await confirm();
  const waiting = await product.person();
  const whose = { studentId: waiting.id, instructorId: coach.id };
  await lessonAsked(product, { ...whose, daysAhead: 3 + 7, startTime: "18:00" });
  const heard = async () => {
    const { db } = product.backend;
    const recipients = [pat, coach, waiting].map(({ email }) => email);
    const rows = await db("mail.outbox")
      .whereIn("recipient", recipients)
      .whereIn("kind", ["series moved", "time taken"]);
    return rows.map(({ recipient, state }) => `${recipient} ${state}`).toSorted();
  };
  expect((await undo(admin, await move(0, 0, "18:00", admin))).status).toBe(200);
  await deliver();
  expect(await heard()).toEqual([]);
  await move(0, 0, "18:00", admin);
  await deliver();
  expect(await heard()).toEqual([pat, coach, waiting].map(({ email }) => `${email} sent`).toSorted());
});

it("G1-33, G1-55: isn't offered where requests were agreed to with it, or a wish was answered", async () => {
  expect(offers(await move(0, 0, "18:00"))).toEqual([]);
  await pat("POST", proposalsUrl(lessons[2]!.id), { kind: "move", words: "Mornings" });
  expect(offers(await move(0, 0, "19:30"))).toEqual([]);
  expect(offers(await move(0, 0, "18:00"))).toHaveLength(1);
});

it("G1-33, G1-55: is for whoever did it, and for all of them, not for one", async () => {
  await confirm();
  const moved = await move(0, 2, "18:00");
  expect((await undo(admin, moved)).status).toBe(404);
  const { body: story } = await coach("GET", historyUrl(lessons[0]!.id));
  const one = story.find(({ what }: { what: string }) => what === "LessonMoved");
  expect(await coach("POST", undoUrl(one.id))).toMatchObject({ status: 409, body: { code: "ChangedSince" } });
  expect(await times()).toEqual(at("18:00", 2, 9, 16));
});

it.each([0, 2])(
  "G1-33, G1-55: is refused as a whole once something followed, an old hour is taken, or too late (%i)",
  async (days) => {
    await confirm();
    const stay = at("18:00", days, 7 + days, 14 + days);
    const noted = await move(0, days, "18:00");
    await coach("PUT", `${lessonUrl(lessons[2]!.id)}/payment-note`, { how: "cash" });
    expect(await undo(coach, noted)).toMatchObject({ status: 409, body: { code: "ChangedSince" } });
    expect(await times()).toEqual(stay);

    const left = await move(0, 0 - days, "12:00");
    await taken(14 + days, "18:00");
    expect(await undo(coach, left)).toMatchObject({ status: 409, body: { code: "SlotTaken" } });
    const late = await move(0, 0, "09:00");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (undoSeconds + 1) * 1000 });
    expect(await undo(coach, late)).toMatchObject({ status: 409, body: { code: "TooLate" } });
    expect((await times())[0]).toContain("09:00");
  },
);

// Begin, three seats, decide, three moves, done.
it.each([
  [1, 0],
  [3, 2],
  [6, 0],
  [6, 2],
])("G1-33, G1-55: what a crash after %i steps leaves half undone is undone (%i)", async (steps, days) => {
  await confirm();
  const moved = await move(0, days, "18:00");
  let left = steps;
  const handle: typeof product.backend.handle = (target, decide) => {
    if (left-- <= 0) throw new Error("killed");
    return product.backend.handle(target, decide);
  };
  const actor = { userId: coach.id, role: "instructor" };
  const [id, of] = [factOf(moved), lessons[0]!.series!.id];
  const command = { actor, now: new Date().toISOString(), requestId: "spec", key: `undo ${id}` };
  const dying = undoMoveLater.undo({ ...product.backend, handle }, command, { id, of, isLate: false });
  await expect(dying).rejects.toThrow("killed");
  for (let time = 1; time <= 2; time++)
    await finishAllSeries(product.backend, new Date(Date.now() + 120_000).toISOString());
  expect(await times()).toEqual(at("16:00", 0, 7, 14));
  expect((await seen()).map(({ timesMoved }) => timesMoved)).toEqual([0, 0, 0]);
});

it("G1-33, G1-55: is over once the player's data was erased", async () => {
  await confirm();
  const moved = await move(1, 2, "18:00");
  expect((await pat("POST", eraseUrl, { password })).status).toBe(202);
  expect(await undo(coach, moved)).toMatchObject({ status: 409, body: { code: "ChangedSince" } });
  await taken(7, "16:00"); // the hour they left
});
