import { z } from "zod";
import { HiddenFor } from "../../../projections/lessons/reviewView.ts";
import { lessonUrl } from "../contract.ts";

export { HiddenFor, ManagedReviewView, PublicReviewView } from "../../../projections/lessons/reviewView.ts";

export const reviewUrl = (lessonId: string) => `${lessonUrl(lessonId)}/review`;
export const ReviewLesson = z.object({
  rating: z
    .int("Please choose one to five stars")
    .min(1, "Please choose one to five stars")
    .max(5, "Please choose one to five stars"),
  comment: z.string().trim().max(1000, "Please use at most 1,000 characters").optional(),
});
export type ReviewLesson = z.infer<typeof ReviewLesson>;

/** What everyone reads. */
export const instructorReviewsUrl = (instructorId: string) => `/api/instructors/${instructorId}/reviews`;

export const reviewsUrl = "/api/reviews";
export const commentUrl = <Id extends string>(lessonId: Id) => `${reviewsUrl}/${lessonId}/comment` as const;
export const ModerateComment = z.object({ hiddenFor: HiddenFor.nullable() }); // null: it is shown
export type ModerateComment = z.infer<typeof ModerateComment>;
