import { expect, it } from "vitest";
import {
  booked,
  commentHidden,
  commentShown,
  completed,
  confirmed,
  reviewed,
} from "../../../eventstore/lessons/examples.ts";
import { given } from "../../given.ts";
import { day } from "../day.ts";
import { moderateComment, reviewLesson } from "./review.ts";

const words = { lessonId: "l1", rating: 5, comment: "Finally the hips turn.", signedAs: "player" as const };
const review = reviewLesson({ ...words, by: "player" });
const over = [booked, confirmed, completed];

it("G1-51 M7: a player reviews a completed lesson, with or without text", () => {
  expect(given(day, ...over).when(review)).toEqual([reviewed]);
  const { signedAs: _, ...wordless } = reviewed.data;
  expect(given(day, ...over).when(reviewLesson({ ...words, comment: "", by: "player" }))).toEqual([
    { ...reviewed, data: { ...wordless, personal: null } },
  ]);
});

it("records nothing for the second review", () => expect(given(day, ...over, reviewed).when(review)).toEqual([]));

const hide = moderateComment({ lessonId: "l1", hiddenFor: "private" });
const show = moderateComment({ lessonId: "l1", hiddenFor: null });

it("G1-59: a comment is hidden and shown again, each once, and hidden for another reason", () => {
  expect(given(day, ...over, reviewed).when(hide)).toEqual([commentHidden]);
  expect(given(day, ...over, reviewed, commentHidden).when(hide)).toEqual([]);
  expect(given(day, ...over, reviewed).when(show)).toEqual([]);
  expect(given(day, ...over, reviewed, commentHidden).when(show)).toEqual([commentShown]);
  expect(given(day, ...over, reviewed, commentHidden, commentShown).when(hide)).toEqual([commentHidden]);
  expect(
    given(day, ...over, reviewed, commentHidden).when(moderateComment({ lessonId: "l1", hiddenFor: "abusive" })),
  ).toMatchObject([{ data: { why: "abusive" } }]);
});

/** As it is once its player is erased, too. */
const withoutComment = { ...reviewed, data: { ...reviewed.data, personal: null } };

it.each([
  ["NoSuchLesson", [], review],
  ["NotCompleted", [booked], review],
  ["NotCompleted", [booked, confirmed], review],
  ["NotYours", over, reviewLesson({ ...words, by: "instructor" })],
  ["NotYours", [{ ...booked, data: { ...booked.data, studentId: null } }, confirmed, completed], review],
  ["AlreadyReviewed", [...over, reviewed], reviewLesson({ ...words, rating: 4, by: "player" })],
  ["NoComment", over, moderateComment({ lessonId: "l1", hiddenFor: "private" })],
  ["NoComment", [...over, withoutComment], moderateComment({ lessonId: "l1", hiddenFor: "private" })],
] as const)("refuses: %s (%#)", (code, past, decision) =>
  expect(() => given(day, ...past).when(decision)).toThrow(expect.objectContaining({ code })),
);
