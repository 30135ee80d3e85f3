import { expect, it } from "vitest";
import { nextStep, proposalInWords } from "./lessonWords.ts";

const now = Date.parse("2030-05-01T12:00:00.000Z");
const instructor = { id: "ana", isActive: true, user: { firstName: "Ana", lastName: "Diaz", profileImageUrl: null } };
const lesson = { scheduledDate: "2030-05-01T20:00:00.000Z", duration: 60, instructor, payment: null, review: null };
const later = now + 86_400_000;

it.each([
  ["pending", now, "Ana confirms it once your payment has arrived."],
  ["pending", later, "Ana did not answer in time."],
  ["confirmed", now, "All set. Come 5 minutes early, with your own bat and helmet."],
  ["confirmed", later, "Ana marks it as completed soon."],
  ["completed", later, "How was it? Others choose by the stars you give."],
  ["declined", now, "Ana cannot take this time. Others may be free."],
  ["cancelled", now, "It does not take place."],
] as const)("a lesson that is %s says what comes next (%#)", (status, at, words) =>
  expect(nextStep({ ...lesson, status }, at)).toBe(words),
);

it("says who proposes what, and that the lesson stays until then", () => {
  const to = { scheduledDate: "2030-05-03T20:00:00.000Z", date: "2030-05-03", startTime: "16:00", location: "Field 2" };
  const offered = {
    id: "p1",
    kind: "move",
    from: "instructor",
    to,
    words: null,
    at: "2030-04-30T12:00:00.000Z",
  } as const;
  const told = (part: object) => proposalInWords({ ...offered, ...part }, lesson);
  expect(told({})).toBe("Ana offers another time: Friday, May 3, 2030, 4:00 PM, Field 2.");
  expect(told({ from: "player" })).toMatch(
    /^You asked for another time: Friday, May 3, .+ the lesson stays where it is\.$/,
  );
  expect(told({ from: "player", to: null })).toMatch(/^You asked for another time\. Until you two agree/);
  expect(told({ kind: "cancel" })).toBe("You asked to cancel this lesson. Until Ana agrees, it stands.");
});
