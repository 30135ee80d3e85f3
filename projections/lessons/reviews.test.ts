import { expect, it } from "vitest";
import { commentHidden, commentShown, reviewed } from "../../eventstore/lessons/examples.ts";
import { erased } from "../../eventstore/privacy/examples.ts";
import { rowsOf, atMinute } from "../testing/deliver.ts";
import { reviewsProjector } from "./reviews.ts";

const rowsAfter = rowsOf(reviewsProjector);
const review = {
  lessonId: "l1",
  studentId: "pat",
  instructorId: "ana",
  rating: 5,
  comment: "Finally the hips turn.",
  signedAs: "player",
  hiddenFor: null,
  reviewedAt: atMinute(0),
};

it("M7: a review is of one lesson, with or without text", async () => {
  const wordless = { ...reviewed, data: { ...reviewed.data, lessonId: "l2", rating: 3, personal: null } };
  expect((await rowsAfter([reviewed, wordless])).reviews).toMatchObject([
    review,
    { ...review, lessonId: "l2", rating: 3, comment: null, reviewedAt: atMinute(1) },
  ]);
});

it("a comment is hidden for a reason, and shown again", async () => {
  expect((await rowsAfter([reviewed, commentHidden])).reviews).toMatchObject([{ ...review, hiddenFor: "private" }]);
  expect((await rowsAfter([reviewed, commentHidden, commentShown])).reviews).toMatchObject([review]);
});

it("a comment written before everyone was to read it is not signed", async () => {
  const { signedAs: _, ...data } = reviewed.data;
  expect((await rowsAfter([{ ...reviewed, data }])).reviews).toMatchObject([{ ...review, signedAs: null }]);
});

it("an erased player's stars stay and the text goes", async () => {
  const sams = { ...reviewed, data: { ...reviewed.data, lessonId: "l2", studentId: "sam" } };
  expect((await rowsAfter([reviewed, sams, erased])).reviews).toMatchObject([
    { ...review, comment: null },
    { ...review, lessonId: "l2", studentId: "sam", reviewedAt: atMinute(1) },
  ]);
});
