import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lessonsUrl } from "../../../backend/lessons/contract.ts";
import { wordsOf } from "../../shared/api.ts";
import { toast } from "../../shared/toastStore.ts";

interface Act<Told> {
  readonly run: (told: Told) => Promise<unknown>;
  readonly done: { title: string; text?: string };
  readonly failed: string;
  /** The list shows it: a dialog can close. Not called after a refusal, so that nothing typed is lost. */
  readonly onDone?: () => void;
}

/** One thing that a player does with a lesson. Also after a refusal the list is read anew: somebody else was faster. */
export const useLessonAct = <Told = void>({ run, done, failed, onDone }: Act<Told>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onError: (error) => toast({ title: "Error", text: wordsOf(error, failed), kind: "destructive" }),
    onSettled: async (_, error) => {
      await queryClient.invalidateQueries({ queryKey: [lessonsUrl] });
      if (error) return;
      toast(done);
      onDone?.();
    },
  });
};
