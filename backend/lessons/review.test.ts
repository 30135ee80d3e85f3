import { expect, it } from "vitest";
import { booked, completed, confirmed, reviewed } from "../../eventstore/lessons/examples.ts";
import { given } from "../given.ts";
import { day } from "./day.ts";
import { reviewLesson } from "./review.ts";

const words = { lessonId: "l1", rating: 5, comment: "Finally the hips turn." };
const review = reviewLesson({ ...words, by: "player" });
const over = [booked, confirmed, completed];

it("G1-51 M7: a player reviews a completed lesson, with or without text", () => {
  expect(given(day, ...over).when(review)).toEqual([reviewed]);
  expect(given(day, ...over).when(reviewLesson({ lessonId: "l1", rating: 5, by: "player" }))).toEqual([
    { ...reviewed, data: { ...reviewed.data, personal: null } },
  ]);
});

it("records nothing for the second review", () => expect(given(day, ...over, reviewed).when(review)).toEqual([]));

it.each([
  ["NoSuchLesson", [], review],
  ["NotCompleted", [booked], review],
  ["NotCompleted", [booked, confirmed], review],
  ["NotYours", over, reviewLesson({ ...words, by: "instructor" })],
  ["NotYours", [{ ...booked, data: { ...booked.data, studentId: null } }, confirmed, completed], review],
  ["AlreadyReviewed", [...over, reviewed], reviewLesson({ ...words, rating: 4, by: "player" })],
] as const)("refuses: %s (%#)", (code, past, decision) =>
  expect(() => given(day, ...past).when(decision)).toThrow(expect.objectContaining({ code })),
);
