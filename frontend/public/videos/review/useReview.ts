import { useQuery } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { HistoryEntry } from "../../../../backend/history/contract.ts";
import { instructorVideosUrl, type VideoStatus, VideoView } from "../../../../backend/videos/contract.ts";
import { SaidThen, videoHistoryUrl, videoStatusUrl } from "../../../../backend/videos/review/contract.ts";
import { ApiError, command, query } from "../../../shared/api.ts";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { useVideosChanged } from "../useVideos.ts";
import { analysisWords as words, reviewWords } from "./words.ts";

const VideoHistoryEntry = HistoryEntry.extend(SaidThen.shape);
export type VideoHistoryEntry = z.infer<typeof VideoHistoryEntry>;

/** What happened to a video, and what was said in its review. */
export const useVideoHistory = (id: string) =>
  useQuery({
    queryKey: [videoHistoryUrl(id)],
    queryFn: ({ signal }) =>
      query(videoHistoryUrl(id), VideoHistoryEntry.array(), { signal, signedOut: [] as VideoHistoryEntry[] }),
    refetchOnMount: "always",
  });

/** For those who just saw the video, gone means something else. */
export const sayItIsGone = (error: Error) => {
  const isGone = error instanceof ApiError && (error.status === 404 || error.code === "WithAnotherCoach");
  if (isGone) toast({ title: reviewWords.isGone, text: reviewWords.tookIt, kind: "destructive" });
  return isGone;
};

type Step = { status: VideoStatus; reason?: string };
type Fields = UseFormReturn<{ status: string; reason: string }>;

/** Takes a review a step further, or back. Taken twice, it's one step: no key is needed. */
export const useStep = ({ id }: VideoView, { form, done }: { form?: Fields; done?: () => void } = {}) =>
  useSend(async (step: Step) => VideoView.parse(await command("PATCH", videoStatusUrl(id), step)), {
    ...(form && { form }),
    failed: { title: words.error, text: words.failedToUpdate },
    refused: sayItIsGone,
    settled: useVideosChanged(),
    sent: () => {
      toast({ title: words.statusUpdated });
      done?.();
    },
  });

const queue = `${instructorVideosUrl}?${String(
  new URLSearchParams({
    filter: JSON.stringify({ status: ["pending", "in_progress"] }),
    sort: JSON.stringify(["waitingSince", "ASC"]),
    range: JSON.stringify([0, 49]),
  }),
)}`;

/** The videos an instructor is to review, the longest waiting first. */
export const useReviewQueue = () =>
  useQuery({
    queryKey: [queue],
    queryFn: ({ signal }) => query(queue, VideoView.array(), { signal, signedOut: [] as VideoView[] }),
    refetchOnMount: "always",
  });
