import { useQuery, useQueryClient } from "@tanstack/react-query";
import { historyUrl } from "../../../backend/history/contract.ts";
import { focusPointsUrl, videosUrl, videoUrl, VideoView } from "../../../backend/videos/contract.ts";
import { AnyVideoView } from "../../../backend/videos/weekly/weeklyContract.ts";
import { query } from "../../shared/api.ts";
import { useMaybeSignedIn } from "../access/currentUser.ts";

const isConverting = (video: AnyVideoView) =>
  (video.isWeeklyInstruction ? video.file : video)?.conversion === "under way";
/** In ms, while a copy of one of them is made. */
export const lookAgain = (videos: readonly AnyVideoView[] = []) => (videos.some(isConverting) ? 5000 : false);

/** Every video that the current user may see, the latest first. */
export const useVideos = () =>
  useQuery({
    queryKey: [videosUrl],
    enabled: useMaybeSignedIn(),
    queryFn: ({ signal }) => query(videosUrl, VideoView.array(), { signal, signedOut: [] as VideoView[] }),
    refetchOnMount: "always", // a coach may have looked at one
    refetchInterval: ({ state: { data } }) => lookAgain(data),
  });

/** What is wanted of one of them, or of a weekly video. */
export const useVideoAs = <T>(id: string, select: (video: AnyVideoView) => T) =>
  useQuery({
    queryKey: [videoUrl(id)],
    enabled: useMaybeSignedIn() && id !== "",
    queryFn: ({ signal }) => query(videoUrl(id), AnyVideoView, { signal }),
    refetchOnMount: "always",
    refetchInterval: ({ state: { data } }) => lookAgain(data && [data]),
    retry: false,
    select,
  });

/** One of them, or a weekly video. */
export const useAnyVideo = (id: string) => useVideoAs(id, (video) => video);

/** Reads again whatever shows videos; nothing about one that is gone, whose page may still be there for a moment. */
export const useVideosChanged = () => {
  const client = useQueryClient();
  const shows = (url: string) =>
    url.startsWith(videosUrl) || url.startsWith(focusPointsUrl) || url.startsWith(historyUrl(""));
  return ({ gone }: { gone?: string } = {}) => {
    const isGone = (url: string) => gone !== undefined && url.startsWith(videoUrl(gone));
    return client.invalidateQueries({
      predicate: ({ queryKey: [url] }) => shows(String(url)) && !isGone(String(url)),
    });
  };
};
