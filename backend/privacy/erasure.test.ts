import { describe, expect, it } from "vitest";
import { registered } from "../../eventstore/accounts/examples.ts";
import { booked, cancelled, completed, confirmed, declined } from "../../eventstore/lessons/examples.ts";
import { erased } from "../../eventstore/privacy/examples.ts";
import { published, withdrawn } from "../../eventstore/scheduling/examples.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { given } from "../given.ts";
import { day } from "../lessons/day.ts";
import { callOffLesson } from "../lessons/lesson.ts";
import { withdrawAllSlots } from "../scheduling/availability.ts";
import { erasePerson, subjectOfData } from "./erasure.ts";

describe("erasing", () => {
  const erase = (onlyAdmin = false) => erasePerson({ subject: registered.data.userId, onlyAdmin });

  it("is a fact about the subject", () => expect(given(subjectOfData).when(erase())).toEqual([erased]));

  it("again records nothing, not even for a former admin", () => {
    expect(given(subjectOfData, erased).when(erase())).toEqual([]);
    expect(given(subjectOfData, erased).when(erase(true))).toEqual([]);
  });

  it("leaves the business its last admin", () =>
    expect(() => given(subjectOfData).when(erase(true))).toThrow(
      expect.objectContaining({ code: "LastAdmin", message: expect.stringContaining("Appoint another admin first") }),
    ));
});

describe("a lesson whose other side is gone", () => {
  const { lessonId, startsAt } = booked.data;
  const before = callOffLesson({ lessonId, now: "2030-04-30T00:00:00.000Z" });
  const after = callOffLesson({ lessonId, now: startsAt });
  const scheduled = { ...booked, data: { ...booked.data, as: "scheduled" as const } };

  it.each([
    ["requested", [booked], before],
    ["requested, and nobody answered in time", [booked], after],
    ["confirmed and still to come", [booked, confirmed], before],
    ["scheduled and still to come", [scheduled], before],
  ] as const)("is cancelled: %s", (_, past, decision) =>
    expect(given(day, ...past).when(decision)).toEqual([cancelled]),
  );

  it.each([
    ["cancelled before", [booked, cancelled], before],
    ["declined", [booked, declined], before],
    ["completed", [booked, confirmed, completed], before],
    ["confirmed and begun", [booked, confirmed], after],
    ["scheduled and begun", [scheduled], after],
  ] as const)("stays what it was: %s", (_, past, decision) => expect(given(day, ...past).when(decision)).toEqual([]));
});

it("for an instructor who is gone every published slot is withdrawn, once", () => {
  const second = { ...published, data: { ...published.data, slotId: "s2", dayOfWeek: 4 } };
  const goes = { ...withdrawn, data: { ...withdrawn.data, slotId: "s2" } };
  expect(given(availability, published, withdrawn, second).when(withdrawAllSlots)).toEqual([goes]);
  expect(given(availability, published, withdrawn, second, goes).when(withdrawAllSlots)).toEqual([]);
});
