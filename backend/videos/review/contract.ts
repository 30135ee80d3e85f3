import { z } from "zod";
import { VideoStatus } from "../../../projections/videos/view.ts";
import { optionalText } from "../../textContract.ts";
import { videoUrl } from "../contract.ts";

/** Whoever reviews a video publishes feedback, or notes for staff alone. What is left out stays as it is. */
export const ReviewVideo = z
  .object({
    feedback: optionalText(10_000),
    instructorNotes: optionalText(10_000),
    status: z.literal("reviewed").optional(),
  })
  .refine(({ feedback, instructorNotes }) => feedback || instructorNotes, {
    path: ["feedback"],
    error: "Write feedback or notes first.",
  });
export type ReviewVideo = z.input<typeof ReviewVideo>;

export const videoStatusUrl = <Id extends string>(id: Id) => `${videoUrl(id)}/status` as const;
export const ChangeVideoStatus = z.object({ status: VideoStatus, reason: optionalText(500) });
export type ChangeVideoStatus = z.input<typeof ChangeVideoStatus>;

export const turnaroundUrl = "/api/video-turnaround";
/** How long the first feedback took for half of the videos at most, lately; null: too few to tell. */
export const TurnaroundView = z.object({ hours: z.int().nullable() });

export const videoHistoryUrl = <Id extends string>(id: Id) => `${videoUrl(id)}/history` as const;

/** What was said in a review, by its entry in the video's history. */
export const SaidThen = z.object({
  feedback: z.string().nullable().optional(), // that was published then
  instructorNotes: z.string().nullable().optional(), // left out for the player's side
  reason: z.string().nullable().optional(), // why it was moved back
});
