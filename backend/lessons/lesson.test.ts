import { expect, it } from "vitest";
import {
  booked,
  cancelled,
  cancelledWithReason,
  completed,
  confirmed,
  declined,
  declinedWithReason,
  hidden,
  missed,
  takenBack,
} from "../../eventstore/lessons/examples.ts";
import { given } from "../given.ts";
import type { LessonHour } from "../../projections/scheduling/freeTimesRule.ts";
import { day, isFree } from "./day.ts";
import {
  bookLesson,
  cancelLesson,
  completeLesson,
  confirmLesson,
  declineLesson,
  deleteLesson,
  markLessonMissed,
  scheduleLesson,
  takeBackLesson,
} from "./lesson.ts";

const before = "2030-04-30T12:00:00.000Z";
const during = "2030-05-01T20:30:00.000Z";
const after = "2030-05-01T21:00:00.000Z";

const book = bookLesson({ lesson: booked.data, now: before });
const schedule = scheduleLesson({ lesson: booked.data });
const confirm = confirmLesson({ lessonId: "l1", now: before, offered: true });
const decline = declineLesson({ lessonId: "l1" });
const { reason } = cancelledWithReason.data.personal;
const cancel = cancelLesson({ lessonId: "l1", by: "player", now: before });
const cancelFor = (words: string | undefined, now = before) =>
  cancelLesson({ lessonId: "l1", by: "instructor", reason: words, now });
const miss = (now = during) => markLessonMissed({ lessonId: "l1", now });
const complete = completeLesson({ lessonId: "l1", now: after });
const remove = (from: "player" | "instructor", now = before) => deleteLesson({ lessonId: "l1", from, now });
const walkIn = { ...booked, data: { ...booked.data, studentId: null, as: "scheduled" as const } };
const walkInCancelled = { ...cancelledWithReason, data: { ...cancelledWithReason.data, studentId: null } };
const hiddenFromInstructor = { ...hidden, data: { ...hidden.data, from: "instructor" as const } };
const hiddenWithCancellation = { ...hidden, data: { ...hiddenFromInstructor.data, cancels: true as const } };
const scheduled = { ...booked, data: { ...booked.data, as: "scheduled" as const } };

/** Another player's lesson in the same hour, and what became of it. */
const rival = (fields: Partial<typeof booked.data> = {}) => ({
  ...booked,
  data: { ...booked.data, lessonId: "l2", studentId: "sam", ...fields },
});
const rivalConfirmed = { ...confirmed, data: { lessonId: "l2" } };
const third = rival({ lessonId: "l3", studentId: "kim", seats: 2 });
const thirdConfirmed = { ...confirmed, data: { lessonId: "l3" } };

it.each([
  ["A21: books a lesson", [], book, [booked]],
  ["G1-33: takes back a week of a series", [booked], takeBackLesson({ lessonId: "l1" }), [takenBack]],
  ["G1-33: taken back twice, it records nothing", [booked, takenBack], takeBackLesson({ lessonId: "l1" }), []],
  ["G1-17: books a time that others have asked for too", [rival()], book, [booked]],
  [
    "books a time again after taking the request back",
    [
      { ...booked, data: { ...booked.data, lessonId: "l0" } },
      { ...cancelled, data: { lessonId: "l0" } },
    ],
    book,
    [booked],
  ],
  ["schedules a lesson, which takes a seat at once", [], schedule, [scheduled]],
  ["A22: confirms a pending lesson", [booked], confirm, [confirmed]],
  [
    "confirms while the lesson is under way",
    [booked],
    confirmLesson({ lessonId: "l1", now: during, offered: true }),
    [confirmed],
  ],
  [
    "confirms in a seat that a cancelled lesson left",
    [booked, rival(), rivalConfirmed, { ...cancelled, data: { lessonId: "l2" } }],
    confirm,
    [confirmed],
  ],
  [
    "G1-18: confirms the second of two seats",
    [{ ...booked, data: { ...booked.data, seats: 2 } }, rival({ seats: 2 }), rivalConfirmed],
    confirm,
    [confirmed],
  ],
  [
    "confirms next to a lesson that ends when this one starts",
    [booked, rival({ startsAt: "2030-05-01T19:00:00.000Z" }), rivalConfirmed],
    confirm,
    [confirmed],
  ],
  ["A22: declines a pending lesson", [booked], decline, [declined]],
  [
    "declines with a message",
    [booked],
    declineLesson({ lessonId: "l1", reason: declinedWithReason.data.personal.reason }),
    [declinedWithReason],
  ],
  ["A22: a player takes a request back", [booked], cancel, [cancelled]],
  [
    "a player may say why",
    [booked],
    cancelLesson({ lessonId: "l1", by: "player", reason, now: before }),
    [cancelledWithReason],
  ],
  ["G1-56: an instructor cancels a confirmed lesson", [booked, confirmed], cancelFor(reason), [cancelledWithReason]],
  ["G1-56: an instructor cancels a scheduled lesson", [scheduled], cancelFor(reason), [cancelledWithReason]],
  ["G1-56: an instructor cancels a walk-in", [walkIn], cancelFor(reason), [walkInCancelled]],
  ["G1-56: an instructor cancels until the end", [scheduled], cancelFor(reason, during), [cancelledWithReason]],
  [
    "G1-56: canceling frees the seat",
    [rival(), rivalConfirmed, { ...cancelled, data: { lessonId: "l2" } }],
    book,
    [booked],
  ],
  ["G1-56: a lesson that began can be a no-show", [booked, confirmed], miss(), [missed]],
  ["G1-56: a walk-in can be a no-show, also once it is over", [walkIn], miss(after), [missed]],
  ["hides a canceled lesson from its instructor", [booked, cancelled], remove("instructor"), [hiddenFromInstructor]],
  ["a no-show can be deleted by its player", [booked, confirmed, missed], remove("player"), [hidden]],
  ["G1-31: completes a confirmed lesson after its end", [booked, confirmed], complete, [completed]],
  ["G1-31: completes a scheduled lesson after its end", [scheduled], complete, [completed]],
  ["A23: hides a cancelled lesson from its player", [booked, cancelled], remove("player"), [hidden]],
  ["A23: hides a declined lesson from its player", [booked, declined], remove("player"), [hidden]],
  ["A23: hides a completed lesson from its player", [booked, confirmed, completed], remove("player"), [hidden]],
  [
    "A23: hides a declined lesson from its instructor",
    [booked, declined],
    remove("instructor"),
    [hiddenFromInstructor],
  ],
  [
    "A23: hides a completed lesson from its instructor",
    [booked, confirmed, completed],
    remove("instructor"),
    [hiddenFromInstructor],
  ],
  [
    "G1-29: an instructor who deletes a lesson to come cancels it",
    [booked, confirmed],
    remove("instructor"),
    [cancelled, hiddenWithCancellation],
  ],
  [
    "G1-29: a confirmed lesson that has begun is hidden only",
    [booked, confirmed],
    remove("instructor", during),
    [hiddenFromInstructor],
  ],
  [
    "one side's deletion leaves the other's list alone",
    [booked, declined, hidden],
    remove("instructor"),
    [hiddenFromInstructor],
  ],
] as const)("%s", (_, past, decision, facts) => expect(given(day, ...past).when(decision)).toEqual(facts));

it.each([
  ["booking", [booked], book],
  ["booking, whatever became of it", [booked, cancelled], book],
  ["scheduling", [scheduled], schedule],
  ["confirming", [booked, confirmed], confirm],
  ["declining", [booked, declined], decline],
  ["taking back", [booked, cancelled], cancel],
  ["canceling", [booked, confirmed, cancelledWithReason], cancelFor(reason)],
  ["marking as missed", [booked, confirmed, missed], miss()],
  ["completing", [booked, confirmed, completed], complete],
  ["deleting", [booked, cancelled, hidden], remove("player")],
  ["deleting a lesson to come", [booked, confirmed, cancelled, hiddenFromInstructor], remove("instructor")],
] as const)("records nothing at the second %s", (_, past, decision) =>
  expect(given(day, ...past).when(decision)).toEqual([]),
);

it.each([
  ["SlotOver", [], bookLesson({ lesson: booked.data, now: booked.data.startsAt })],
  ["SlotTaken", [rival(), rivalConfirmed], book],
  ["SlotTaken", [{ ...scheduled, data: { ...scheduled.data, lessonId: "l2", studentId: "sam" } }], book],
  ["AlreadyBooked", [rival({ studentId: "pat" })], book],
  [
    "AlreadyBooked",
    [{ ...rival({ studentId: "pat", seats: 2 }) }, rivalConfirmed],
    bookLesson({ lesson: { ...booked.data, seats: 2 }, now: before }),
  ],
  ["SlotTaken", [rival(), rivalConfirmed], schedule],
  ["NoSuchLesson", [], confirm],
  ["NoSuchLesson", [rival()], confirm],
  ["NotPending", [booked, declined], confirm],
  ["NotPending", [booked, cancelled], confirm],
  ["NotPending", [booked, confirmed, completed], confirm],
  ["LessonOver", [booked], confirmLesson({ lessonId: "l1", now: after, offered: true })],
  ["SlotWithdrawn", [booked], confirmLesson({ lessonId: "l1", now: before, offered: false })],
  ["DatesBlocked", [booked], confirmLesson({ lessonId: "l1", now: before, offered: true, blocked: true })],
  ["DuringCamp", [booked], confirmLesson({ lessonId: "l1", now: before, offered: true, camp: "Summer Camp" })],
  ["DuringCamp", [], bookLesson({ lesson: booked.data, now: before, camp: "Summer Camp" })],
  ["DuringCamp", [], scheduleLesson({ lesson: booked.data, camp: "Summer Camp" })],
  ["SlotTaken", [booked, rival(), rivalConfirmed], confirm],
  ["SlotTaken", [booked, rival({ startsAt: "2030-05-01T20:30:00.000Z" }), rivalConfirmed], confirm],
  [
    "SlotTaken",
    [{ ...booked, data: { ...booked.data, seats: 2 } }, rival({ seats: 2 }), rivalConfirmed, third, thirdConfirmed],
    confirm,
  ],
  ["NoSuchLesson", [], decline],
  ["NotPending", [booked, confirmed], decline],
  ["NotPending", [booked, cancelled], decline],
  ["NoSuchLesson", [], cancel],
  ["AskFirst", [booked, confirmed], cancel],
  ["AskFirst", [scheduled], cancel],
  ["NotOpen", [booked, declined], cancel],
  ["NotOpen", [booked, confirmed, completed], cancelFor(reason)],
  ["NotOpen", [booked, confirmed, missed], cancelFor(reason)],
  ["NotOpen", [booked, confirmed], cancelFor(reason, after)],
  ["NoReason", [booked, confirmed], cancelFor(undefined)],
  ["NoSuchLesson", [], miss()],
  ["NotBegun", [booked, confirmed], miss(before)],
  ["NotConfirmed", [booked], miss()],
  ["NotConfirmed", [booked, confirmed, completed], miss()],
  ["NoSuchLesson", [], complete],
  ["NotConfirmed", [booked], complete],
  ["NotConfirmed", [booked, declined], complete],
  ["NotOver", [booked, confirmed], completeLesson({ lessonId: "l1", now: during })],
  ["NoSuchLesson", [], remove("player")],
  ["NotDeletable", [booked], remove("player")],
  ["NotDeletable", [booked, confirmed], remove("player")],
  ["NotDeletable", [booked], remove("instructor")],
  ["NotDeletable", [scheduled], remove("instructor")],
] as const)("refuses: %s (%#)", (code, past, decision) =>
  expect(() => given(day, ...past).when(decision)).toThrow(expect.objectContaining({ code })),
);

type Placed = Partial<LessonHour & { slotId: string | null }>;
const onDayWith = (...others: readonly Placed[]) => {
  const lessons = others.map((fields, n) => ({
    ...scheduled,
    data: { ...booked.data, ...fields, as: scheduled.data.as, lessonId: `r${n}` },
  }));
  const state = lessons.reduce((state, fact) => day.evolve(state, fact), day.initial);
  return (at: Placed) => isFree(state, { ...booked.data, ...at });
};
const group = { seats: 4, slotId: "s4" };
const oneOnOne = { seats: 1, slotId: null }; // entered by the instructor, outside any slot
const halfPast = { startsAt: "2030-05-01T20:30:00.000Z" };

it("G1-17: an instructor who gives a lesson to one player gives no other at any moment of it", () => {
  expect(onDayWith(oneOnOne)(group)).toBe(false);
  expect(onDayWith({ ...oneOnOne, ...halfPast })(group)).toBe(false);
  expect(onDayWith(group)(oneOnOne)).toBe(false);
  expect(onDayWith(group)({ ...oneOnOne, ...halfPast })).toBe(false);
});

it("G1-19: two groups of one instructor do not overlap, even if both have seats left", () => {
  expect(onDayWith(group)({ ...group, ...halfPast, slotId: "s5" })).toBe(false);
  expect(onDayWith({ ...group, ...halfPast })({ ...group, slotId: "s5" })).toBe(false);
});

it("G1-18: a group fills up to its seats, also in a slot that was published anew", () => {
  expect(onDayWith(group, group, group)(group)).toBe(true);
  expect(onDayWith(group, group, group, group)(group)).toBe(false);
  expect(onDayWith(group)({ ...group, slotId: "s5" })).toBe(true);
  expect(onDayWith(group, group)({ ...group, slotId: "s5", seats: 2 })).toBe(false);
  expect(onDayWith({ ...oneOnOne, slotId: "s5" })(group), "whoever booked to be alone").toBe(false);
});

it("lessons that only touch, and requested ones, take nothing", () => {
  const next = { startsAt: "2030-05-01T21:00:00.000Z" };
  expect(onDayWith({ ...oneOnOne, ...next })(oneOnOne)).toBe(true);
  expect(onDayWith(oneOnOne)({ ...oneOnOne, ...next })).toBe(true);
  expect(isFree(day.evolve(day.initial, rival()), booked.data)).toBe(true);
});
