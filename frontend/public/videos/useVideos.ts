import { useQuery, useQueryClient } from "@tanstack/react-query";
import { historyUrl } from "../../../backend/history/contract.ts";
import { videosUrl, videoUrl, VideoView } from "../../../backend/videos/contract.ts";
import { query } from "../../shared/api.ts";
import { useMaybeSignedIn } from "../access/currentUser.ts";

/** Every video that the current user may see, the latest first. */
export const useVideos = () =>
  useQuery({
    queryKey: [videosUrl],
    enabled: useMaybeSignedIn(),
    queryFn: ({ signal }) => query(videosUrl, VideoView.array(), { signal, signedOut: [] as VideoView[] }),
    refetchOnMount: "always", // a coach may have looked at one
  });

export const useVideo = (id: string) =>
  useQuery({
    queryKey: [videoUrl(id)],
    enabled: useMaybeSignedIn() && id !== "",
    queryFn: ({ signal }) => query(videoUrl(id), VideoView, { signal }),
    refetchOnMount: "always",
    retry: false,
  });

/** Reads again whatever shows videos. */
export const useVideosChanged = () => {
  const client = useQueryClient();
  const shows = (url: string) => url.startsWith(videosUrl) || url.startsWith(historyUrl(""));
  return () => client.invalidateQueries({ predicate: ({ queryKey: [url] }) => shows(String(url)) });
};
