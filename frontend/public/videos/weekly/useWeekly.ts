import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { weeklyDoneUrl, weeklyVideosUrl, WeeklyVideoView } from "../../../../backend/videos/weekly/weeklyContract.ts";
import { videoUrl } from "../../../../backend/videos/contract.ts";
import { command, query, wordsOf } from "../../../shared/api.ts";
import { toast } from "../../../shared/toastStore.ts";
import { useMaybeSignedIn } from "../../access/currentUser.ts";
import { lookAgain } from "../useVideos.ts";
import { weeklyWords as words } from "./words.ts";

/** Those the current user may see, the latest first. */
export const useWeekly = () =>
  useQuery({
    queryKey: [weeklyVideosUrl],
    enabled: useMaybeSignedIn(),
    queryFn: ({ signal }) =>
      query(weeklyVideosUrl, WeeklyVideoView.array(), { signal, signedOut: [] as WeeklyVideoView[] }),
    refetchOnMount: "always", // a coach may have published one
    refetchInterval: ({ state: { data } }) => lookAgain(data),
  });

type Tick = { playerId: string; done: boolean };

/** Says that a player practiced it, or takes that back. It shows at once, and goes back if it could not be saved. */
export const usePracticed = ({ id }: Pick<WeeklyVideoView, "id">) => {
  const client = useQueryClient();
  const show = (change: (video: WeeklyVideoView) => WeeklyVideoView) => {
    client.setQueryData<WeeklyVideoView[]>([weeklyVideosUrl], (all) =>
      all?.map((one) => (one.id === id ? change(one) : one)),
    );
    client.setQueryData<WeeklyVideoView>([videoUrl(id)], (one) => one && change(one));
  };
  const mutationKey = ["practiced", id];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") }, // one after the other, however quickly it is ticked
    onMutate: ({ playerId, done }) => {
      void client.cancelQueries({ queryKey: [weeklyVideosUrl] }); // an answer from before would take the tick away
      const practicedAt = done ? new Date().toISOString() : null;
      show((video) => ({
        ...video,
        players: video.players.map((one) => (one.playerId === playerId ? { ...one, practicedAt } : one)),
      }));
    },
    mutationFn: async (tick: Tick) => WeeklyVideoView.parse(await command("POST", weeklyDoneUrl(id), tick)),
    onSuccess: (video) => {
      const isLast = client.isMutating({ mutationKey }) === 1;
      if (isLast) show(() => video);
    },
    onError: (error) => {
      toast({ title: words.couldntSave, text: wordsOf(error, words.pleaseTryAgain), kind: "destructive" });
      void client.invalidateQueries({ queryKey: [weeklyVideosUrl] });
      void client.invalidateQueries({ queryKey: [videoUrl(id)] });
    },
  });
};
