import type { VideoHistoryEntry } from "./useReview.ts";

export interface Version {
  readonly id: string;
  readonly at: string;
  readonly by: string | null; // null: erased
  readonly feedback: string | null;
}

/** What the feedback was, the latest first. Published again in the same words, it's no other version. */
export const versionsIn = (history: readonly VideoHistoryEntry[]): Version[] =>
  history
    .filter(({ what }) => what === "VideoReviewed")
    .map(({ id, at, actor, feedback = null }) => ({ id, at, by: actor.name, feedback }))
    .filter(({ feedback }, n, all) => n === 0 || feedback !== all[n - 1]!.feedback)
    .toReversed();

/** Why it was moved back last, while that's still so. */
export const reasonIn = (history: readonly VideoHistoryEntry[]): string | null => {
  const moved = history.findLast(({ what }) => /^Video(Returned|Reviewed|Archived)$/.test(what));
  return moved?.reason ?? null;
};
