import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lessonsUrl } from "../../../backend/lessons/contract.ts";
import { wordsOf } from "../../shared/api.ts";
import { toast } from "../../shared/toastStore.ts";

interface Act {
  readonly run: () => Promise<unknown>;
  readonly done: { title: string; text?: string };
  readonly failed: string;
}

export const useRefreshLessons = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [lessonsUrl] });
};

/** One thing that a player does with a lesson. The list is refetched after a refusal, too: somebody else was faster. */
export const useLessonAct = ({ run, done, failed }: Act) => {
  const refresh = useRefreshLessons();
  return useMutation({
    mutationFn: run,
    onError: (error) => toast({ title: "Error", text: wordsOf(error, failed), kind: "destructive" }),
    onSettled: async (_, error) => {
      await refresh();
      if (!error) toast(done);
    },
  });
};
