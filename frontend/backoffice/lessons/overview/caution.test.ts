import { expect, it } from "vitest";
import { lesson } from "../../../testing/lessonExample.ts";
import { caution } from "./caution.ts";

const before = Date.parse("2030-05-01T10:00:00Z");
const rival = { ...lesson, id: "l2", student: { firstName: "Bo", lastName: "Li", email: null } };

it("says nothing of an ordinary request", () => expect(caution(lesson, [lesson], before)).toBeNull());

it("warns of more requests than spots", () =>
  expect(caution(lesson, [lesson, rival], before)).toBe("2 players want this time, and there is 1 spot."));

it("counts the spots", () => expect(caution({ ...lesson, seats: 2 }, [lesson, rival], before)).toBeNull());

it("names who has the time already", () =>
  expect(caution(lesson, [lesson, { ...rival, status: "confirmed" }], before)).toBe(
    "This time is already taken by Bo Li.",
  ));

it("G1-19: of a group, too, when the lesson they have begins at another time", () => {
  const firm = { ...rival, status: "confirmed" as const, scheduledDate: "2030-05-01T20:30:00.000Z" };
  expect(caution({ ...lesson, seats: 4 }, [lesson, firm], before)).toBe("This time is already taken by Bo Li.");
});

it("says when the time has passed", () =>
  expect(caution(lesson, [lesson], Date.parse("2030-05-02T00:00:00Z"))).toBe("This time has passed."));
