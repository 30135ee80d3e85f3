import { expect, it } from "vitest";
import { booked, cancelled, completed, confirmed, declined, hidden } from "../../eventstore/lessons/examples.ts";
import { rowsOf, told } from "../testing/deliver.ts";
import { lessons } from "./lessons.ts";

const rowsAfter = rowsOf(lessons);

const { lessonId: id, personal: contacts, as: status, ...terms } = booked.data;
const lesson = {
  id,
  ...terms,
  ...contacts,
  endsAt: "2030-05-01T21:00:00.000Z",
  status,
  studentName: null,
  notes: null,
  hiddenFromPlayer: false,
  hiddenFromInstructor: false,
  bookedAt: told(0),
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

it.each([
  [confirmed, "confirmed"],
  [declined, "declined"],
  [cancelled, "cancelled"],
  [completed, "completed"],
])("%o changes the status of that lesson alone", async (fact, status) => {
  const other = { ...booked, data: { ...booked.data, lessonId: "l2" } };
  expect((await rowsAfter([booked, other, fact])).lessons).toEqual([
    { ...lesson, status },
    { ...lesson, id: "l2", bookedAt: told(1) },
  ]);
});

it("hiding takes it from one side's list, then from the other's, and leaves the status", async () => {
  const fromInstructor = { ...hidden, data: { ...hidden.data, from: "instructor" } };
  expect((await rowsAfter([booked, confirmed, hidden])).lessons).toEqual([
    { ...lesson, status: "confirmed", hiddenFromPlayer: true },
  ]);
  expect((await rowsAfter([booked, fromInstructor, hidden])).lessons).toEqual([
    { ...lesson, hiddenFromPlayer: true, hiddenFromInstructor: true },
  ]);
});

it("of an erased player time, place and price stay", async () => {
  const erased = { ...booked, data: { ...booked.data, personal: null } };
  expect((await rowsAfter([erased, confirmed])).lessons).toEqual([
    { ...lesson, status: "confirmed", phone: null, email: null },
  ]);
});
