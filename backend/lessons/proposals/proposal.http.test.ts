import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { dayStream } from "../../../eventstore/lessons/events.ts";
import { historyUrl } from "../../history/contract.ts";
import { rightNow } from "../../testing/rightNow.ts";
import { bookingOf, dayIn, lessonAsked, type Offer, offer } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import {
  lessonUrl,
  moveLessonUrl,
  paymentNoteUrl,
  proposalsUrl,
  proposalUrl,
  type ProposalView,
  simpleLessonsUrl,
} from "../contract.ts";
import { day } from "../day.ts";
import { keepPlace } from "./proposal.ts";
import { finishMoves, whatStays } from "./answerProposal.ts";

let product: TestProduct;
let coach: Person, pat: Person, sam: Person;
let hour: number;
beforeAll(async () => {
  product = await testProduct({ FACILITY_TIME_ZONE: "UTC" });
  [pat, sam] = [await product.person(), await product.person()];
});
beforeEach(async () => {
  coach = await product.person("instructor"); // an empty calendar
  hour = 8;
});
afterAll(() => product.close());

/** An hour of its own, this many days from now. */
const hourIn = (daysAhead: number, fields: object = {}) => {
  const clock = (of: number) => `${String(of).padStart(2, "0")}:00`;
  const [startTime, endTime] = [clock(hour++), clock(hour)];
  return offer(product, coach, { daysAhead, startTime, endTime, ...fields });
};
const booked = async ({ confirm = true, at = hourIn(3), by = pat } = {}) => {
  const { body } = await by("POST", "/api/lessons", bookingOf(await at));
  if (confirm) await coach("PATCH", lessonUrl(body.id), { status: "confirmed" });
  return body.id as string;
};
const proposes = (who: Person, id: string, offer: object | Offer) => {
  const time = "slot" in offer ? { scheduledDate: offer.scheduledDate } : offer;
  return who("POST", proposalsUrl(id), { kind: "move", ...time });
};
const proposed = async (who: Person, id: string, offer: object): Promise<ProposalView> =>
  (await proposes(who, id, offer)).body.proposal;
const answers = (who: Person, id: string, { id: proposalId }: ProposalView, answer: string) =>
  who("PATCH", proposalUrl(id, proposalId), { answer });
const shown = async (id: string, who = pat) => (await who("GET", lessonUrl(id))).body;
const historyOf = async (id: string) =>
  (await pat("GET", historyUrl(id))).body.map(({ what }: { what: string }) => what);
const takenAt = async ({ scheduledDate }: Offer) =>
  (await product.visitor()("GET", `/api/lessons?instructorId=${coach.id}&status=confirmed`)).body.filter(
    (lesson: { scheduledDate: string }) => lesson.scheduledDate === scheduledDate,
  ).length;

it("G1-30: a player requests a free time on another day, and the instructor's yes moves the lesson there", async () => {
  const before = await hourIn(3);
  const id = await booked({ at: Promise.resolve(before) });
  const wanted = await hourIn(5, { location: "Field 2", price: 95 });
  await coach("PUT", paymentNoteUrl(id), { how: "venmo", amount: "60.00", words: "By her aunt" });
  const asked = await proposes(pat, id, { scheduledDate: wanted.scheduledDate, words: "  We have a game.  " });
  expect(asked).toMatchObject({
    status: 201,
    body: {
      id,
      status: "confirmed",
      scheduledDate: before.scheduledDate,
      proposal: {
        kind: "move",
        from: "player",
        to: { scheduledDate: wanted.scheduledDate, date: wanted.date, location: "Field 2" },
        words: "We have a game.",
      },
    },
  });
  expect((await shown(id, coach)).proposal).toEqual(asked.body.proposal);
  const waiting = await coach("GET", `/api/lessons?filter=${encodeURIComponent('{"proposalFrom":"player"}')}`);
  expect(waiting.body.map((lesson: { id: string }) => lesson.id)).toEqual([id]);

  const moved = await answers(coach, id, asked.body.proposal, "accepted");
  expect(moved).toMatchObject({
    status: 200,
    body: { id, status: "confirmed", scheduledDate: wanted.scheduledDate, location: "Field 2", proposal: null },
  });
  expect(moved.body.price).toBe("80.00"); // agreed before, and stays
  expect(moved.body.payment).toMatchObject({ how: "venmo", amount: "60.00", words: "By her aunt" });
  expect(await shown(id)).toEqual(moved.body);
  expect([await takenAt(before), await takenAt(wanted)]).toEqual([0, 1]);
  expect(await historyOf(id)).toEqual([
    "LessonBooked",
    "LessonConfirmed",
    "LessonPaymentNoted",
    "LessonMoveAsked",
    "LessonPlaceKept",
    "LessonMoved",
  ]);
  // A second click, and what comes after: the lesson continues on its new day.
  expect((await answers(coach, id, asked.body.proposal, "accepted")).status).toBe(200);
  expect(await historyOf(id)).toHaveLength(6);
  const note = { how: "venmo", amount: "60.00", words: "By her aunt" };
  await coach("PUT", paymentNoteUrl(id), note); // known on the new day, too
  expect(await historyOf(id)).toHaveLength(6);
  const back = await proposed(pat, id, { scheduledDate: before.scheduledDate });
  await answers(coach, id, back, "accepted");
  expect((await shown(id)).scheduledDate).toBe(before.scheduledDate);
  expect([await takenAt(before), await takenAt(wanted)]).toEqual([1, 0]);
});

it("G1-30: asked in words, the instructor offers a time, even outside any slot, and the player accepts it", async () => {
  const id = await booked({ confirm: false });
  const asked = await proposed(pat, id, { words: "Any evening" });
  expect(asked).toMatchObject({ from: "player", to: null, words: "Any evening" });
  expect((await answers(coach, id, asked, "accepted")).body).toMatchObject({ code: "NoTime" });
  expect((await proposes(coach, id, { words: "Soon" })).status).toBe(422);
  const at = new Date(Date.now() + 6 * 24 * 3_600_000);
  at.setUTCHours(21, 10, 0, 0);
  expect((await proposes(coach, id, { date: "2030-05-01" })).body.issues).toMatchObject([{ path: ["startTime"] }]);
  const offered = await proposed(coach, id, { date: at.toISOString().slice(0, 10), startTime: "21:10" });
  expect(offered).toMatchObject({ from: "instructor", to: { scheduledDate: at.toISOString(), startTime: "21:10" } });
  expect((await answers(pat, id, asked, "withdrawn")).body).toMatchObject({ code: "ProposalGone" });
  expect((await answers(pat, id, offered, "accepted")).body).toMatchObject({
    status: "confirmed", // both have agreed: nothing is left to confirm
    scheduledDate: at.toISOString(),
    timeSlot: "21:10-22:10",
    proposal: null,
  });
});

it("declined or withdrawn, the lesson stays where it is", async () => {
  const id = await booked();
  const { scheduledDate } = await shown(id);
  const wanted = await hourIn(4);
  await answers(coach, id, await proposed(pat, id, wanted), "declined");
  expect(await shown(id)).toMatchObject({ status: "confirmed", scheduledDate, proposal: null });
  await answers(pat, id, await proposed(coach, id, wanted), "declined");
  await answers(pat, id, await proposed(pat, id, wanted), "withdrawn");
  expect(await shown(id)).toMatchObject({ status: "confirmed", scheduledDate, proposal: null });
  expect(await takenAt(wanted)).toBe(0);
});

it("G1-30: an agreed lesson is cancelled at its player's wish with the instructor's yes", async () => {
  const at = await hourIn(3);
  const id = await booked({ at: Promise.resolve(at) });
  const asked = await proposes(pat, id, { kind: "cancel", words: "A broken finger" });
  expect(asked.body).toMatchObject({ status: "confirmed", proposal: { kind: "cancel", to: null } });
  expect((await answers(pat, id, asked.body.proposal, "accepted")).status).toBe(403);
  expect((await answers(coach, id, asked.body.proposal, "accepted")).body).toMatchObject({
    status: "cancelled",
    proposal: null,
  });
  expect(await takenAt(at)).toBe(0);
  expect((await proposes(coach, await booked(), { kind: "cancel" })).status).toBe(403);
  expect((await proposes(pat, await booked({ confirm: false }), { kind: "cancel" })).body.code).toBe("NotAgreed");
});

it("G1-17: a taken, withdrawn or past time can be neither requested nor agreed to, and the lesson keeps its own", async () => {
  const id = await booked();
  const { scheduledDate } = await shown(id);
  const wanted = await hourIn(4);
  const asked = await proposed(pat, id, wanted);
  await booked({ at: Promise.resolve(wanted), by: sam });
  expect((await answers(coach, id, asked, "accepted")).body).toMatchObject({ code: "SlotTaken" });
  expect((await proposes(pat, id, wanted)).body).toMatchObject({ code: "SlotTaken" });
  expect((await proposes(coach, id, wanted)).body).toMatchObject({ code: "SlotTaken" });

  const withdrawn = await hourIn(4);
  const askedAgain = await proposed(pat, id, withdrawn);
  await coach("DELETE", `/api/schedule/availability/${withdrawn.slot.id}`);
  expect((await answers(coach, id, askedAgain, "accepted")).body).toMatchObject({ code: "SlotWithdrawn" });
  expect((await proposes(pat, id, withdrawn)).body).toMatchObject({ code: "SlotNotOffered" });
  expect((await proposes(coach, id, { scheduledDate: "2020-05-01T12:00:00Z" })).body).toMatchObject({
    code: "SlotOver",
  });
  expect(await shown(id)).toMatchObject({ status: "confirmed", scheduledDate });
  const { startTime, endTime } = withdrawn.slot;
  const again = await offer(product, coach, { daysAhead: 4, startTime, endTime });
  expect((await answers(coach, id, askedAgain, "accepted")).body.scheduledDate).toBe(again.scheduledDate);
});

it("G1-17: of five lessons that may all move to one seat at once, one does, and the others keep theirs", async () => {
  const wanted = await hourIn(4);
  const people = await Promise.all(Array.from({ length: 5 }, () => product.person()));
  const lessons: { id: string; asked: ProposalView }[] = [];
  for (const by of people) {
    const id = await booked({ by });
    lessons.push({ id, asked: await proposed(by, id, wanted) });
  }
  const results = await Promise.all(lessons.map(({ id, asked }) => answers(coach, id, asked, "accepted")));
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { body } of results.filter(({ status }) => status !== 200)) expect(body.code).toBe("SlotTaken");
  expect(await takenAt(wanted)).toBe(1);
  for (const [n, { id }] of lessons.entries())
    expect((await shown(id, people[n])).scheduledDate === wanted.scheduledDate).toBe(results[n]!.status === 200);
});

it("sent again under one key it is one proposal, and one move", async () => {
  const id = await booked();
  const wanted = await hourIn(5);
  const key = { "idempotency-key": "once" };
  const body = { kind: "move", scheduledDate: wanted.scheduledDate };
  const [one, two] = await Promise.all([0, 1].map(() => pat("POST", proposalsUrl(id), body, key)));
  expect(one!.body.proposal.id).toBe(two!.body.proposal.id);
  const url = proposalUrl(id, one!.body.proposal.id);
  const accepted = await Promise.all([0, 1, 2].map(() => coach("PATCH", url, { answer: "accepted" }, key)));
  expect(accepted.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await historyOf(id)).toHaveLength(5);
});

/** As left by a process that dies between the two days: the seat is kept, and the old day does not know. */
const interrupted = async () => {
  const [id, wanted] = [await booked(), await hourIn(5)];
  const { id: proposalId } = await proposed(pat, id, wanted);
  const { date } = await shown(id);
  const lesson = (await product.backend.stateOf(day, dayStream({ instructorId: coach.id, date }))).get(id)!;
  const place = { ...whatStays(lesson), ...lesson.proposal!.to!, proposalId };
  const command = {
    actor: { userId: coach.id, role: "instructor" },
    now: new Date().toISOString(),
    requestId: "that one",
  };
  await product.backend.handle(
    { fold: day, stream: dayStream(place), command },
    keepPlace({ place, now: command.now }),
  );
  return { id, wanted };
};

it("a move that a crash interrupted is finished, by whoever agreed to it", async () => {
  const { id, wanted } = await interrupted();
  expect(await finishMoves(product.backend, rightNow())).toBe(1);
  expect(await shown(id)).toMatchObject({ scheduledDate: wanted.scheduledDate, proposal: null });
  expect(await takenAt(wanted)).toBe(1);
  expect((await pat("GET", historyUrl(id))).body.at(-1)).toMatchObject({
    what: "LessonMoved",
    actor: { id: coach.id },
  });
  expect(await finishMoves(product.backend, rightNow())).toBe(0);
});

it("an interrupted move whose facts can't be read keeps no other waiting", async () => {
  const both = [await interrupted(), await interrupted()];
  const damaged: string[] = [];
  const handle: typeof product.backend.handle = (target, decide) => {
    damaged.push(target.stream);
    if (damaged.length === 1) throw new Error("damaged");
    return product.backend.handle(target, decide);
  };
  await expect(finishMoves({ ...product.backend, handle }, rightNow())).rejects.toThrow("damaged");
  const starts = await Promise.all(both.map(async ({ id }) => (await shown(id)).scheduledDate));
  expect(starts.filter((start, n) => start === both[n]!.wanted.scheduledDate)).toHaveLength(1);
  expect(await finishMoves(product.backend, rightNow())).toBe(1);
});

it("a move interrupted by a crash gives its seat back if the lesson was cancelled meanwhile", async () => {
  const { id, wanted } = await interrupted();
  await coach("DELETE", lessonUrl(id));
  expect(await finishMoves(product.backend, rightNow())).toBe(1);
  expect(await shown(id)).toMatchObject({ status: "cancelled" });
  const there = await product.backend.stateOf(day, dayStream({ instructorId: coach.id, date: wanted.date }));
  expect(there.get(id)?.status).toBe("moved");
  expect((await sam("POST", "/api/lessons", bookingOf(wanted))).status).toBe(201);
  expect(await finishMoves(product.backend, rightNow())).toBe(0);
});

it("G1-29: a moved lesson is cancelled, deleted and completed like any other", async () => {
  const id = await booked();
  await answers(coach, id, await proposed(pat, id, await hourIn(5)), "accepted");
  expect((await coach("DELETE", lessonUrl(id))).status).toBe(200);
  expect(await shown(id)).toMatchObject({ status: "cancelled" });
  expect((await pat("DELETE", lessonUrl(id))).status).toBe(200);
});

it("a lesson that has begun can no longer get another time", async () => {
  const past = await lessonAsked(product, { studentId: pat.id, instructorId: coach.id, daysAhead: -3 });
  await past.confirm();
  expect((await proposes(pat, past.lessonId, { words: "Later" })).body).toMatchObject({ code: "LessonOver" });
});

it("what is mistyped is reported at its field", async () => {
  const id = await booked();
  expect((await proposes(pat, id, {})).body.issues).toEqual([
    { path: ["scheduledDate"], message: "Please choose a time, or tell us which times work for you." },
  ]);
  expect((await proposes(pat, id, { words: "x".repeat(501) })).body.issues).toMatchObject([{ path: ["words"] }]);
});

it("G1-56: a walk-in moves at once, within its day and to another, and a second click changes nothing", async () => {
  const date = dayIn(product, 3);
  const walkIn = { studentName: "Wanda", studentEmail: "", scheduledDate: date, timeSlot: "08:00" };
  const { id } = (await coach("POST", simpleLessonsUrl, walkIn)).body;
  const wanted = await hourIn(5, { location: "Field 2" });
  const moves = (who: Person, to: object) => who("POST", moveLessonUrl(id), to);
  const admin = await product.person("admin");
  for (const [who, to] of [
    [coach, { date, startTime: "11:00" }],
    [admin, { date: wanted.date, startTime: wanted.slot.startTime }],
  ] as const) {
    expect(await moves(who, to)).toMatchObject({ status: 200, body: { ...to, status: "scheduled", proposal: null } });
    expect(await moves(who, to)).toMatchObject({ status: 200, body: { ...to } });
  }
  expect(await shown(id, coach)).toMatchObject({ timesMoved: 2, location: "Field 2", studentName: "Wanda" });
  expect(await takenAt(wanted)).toBe(1);
  expect((await sam("POST", "/api/lessons", bookingOf(wanted))).status).toBe(409);
  expect(await proposes(coach, id, { date, startTime: "08:00" })).toMatchObject({
    status: 409,
    body: { code: "WalkIn" },
  });
});

it("G1-56: whoever has an account is asked before their lesson moves", async () => {
  const id = await booked();
  const wanted = await hourIn(5);
  const to = { date: wanted.date, startTime: wanted.slot.startTime, words: "The cage is closed." };
  expect((await pat("POST", moveLessonUrl(id), to)).status).toBe(403);
  const { body } = await coach("POST", moveLessonUrl(id), to);
  expect(body).toMatchObject({ date: dayIn(product, 3), proposal: { from: "instructor", words: to.words } });
  await answers(pat, id, body.proposal, "accepted");
  expect(await shown(id)).toMatchObject({ date: wanted.date, status: "confirmed" });
});
