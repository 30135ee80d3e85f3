import { useQuery, useQueryClient } from "@tanstack/react-query";
import { voiceNotesUrl, VoiceNoteView } from "../../../../backend/videos/voice/contract.ts";
import { query } from "../../../shared/api.ts";
import { videoHistoryUrl } from "../../../../backend/videos/review/contract.ts";
import { videoUrl } from "../../../../backend/videos/contract.ts";

/** What coaches recorded on a video. */
export const useVoiceNotes = (videoId: string) =>
  useQuery({
    queryKey: [voiceNotesUrl(videoId)],
    queryFn: ({ signal }) => query(voiceNotesUrl(videoId), VoiceNoteView.array(), { signal }),
    refetchOnMount: "always",
  });

/** Fetches anew what a recording changes: it is also in the history, and begins a review. */
export const useVoiceNotesChanged = (videoId: string) => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [voiceNotesUrl(videoId), videoHistoryUrl(videoId), videoUrl(videoId)].map(async (url) =>
        client.invalidateQueries({ queryKey: [url] }),
      ),
    );
};
