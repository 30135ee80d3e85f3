import { z } from "zod";
import type { CommentHidden } from "../../eventstore/lessons/events.ts";

/** Why a comment is hidden. That it is critical is no reason. */
export const HiddenFor = z.enum(["private", "abusive", "unrelated"] satisfies CommentHidden["why"][]);
export type HiddenFor = z.infer<typeof HiddenFor>;

/** A comment as everyone reads it. */
export const PublicReviewView = z.object({
  id: z.string(),
  rating: z.int().min(1).max(5),
  comment: z.string().nullable(), // null: hidden
  by: z.string().nullable(), // "Sam R."; null: by a player who is a minor, or was then
  month: z.string(), // "2030-04"
});
export type PublicReviewView = z.infer<typeof PublicReviewView>;

/** A review as its instructor and admins see it. */
export const ManagedReviewView = z.object({
  id: z.string(), // the lesson's
  rating: z.int().min(1).max(5),
  comment: z.string().nullable(), // null: none, or erased
  isPublic: z.boolean(), // everyone reads the comment, unless it is hidden
  hiddenFor: HiddenFor.nullable(), // null: it is not
  by: z.string().nullable(), // as everyone reads who wrote it; null as above
  studentName: z.string().nullable(), // null: erased
  instructorId: z.string(),
  instructorName: z.string().nullable(),
  at: z.iso.datetime(),
});
export type ManagedReviewView = z.infer<typeof ManagedReviewView>;
