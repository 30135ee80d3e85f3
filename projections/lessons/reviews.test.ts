import { expect, it } from "vitest";
import { reviewed } from "../../eventstore/lessons/examples.ts";
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
  reviewedAt: atMinute(0),
};

it("M7: a review is of one lesson, with or without text", async () => {
  const wordless = { ...reviewed, data: { ...reviewed.data, lessonId: "l2", rating: 3, personal: null } };
  expect((await rowsAfter([reviewed, wordless])).reviews).toEqual([
    review,
    { ...review, lessonId: "l2", rating: 3, comment: null, reviewedAt: atMinute(1) },
  ]);
});

it("an erased player's stars stay and the text goes", async () => {
  const sams = { ...reviewed, data: { ...reviewed.data, lessonId: "l2", studentId: "sam" } };
  expect((await rowsAfter([reviewed, sams, erased])).reviews).toEqual([
    { ...review, comment: null },
    { ...review, lessonId: "l2", studentId: "sam", reviewedAt: atMinute(1) },
  ]);
});
