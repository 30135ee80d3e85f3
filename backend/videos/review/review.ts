import type { VideoEvent } from "../../../eventstore/videos/events.ts";
import type { VideoStatus } from "../../../projections/videos/view.ts";
import { Rejection } from "../../http/rejection.ts";
import { noSuchVideo, type Told, type Video } from "../video.ts";
import { isUnreviewed, stepsAhead } from "./reviewRule.ts";

interface Reviewer {
  readonly videoId: string;
  readonly by: string;
}

/** Of two who begin at once, one has it. */
export const refuseOthers = ({ state, instructorId }: Video, { by }: Reviewer) => {
  if (state !== "there") throw noSuchVideo();
  if (instructorId !== null && instructorId !== by)
    throw new Rejection("conflict", "WithAnotherCoach", "Another coach has just started this review.");
};

export const begun = ({ videoId, by }: Reviewer): VideoEvent => ({
  type: "VideoReviewStarted",
  data: { videoId, instructorId: by },
});

const unassigned = ({ videoId, by }: Reviewer, why: Told<"VideoUnassigned">["why"]): VideoEvent => ({
  type: "VideoUnassigned",
  data: { videoId, instructorId: by, why },
});

type Words = Pick<NonNullable<Told<"VideoReviewed">["personal"]>, "feedback" | "instructorNotes">;
const wordsOf = ({ feedback, instructorNotes }: NonNullable<Video["published"]>): Words => ({
  ...(feedback && { feedback }),
  ...(instructorNotes && { instructorNotes }),
});

/**
 * Publishes feedback, or other feedback than before. What is left out stays as it was, and null takes it back. A video
 * that nobody has begun to review is begun.
 */
export const publishFeedback =
  ({
    feedback,
    instructorNotes,
    ...reviewer
  }: Reviewer & {
    readonly feedback?: string | null | undefined;
    readonly instructorNotes?: string | null | undefined;
  }) =>
  (video: Video): VideoEvent[] => {
    refuseOthers(video, reviewer);
    const { status, published } = video;
    if (status === "archived")
      throw new Rejection("conflict", "Archived", "This video is archived. Move it back to change its feedback.");
    const said = (now: string | null | undefined, before: string | undefined) =>
      (now === undefined ? before : now) || undefined;
    const words = wordsOf({
      feedback: said(feedback, published?.feedback),
      instructorNotes: said(instructorNotes, published?.instructorNotes),
    });
    const isSame = (name: keyof Words) => (published?.[name] || undefined) === words[name];
    if (status === "reviewed" && isSame("feedback")) {
      if (isSame("instructorNotes")) return [];
      const { feedback: _, ...personal } = words;
      return [{ type: "VideoNoted", data: { ...reviewer, personal } }];
    }
    const reviewed: VideoEvent = { type: "VideoReviewed", data: { ...reviewer, personal: words } };
    return status === "pending" ? [begun(reviewer), reviewed] : [reviewed];
  };

const noReason = () => {
  const message = "Please say why you're moving it back.";
  return new Rejection("invalid", "NoReason", message, { issues: [{ path: ["reason"], message }] });
};

/** One step ahead, or back for a reason. A video that its instructor had claimed is nobody's when it waits again. */
export const changeStatus =
  ({
    status: to,
    reason,
    ...reviewer
  }: Reviewer & { readonly status: VideoStatus; readonly reason?: string | null | undefined }) =>
  (video: Video): VideoEvent[] => {
    refuseOthers(video, reviewer);
    const { status: from, isClaimed, published } = video;
    const ahead = stepsAhead(from, to);
    if (ahead === 0) return [];
    if (ahead < 0 && from !== "pending" && to !== "archived") {
      if (!reason) throw noReason();
      const returned: VideoEvent = { type: "VideoReturned", data: { ...reviewer, from, to, personal: { reason } } };
      return to === "pending" && isClaimed ? [returned, unassigned(reviewer, "given back")] : [returned];
    }
    if (ahead > 1)
      throw new Rejection("conflict", "StepsSkipped", "A review is started first, then published, then archived.");
    if (to === "in_progress") return [begun(reviewer)];
    if (to === "archived") return [{ type: "VideoArchived", data: reviewer }];
    return [{ type: "VideoReviewed", data: { ...reviewer, personal: wordsOf(published ?? {}) } }];
  };

/** Takes a video that still waits from an instructor who is none anymore. */
export const unassign =
  ({ videoId, instructorId }: { readonly videoId: string; readonly instructorId: string }) =>
  (video: Video): VideoEvent[] =>
    video.state === "there" && video.instructorId === instructorId && isUnreviewed(video.status)
      ? [unassigned({ videoId, by: instructorId }, "no instructor anymore")]
      : [];
