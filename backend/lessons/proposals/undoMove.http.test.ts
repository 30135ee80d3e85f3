import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { dayStream } from "../../../eventstore/lessons/events.ts";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { historyUrl } from "../../history/contract.ts";
import { deliverDue } from "../../mail/delivery.ts";
import { openNodeSession } from "../../mail/nodeSession.ts";
import { dayIn, lessonAsked } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { undoHeader, undoSeconds, undoUrl } from "../../undo/contract.ts";
import { lessonUrl, moveLessonUrl, proposalsUrl, proposalUrl, simpleLessonsUrl } from "../contract.ts";
import { day } from "../day.ts";

let product: TestProduct;
let coach: Person, pat: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct({ FACILITY_TIME_ZONE: "UTC" });
  [pat, admin] = [await product.person(), await product.person("admin")];
});
beforeEach(async () => void (coach = await product.person("instructor"))); // an empty calendar
afterEach(() => void vi.useRealTimers());
afterAll(() => product.close());

const walkIn = async (daysAhead = 3, timeSlot = "08:00") => {
  const form = { studentName: "Wanda", scheduledDate: dayIn(product, daysAhead), timeSlot };
  return (await coach("POST", simpleLessonsUrl, form)).body.id as string;
};
const asked = async () => {
  const lesson = await lessonAsked(product, { studentId: pat.id, instructorId: coach.id, daysAhead: 3 });
  await lesson.confirm();
  return lesson.lessonId;
};
const seen = async (id: string) => (await coach("GET", lessonUrl(id))).body;
const facts = async (id: string) => (await admin("GET", historyUrl(id))).body.map(({ what }: { what: string }) => what);
const move = (id: string, daysAhead: number, startTime = "10:00", who = coach) =>
  who("POST", moveLessonUrl(id), { date: dayIn(product, daysAhead), startTime });
const offers = ({ headers }: { headers: Headers }) => headers.get(undoHeader)?.split(", ") ?? [];
const undo = (who: Person, answer: { headers: Headers }) =>
  who("POST", undoUrl(offers(answer).at(-1)?.split(" ")[0] ?? "none"));

it.each([
  ["within its day", 3],
  ["to another day", 5],
])("a walk-in's lesson that was moved %s goes back, once, and can be moved again", async (_, to) => {
  const id = await walkIn();
  const before = await seen(id);
  const moved = await move(id, to);
  expect(offers(moved)).toHaveLength(1);
  expect(await seen(id)).toMatchObject({ date: dayIn(product, to), startTime: "10:00", timesMoved: 1 });
  for (let time = 1; time <= 2; time++) {
    const undone = await undo(coach, moved);
    expect(undone).toMatchObject({ status: 200, body: { of: id } });
    expect(offers(undone)).toEqual([]);
    expect(await seen(id)).toEqual(before);
  }
  const { body: story } = await admin("GET", historyUrl(id));
  expect(story.slice(1)).toMatchObject([{ what: "LessonMoved", details: { undoes: 2 } }]); // one line
  const taken = (on: number, startTime: string) =>
    coach("POST", simpleLessonsUrl, { studentName: "W", scheduledDate: dayIn(product, on), timeSlot: startTime });
  expect((await taken(3, "08:00")).status).toBe(409); // its seat is kept
  expect((await taken(to, "10:00")).status).toBe(201); // and the other one free
  expect((await move(id, 6)).status).toBe(200);
});

/** Once everything recorded so far was processed. */
const heard = async () => {
  const head = await product.backend.store.head();
  await eventually(async () => expect((await product.backend.db("mail.heard").first()).pos).toBe(head));
};
/** Sends what waits, as if the time to undo it were over. */
const deliver = async () => {
  const { db, store } = product.backend;
  await db("mail.outbox").update({ due_at: db.fn.now() });
  const session = openNodeSession(product.url);
  const nothing = async () => undefined;
  const transport = { isLocal: true, send: nothing, forget: nothing, close: () => undefined };
  const log = { info: () => undefined, warn: () => undefined };
  while ((await deliverDue({ db, store, session, transport, log, from: "a@fungo.example", outbound: [] })) > 0);
  await session.close();
};

it("nobody hears of a move that was undone: its facts say in the day's own stream what was taken back", async () => {
  await product.startMailing();
  const hears = () =>
    product.backend.db("mail.outbox").where({ recipient: coach.email }).orderBy("id").pluck("lesson_id");
  const ids: string[] = [];
  for (const [to, timeSlot] of [
    [3, "06:00"],
    [5, "07:00"],
  ] as const) {
    const id = await walkIn(3, timeSlot);
    ids.push(id);
    const moved = await move(id, to, "10:00", admin);
    const [fact] = offers(moved).at(-1)!.split(" ");
    expect((await undo(admin, moved)).status).toBe(200);
    const stream = dayStream({ instructorId: coach.id, date: dayIn(product, 3) });
    const told = [];
    for await (const { data } of product.backend.store.read(stream)) if ("undoes" in data) told.push(data.undoes);
    expect(told.flat()).toContain(fact);
  }
  const stays = await walkIn(3, "12:00");
  await move(stays, 6, "10:00", admin);
  await heard();
  expect(await hears()).toEqual([...ids, stays]); // written, and waiting
  await deliver();
  expect(await hears()).toEqual([stays]);
});

it.each([3, 5])("isn't undone by the offer it began with (%i)", async (to) => {
  const id = await walkIn();
  const moved = await move(id, to);
  const there = await seen(id);
  const stands = () => product.backend.stateOf(day, dayStream({ instructorId: coach.id, date: dayIn(product, to) }));
  const before = await stands();
  const offered = (await admin("GET", historyUrl(id))).body.find(
    ({ what }: { what: string }) => what === "LessonMoveOffered",
  );
  expect(await coach("POST", undoUrl(offered.id))).toMatchObject({ status: 409, body: { code: "ChangedSince" } });
  expect([await seen(id), await stands()]).toEqual([there, before]);
  expect((await undo(coach, moved)).status).toBe(200);
});

it("an offer that nobody answered is withdrawn", async () => {
  const id = await asked();
  const before = await seen(id);
  const offered = await move(id, 5, "10:00", admin);
  expect((await seen(id)).proposal).toMatchObject({ from: "instructor" });
  expect((await undo(coach, offered)).status).toBe(404); // another's
  for (let time = 1; time <= 2; time++) expect((await undo(admin, offered)).status).toBe(200);
  expect(await seen(id)).toEqual(before);
  expect((await facts(id)).slice(-2)).toEqual(["LessonMoveOffered", "LessonProposalWithdrawn"]);
});

it("an offer in place of what the player asked for can't be undone, nor can an answer", async () => {
  const id = await asked();
  const wish = await pat("POST", proposalsUrl(id), { kind: "move", words: "Mornings" });
  expect(offers(wish)).toEqual([]);
  const offered = await move(id, 5);
  expect(offers(offered)).toEqual([]);
  const [, , , fact] = (await admin("GET", historyUrl(id))).body;
  expect(fact.what).toBe("LessonMoveOffered");
  expect(await coach("POST", undoUrl(fact.id))).toMatchObject({ status: 409, body: { code: "ChangedSince" } });
  const taken = await pat("PATCH", proposalUrl(id, offered.body.proposal.id), { answer: "accepted" });
  expect(offers(taken)).toEqual([]);
  const accepted = (await admin("GET", historyUrl(id))).body.at(-1);
  expect(accepted.what).toBe("LessonMoved");
  expect(await pat("POST", undoUrl(accepted.id))).toMatchObject({ status: 409, body: { code: "ChangedSince" } });
});

it.each([3, 5])("says so if the old time was taken since, and the lesson stays where it is now (%i)", async (to) => {
  const id = await walkIn();
  const moved = await move(id, to);
  const rival = await walkIn();
  expect(rival).toBeDefined();
  expect(await undo(coach, moved)).toMatchObject({ status: 409, body: { code: "SlotTaken" } });
  expect(await seen(id)).toMatchObject({ date: dayIn(product, to), startTime: "10:00", proposal: null });
});

it.each([3, 5])("is refused once something followed, or too late (%i)", async (to) => {
  const id = await walkIn();
  const moved = await move(id, to);
  await coach("PUT", `${lessonUrl(id)}/payment-note`, { how: "cash" });
  expect(await undo(coach, moved)).toMatchObject({ status: 409, body: { code: "ChangedSince" } });
  const late = await move(id, 6);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (undoSeconds + 1) * 1000 });
  expect(await undo(coach, late)).toMatchObject({ status: 409, body: { code: "TooLate" } });
  const { date } = await seen(id);
  expect(date).toBe(dayIn(product, 6));
  const there = await product.backend.stateOf(day, dayStream({ instructorId: coach.id, date }));
  expect(there.get(id)?.proposal).toBeUndefined();
});
