import { expect, it } from "vitest";
import {
  booked,
  cancellationAsked,
  cancelled,
  completed,
  confirmed,
  declined,
  declineUndone,
  hidden,
  moveAsked,
  paymentNoted,
  unhidden,
} from "../../eventstore/lessons/examples.ts";
import type { LessonEvent } from "../../eventstore/lessons/events.ts";
import { given, idOf } from "../given.ts";
import { day } from "./day.ts";
import { confirmLesson, declineLesson } from "./lesson.ts";
import { undoDecline, undoDeletion } from "./undo.ts";

const now = "2030-04-30T12:00:00.000Z";
/** What the n-th fact of the past recorded, from 0. */
const act = (n: number, isLate = false) => ({ lessonId: "l1", act: { id: idOf(n), of: "l1", isLate } });
const deleted = { ...hidden, data: { ...hidden.data, from: "instructor" as const } };
const canceledToo = { ...deleted, data: { ...deleted.data, cancels: true as const } };
const declineTaken = (n: number) => ({ ...declineUndone, data: { lessonId: "l1", undoes: [idOf(n)] } });
const back = (fields: Partial<typeof unhidden.data> & { as?: "confirmed" }) => ({
  ...unhidden,
  data: { ...unhidden.data, from: "instructor" as const, ...fields },
});

const rival = { ...booked, data: { ...booked.data, lessonId: "l2", studentId: "sam" } };
const rivalConfirmed = { ...confirmed, data: { lessonId: "l2" } };

it.each([
  ["a decline", [booked, declined], undoDecline(act(1)), declineTaken(1)],
  [
    "a decline, although the time was given to someone else: a request takes no seat",
    [booked, rival, declined, rivalConfirmed],
    undoDecline(act(2)),
    declineTaken(2),
  ],
  [
    "a decline that was undone and repeated",
    [booked, declined, declineTaken(1), declined],
    undoDecline(act(3)),
    declineTaken(3),
  ],
  [
    "a player's deletion alone, not what was canceled before it",
    [booked, cancelled, hidden],
    undoDeletion(act(2)),
    unhidden,
  ],
  [
    "a coach's deletion of a lesson that is over",
    [booked, confirmed, completed, deleted],
    undoDeletion(act(3)),
    back({ undoes: [idOf(3)] }),
  ],
  [
    "a coach's deletion that canceled a lesson to come, and the cancellation with it",
    [booked, confirmed, cancelled, canceledToo],
    undoDeletion(act(3)),
    back({ as: "confirmed", undoes: [idOf(2), idOf(3)] }),
  ],
] as const)("G1-55: undoes %s", (_, past, decision, fact) =>
  expect(given(day, ...past).when(decision)).toEqual([fact]),
);

it.each([
  ["TooLate", [booked, declined], undoDecline(act(1, true))],
  ["TooLate", [booked, cancelled, hidden], undoDeletion(act(2, true))],
  ["PersonRemoved", [booked, declined], undoDecline({ ...act(1), someoneErased: true })],
  ["ChangedSince", [booked, declined, hidden], undoDecline(act(1))],
  ["ChangedSince", [booked, confirmed, completed, deleted, paymentNoted], undoDeletion(act(3))],
  ["ChangedSince", [booked, declined, declineTaken(1), declined], undoDecline(act(1))],
  ["SlotTaken", [booked, rival, confirmed, cancelled, canceledToo, rivalConfirmed], undoDeletion(act(4))],
  ["NoSuchLesson", [], undoDecline(act(0))],
] as const)("G1-55: refuses to undo: %s (%#)", (code, past, decision) =>
  expect(() => given(day, ...past).when(decision)).toThrow(expect.objectContaining({ code })),
);

it("after undoing, a lesson is exactly what it was", () => {
  const past = [booked, confirmed, cancellationAsked] as const;
  const after = (...facts: readonly LessonEvent[]) =>
    facts.reduce((state, fact, n) => day.evolve(state, fact, idOf(n)), day.initial);
  expect(after(...past, cancelled, canceledToo, back({ as: "confirmed", undoes: [idOf(3), idOf(4)] }))).toEqual(
    after(...past),
  );
  expect(after(booked, moveAsked, declined, declineTaken(2))).toEqual(after(booked, moveAsked));
});

it("what follows is decided as if nothing had happened", () => {
  const confirm = confirmLesson({ lessonId: "l1", now, offered: true });
  expect(given(day, booked, declined, declineTaken(1)).when(confirm)).toEqual([confirmed]);
  expect(given(day, booked, declined, declineTaken(1)).when(declineLesson({ lessonId: "l1" }))).toEqual([declined]);
});
