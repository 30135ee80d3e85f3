import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  weeklyDoneUrl,
  weeklyVideosUrl,
  weeklyVideoUrl,
  WeeklyVideoView,
} from "../../../../backend/videos/weekly/weeklyContract.ts";
import { videoUrl } from "../../../../backend/videos/contract.ts";
import { command, query, wordsOf } from "../../../shared/api.ts";
import { toast } from "../../../shared/toastStore.ts";
import { useMaybeSignedIn } from "../../access/currentUser.ts";
import { weeklyWords as words } from "./words.ts";

/** Those the current user may see, the latest first. */
export const useWeekly = () =>
  useQuery({
    queryKey: [weeklyVideosUrl],
    enabled: useMaybeSignedIn(),
    queryFn: ({ signal }) =>
      query(weeklyVideosUrl, WeeklyVideoView.array(), { signal, signedOut: [] as WeeklyVideoView[] }),
    refetchOnMount: "always", // a coach may have published one
  });

type Tick = { playerId: string; done: boolean };

/** Says that a player practiced it, or takes that back. It shows at once, and goes back if it could not be saved. */
export const usePracticed = ({ id }: Pick<WeeklyVideoView, "id">) => {
  const client = useQueryClient();
  const shown = (video: WeeklyVideoView) => {
    client.setQueryData<WeeklyVideoView[]>([weeklyVideosUrl], (all) =>
      all?.map((one) => (one.id === video.id ? video : one)),
    );
    client.setQueryData([videoUrl(id)], (one) => one && video);
  };
  return useMutation({
    mutationFn: async (tick: Tick) => WeeklyVideoView.parse(await command("POST", weeklyDoneUrl(id), tick)),
    onSuccess: shown,
    onError: (error) => {
      toast({ title: words.couldntSave, text: wordsOf(error, words.pleaseTryAgain), kind: "destructive" });
      void client.invalidateQueries({ queryKey: [weeklyVideosUrl] });
      void client.invalidateQueries({ queryKey: [weeklyVideoUrl(id)] });
    },
  });
};
