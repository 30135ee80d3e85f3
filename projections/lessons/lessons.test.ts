import { expect, it } from "vitest";
import {
  booked,
  bookedFor,
  cancellationAsked,
  cancelled,
  cancelledWithReason,
  completed,
  confirmed,
  declined,
  declinedWithReason,
  declineUndone,
  hidden,
  paymentNoted,
  paymentNoteWithdrawn,
  paymentSent,
  lessonMoved,
  missed,
  movedIn,
  moveAsked,
  moveOffered,
  moveOfferedSick,
  placeGivenBack,
  placeKept,
  proposalDeclined,
  proposalWithdrawn,
  takenBack,
  unhidden,
} from "../../eventstore/lessons/examples.ts";
import { placeAgreed } from "../../eventstore/lessons/events.ts";
import { erased as personErased } from "../../eventstore/privacy/examples.ts";
import { rowsOf, atMinute } from "../testing/deliver.ts";
import { lessonsProjector } from "./lessons.ts";

const rowsAfter = rowsOf(lessonsProjector);

const { lessonId: id, personal: contacts, as: status, ...terms } = booked.data;
const noPayment = {
  paymentHow: null,
  paymentCents: null,
  paymentWords: null,
  paymentNotedAt: null,
  paymentNotedBy: null,
};
const lesson = {
  id,
  ...terms,
  ...contacts,
  endsAt: "2030-05-01T21:00:00.000Z",
  status,
  studentName: null,
  notes: null,
  place: null,
  bookedBy: null,
  requestId: null,
  seriesId: null,
  seriesN: null,
  seriesOf: null,
  hiddenFromPlayer: false,
  hiddenFromInstructor: false,
  ...noPayment,
  paymentSentHow: null,
  paymentSentAt: null,
  bookedAt: atMinute(0),
  movedInFor: null,
  timesMoved: 0,
  reason: null,
  proposalId: null,
  proposalKind: null,
  proposalFrom: null,
  proposalTo: null,
  proposalWords: null,
  proposedAt: null,
  isAway: false,
};

it("a booking has all its terms and its end", async () => {
  expect((await rowsAfter([booked])).lessons).toEqual([lesson]);
});

it("a walk-in has no account and is scheduled at once", async () => {
  const personal = { studentName: "Sam Ortiz", notes: "First time" };
  const walkIn = { ...booked, data: { ...booked.data, studentId: null, slotId: null, as: "scheduled", personal } };
  expect((await rowsAfter([walkIn])).lessons).toEqual([
    { ...lesson, studentId: null, slotId: null, status: "scheduled", phone: null, email: null, ...personal },
  ]);
});

it("a place that was agreed on is known until its player is erased", async () => {
  const personal = { notes: "Gate code 4", place: "12 Elm Street" };
  const atHome = { ...booked, data: { ...booked.data, location: placeAgreed, personal } };
  const rows = [{ ...lesson, location: placeAgreed, phone: null, email: null, ...personal }];
  expect((await rowsAfter([atHome])).lessons).toEqual(rows);
  expect((await rowsAfter([atHome, personErased])).lessons).toEqual([{ ...rows[0], notes: null, place: null }]);
});

it.each([
  [confirmed, "confirmed"],
  [declined, "declined"],
  [cancelled, "cancelled"],
  [completed, "completed"],
  [missed, "missed"],
])("%o changes the status of that lesson alone", async (fact, status) => {
  const other = { ...booked, data: { ...booked.data, lessonId: "l2" } };
  expect((await rowsAfter([booked, other, fact])).lessons).toEqual([
    { ...lesson, status },
    { ...lesson, id: "l2", bookedAt: atMinute(1) },
  ]);
});

it.each([declinedWithReason, cancelledWithReason])("%o leaves its reason, until the player is erased", async (fact) => {
  expect((await rowsAfter([booked, fact])).lessons).toMatchObject([{ reason: fact.data.personal.reason }]);
  expect((await rowsAfter([booked, fact, personErased])).lessons).toMatchObject([{ reason: null }]);
});

it("hiding removes it from one side's list, then from the other's, and leaves the status", async () => {
  const fromInstructor = { ...hidden, data: { ...hidden.data, from: "instructor" } };
  expect((await rowsAfter([booked, confirmed, hidden])).lessons).toEqual([
    { ...lesson, status: "confirmed", hiddenFromPlayer: true },
  ]);
  expect((await rowsAfter([booked, fromInstructor, hidden])).lessons).toEqual([
    { ...lesson, hiddenFromPlayer: true, hiddenFromInstructor: true },
  ]);
});

it("G1-55: undoing restores exactly what was before, an open proposal included", async () => {
  const before = [booked, confirmed, moveAsked] as const;
  const { lessons: as } = await rowsAfter([...before]);
  const deleted = { ...hidden, data: { ...hidden.data, from: "instructor", cancels: true } };
  const back = { ...unhidden, data: { ...deleted.data, as: "confirmed", undoes: [] } };
  expect((await rowsAfter([...before, cancelled, deleted, back])).lessons).toEqual(as);
  expect((await rowsAfter([...before, hidden, unhidden])).lessons).toEqual(as);
  expect((await rowsAfter([booked, moveAsked, declined, declineUndone])).lessons).toEqual(
    (await rowsAfter([booked, moveAsked])).lessons,
  );
});

it("an erased player's lessons keep time, location and price", async () => {
  const erased = { ...booked, data: { ...booked.data, personal: null } };
  expect((await rowsAfter([erased, confirmed])).lessons).toEqual([
    { ...lesson, status: "confirmed", phone: null, email: null },
  ]);
});

it("erasing blanks the contacts of one player's lessons, whoever gave them, and leaves status and terms", async () => {
  const second = { ...booked, data: { ...booked.data, lessonId: "l2", instructorId: "jo" } };
  const others = { ...booked, data: { ...booked.data, lessonId: "l3", studentId: "sam" } };
  const blank = { ...lesson, phone: null, email: null };
  expect((await rowsAfter([booked, confirmed, second, others, personErased])).lessons).toEqual([
    { ...blank, status: "confirmed" },
    { ...blank, id: "l2", instructorId: "jo", bookedAt: atMinute(2) },
    { ...lesson, id: "l3", studentId: "sam", bookedAt: atMinute(3) },
  ]);
});

it("erasing a walk-in blanks that lesson", async () => {
  const personal = { studentName: "Sam Ortiz", phone: "555-010-0100" };
  const walkIn = { ...booked, data: { ...booked.data, studentId: null, personal } };
  const erasing = { ...personErased, data: { subject: "lesson-l1" } };
  expect((await rowsAfter([walkIn, erasing])).lessons).toEqual([
    { ...lesson, studentId: null, phone: null, email: null },
  ]);
});

it("erasing the visitor of a custom request blanks the lesson that came of it", async () => {
  const personal = { studentName: "Sam Ortiz", phone: "555-010-0100" };
  const agreed = { ...booked, data: { ...booked.data, studentId: null, requestId: "r1", personal } };
  const erasing = { ...personErased, data: { subject: "lessonRequest-r1" } };
  expect((await rowsAfter([agreed, erasing])).lessons).toEqual([
    { ...lesson, studentId: null, requestId: "r1", phone: null, email: null },
  ]);
});

const paid = { paymentHow: "venmo", paymentCents: 7500, paymentWords: "Paid by her aunt", paymentNotedBy: "ana" };

it("G1-49: the latest note about the payment counts, until it is taken back", async () => {
  const inCash = { ...paymentNoted, data: { ...paymentNoted.data, how: "cash", cents: 8000, personal: null } };
  const cash = { paymentHow: "cash", paymentCents: 8000, paymentWords: null };
  expect((await rowsAfter([booked, paymentNoted])).lessons).toEqual([
    { ...lesson, ...paid, paymentNotedAt: atMinute(1) },
  ]);
  expect((await rowsAfter([booked, paymentNoted, inCash])).lessons).toEqual([
    { ...lesson, ...paid, ...cash, paymentNotedAt: atMinute(2) },
  ]);
  expect((await rowsAfter([booked, paymentNoted, paymentNoteWithdrawn])).lessons).toEqual([lesson]);
});

it("G1-49: what the player says about a payment stays, whatever is noted", async () => {
  const says = { paymentSentHow: "venmo", paymentSentAt: atMinute(1) };
  expect((await rowsAfter([booked, paymentSent])).lessons).toEqual([{ ...lesson, ...says }]);
  expect((await rowsAfter([booked, paymentSent, paymentNoted])).lessons).toEqual([
    { ...lesson, ...says, ...paid, paymentNotedAt: atMinute(2) },
  ]);
});

it("erasing blanks the text about a payment, and leaves how and how much", async () => {
  expect((await rowsAfter([booked, paymentNoted, personErased])).lessons).toEqual([
    { ...lesson, phone: null, email: null, ...paid, paymentWords: null, paymentNotedAt: atMinute(1) },
  ]);
});

const laterTime = lessonMoved.data.to;
const asked = {
  proposalId: "p1",
  proposalKind: "move",
  proposalFrom: "player",
  proposalTo: laterTime,
  proposalWords: "We have a game.",
  proposedAt: atMinute(1),
};
const offered = { ...asked, proposalId: "p2", proposalFrom: "instructor", proposalWords: null };
const toCancel = {
  ...asked,
  proposalId: "p3",
  proposalKind: "cancel",
  proposalTo: null,
  proposalWords: "A broken finger.",
};

it("a proposal is shown beside the lesson's time until it is answered; a newer one replaces it", async () => {
  const after = async (...facts: Parameters<typeof rowsAfter>[0]) => (await rowsAfter([booked, ...facts])).lessons;
  expect(await after(moveAsked)).toEqual([{ ...lesson, ...asked }]);
  expect(await after(moveOffered)).toEqual([{ ...lesson, ...offered }]);
  expect(await after(moveOfferedSick)).toEqual([{ ...lesson, ...offered, isAway: true }]);
  expect(await after(moveAsked, moveOffered)).toEqual([{ ...lesson, ...offered, proposedAt: atMinute(2) }]);
  const asAway = { ...lesson, ...asked, proposedAt: atMinute(2), isAway: true };
  expect(await after(moveOfferedSick, moveAsked)).toEqual([asAway]);
  expect(await after(moveOfferedSick, proposalWithdrawn)).toEqual([lesson]);
  expect(await after(cancellationAsked)).toEqual([{ ...lesson, ...toCancel }]);
  for (const answer of [proposalDeclined, proposalWithdrawn]) expect(await after(moveAsked, answer)).toEqual([lesson]);
  expect(await after(cancellationAsked, cancelled)).toEqual([{ ...lesson, ...toCancel, status: "cancelled" }]);
  expect(await after(moveAsked, confirmed)).toEqual([{ ...lesson, ...asked, status: "confirmed" }]);
});

it("a moved lesson keeps its price and everything else but time and location", async () => {
  const to = { ...laterTime, location: "Field 2", seats: 3 };
  const moved = { ...lessonMoved, data: { ...lessonMoved.data, to } };
  const rows = await rowsAfter([booked, moveAsked, placeKept, moved]);
  expect(rows.lessons).toEqual([
    { ...lesson, ...to, endsAt: "2030-05-03T21:00:00.000Z", status: "confirmed", timesMoved: 1 },
  ]);
  expect(rows.keptPlaces).toEqual([]);
});

it("a kept seat is known until the lesson has moved or the seat is given back", async () => {
  const { lessonId, proposalId, instructorId, date, movedFrom } = placeKept.data;
  const kept = { lessonId, proposalId, instructorId, date, movedFrom, actor: { userId: "ana", role: "instructor" } };
  const rows = await rowsAfter([booked, moveAsked, placeKept]);
  expect(rows).toEqual({ lessons: [{ ...lesson, ...asked }], keptPlaces: [kept] });
  expect((await rowsAfter([booked, moveAsked, placeKept, cancelled, placeGivenBack])).keptPlaces).toEqual([]);
  const ofSeries = { ...placeKept, data: { ...placeKept.data, seriesActId: "a1" } };
  expect((await rowsAfter([booked, ofSeries])).keptPlaces).toEqual([]); // the act sees to it
});

it("erasing removes the text of a proposal, whichever side wrote it", async () => {
  const said = { ...moveOffered, data: { ...moveOffered.data, personal: { words: "The cage is taken." } } };
  const erasing = (subject: string) => ({ ...personErased, data: { subject } });
  const blank = { ...lesson, phone: null, email: null };
  expect((await rowsAfter([booked, moveAsked, personErased])).lessons).toEqual([
    { ...blank, ...asked, proposalWords: null },
  ]);
  expect((await rowsAfter([booked, said, erasing("ana")])).lessons).toEqual([{ ...lesson, ...offered }]);
  expect((await rowsAfter([booked, moveAsked, erasing("ana")])).lessons).toEqual([{ ...lesson, ...asked }]);
});

it("G1-60:lessons: a lesson booked for a player holds who booked it, and each erasing takes that one's words alone", async () => {
  const { by, contact, personal, ...terms } = bookedFor.data;
  const forKim = { ...lesson, ...contact, ...personal, id: "l2", studentId: terms.studentId, bookedBy: by };
  const erased = (subject: string) => ({ ...personErased, data: { subject } });
  expect((await rowsAfter([bookedFor])).lessons).toEqual([forKim]);
  expect((await rowsAfter([bookedFor, erased("kim")])).lessons).toEqual([{ ...forKim, notes: null }]);
  expect((await rowsAfter([bookedFor, erased("pat")])).lessons).toEqual([{ ...forKim, phone: null, email: null }]);
});

it("G1-33: a lesson of a series knows which of how many it is; taken back, it never was", async () => {
  const third = { ...booked, data: { ...booked.data, series: { id: "w1", n: 3, of: 8 } } };
  expect((await rowsAfter([third])).lessons).toEqual([{ ...lesson, seriesId: "w1", seriesN: 3, seriesOf: 8 }]);
  expect((await rowsAfter([third, takenBack])).lessons).toEqual([]);
});

it("one that was moved in keeps the start it had in the file, wherever it goes", async () => {
  const { startsAt } = movedIn.data;
  const [row] = (await rowsAfter([movedIn])).lessons!;
  expect(row).toMatchObject({ movedInFor: startsAt, startsAt, status: "scheduled" });
  const [later] = (await rowsAfter([movedIn, lessonMoved])).lessons!;
  expect(later).toMatchObject({ movedInFor: startsAt, startsAt: lessonMoved.data.to.startsAt });
});
