import { videoStream } from "../../../eventstore/videos/events.ts";
import type { UserView } from "../../../projections/accounts/open.ts";
import { videoById } from "../../../projections/videos/queries.ts";
import { turnaroundSince, videoHistory } from "../../../projections/videos/reviewQueries.ts";
import type { Backend } from "../../backend.ts";
import { HistoryEntry } from "../../history/contract.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { videoUrl, VideoView } from "../contract.ts";
import { seen, viewerOf, viewers } from "../seen.ts";
import { video } from "../video.ts";
import {
  ChangeVideoStatus,
  ReviewVideo,
  SaidThen,
  TurnaroundView,
  turnaroundUrl,
  videoHistoryUrl,
  videoStatusUrl,
} from "./contract.ts";
import { changeStatus, publishFeedback } from "./review.ts";
import { mayReview } from "./reviewRule.ts";

export const reviewer = {
  who: "signed in",
  whoInWords: "the instructor it's with, or any while it's with none",
} as const;
export const notTheirs = { 403: "The caller may see it, but isn't the one who reviews it (NotYourReview)." };

export const VideoHistoryEntry = HistoryEntry.extend(SaidThen.shape);

/** Throws a Rejection. */
export const reviewable = async (backend: Backend, user: UserView, id: string) => {
  if (!mayReview(user, await seen(backend, user, id)))
    throw new Rejection("forbidden", "NotYourReview", "Only the coach who reviews this video can do that.");
  return { videoId: id, by: user.id };
};

const lately = 90 * 24 * 60 * 60 * 1000; // ms

export const reviewCalls: readonly Call[] = [
  call(
    "GET",
    turnaroundUrl,
    {
      does: "Says how many hours the first feedback took for half of the videos at most, of those reviewed in the last 90 days. Null if they're fewer than ten.",
      who: "everybody",
      answer: { status: 200, body: TurnaroundView },
      keptFor: [""],
    },
    async (_, { db }) => ({ hours: await turnaroundSince(db, new Date(Date.now() - lately).toISOString()) }),
  ),
  call(
    "PATCH",
    videoUrl(":id"),
    {
      does: "Publishes feedback on a video, or other feedback than before. It's reviewed then, and if it was with no instructor, it's with the caller.",
      ...reviewer,
      body: ReviewVideo,
      answer: { status: 200, body: VideoView },
      refused: {
        ...notTheirs,
        409: "Another instructor was faster (WithAnotherCoach), or it's archived (Archived).",
        422: "There's neither feedback nor a note.",
      },
    },
    async ({ user, params: { id }, body: { feedback, instructorNotes }, command }, backend) => {
      const said = { ...(await reviewable(backend, user, id)), feedback, instructorNotes };
      await backend.handle({ fold: video, stream: videoStream(id), command }, publishFeedback(said));
      return videoById(backend.db, viewerOf(user), id);
    },
  ),
  call(
    "PATCH",
    videoStatusUrl(":id"),
    {
      does: "Takes a video's review a step further: pending, in_progress, reviewed, archived; or back, for a reason. Whoever starts the review of a video that's with no instructor has it.",
      ...reviewer,
      body: ChangeVideoStatus,
      answer: { status: 200, body: VideoView },
      refused: {
        ...notTheirs,
        409: "Another instructor was faster (WithAnotherCoach), or it's more than one step (StepsSkipped).",
        422: "It goes back without a reason (NoReason).",
      },
    },
    async ({ user, params: { id }, body: { status, reason }, command }, backend) => {
      const step = { ...(await reviewable(backend, user, id)), status, reason };
      await backend.handle({ fold: video, stream: videoStream(id), command }, changeStatus(step));
      return videoById(backend.db, viewerOf(user), id);
    },
  ),
  call(
    "GET",
    videoHistoryUrl(":id"),
    {
      does: "Lists who did what and when with a video, with every version of its feedback, and why it was moved back.",
      ...viewers,
      answer: { status: 200, body: VideoHistoryEntry.array() },
    },
    async ({ user, params: { id } }, backend) => {
      const { instructorNotes } = await seen(backend, user, id);
      return videoHistory(backend.db, { videoId: id, withNotes: instructorNotes !== undefined, reader: user });
    },
  ),
];
