import { useMutation } from "@tanstack/react-query";
import { Withheld, wordsOf } from "../api.ts";
import { toast, type ToastAction } from "../toastStore.ts";
import { useRefreshSchedule } from "./useSchedule.ts";
import { tryAgainWords } from "../words.ts";

type Words<Answer> = {
  done: string | ((answer: Answer) => { title: string; text?: string });
  failed: string;
  undo?: (answer: Answer) => { action: ToastAction; until?: number } | undefined;
  /** Changes with the same name are sent one after the other. */
  of?: string;
};

/** Sends a change of the schedule and says what became of it. A toast has our title and the server's reason. */
export const useChange = <Told, Answer>(
  send: (told: Told) => Promise<Answer>,
  { done, failed, undo, of }: Words<Answer>,
) => {
  const refresh = useRefreshSchedule();
  return useMutation({
    mutationFn: send,
    ...(of && { scope: { id: of } }),
    onSuccess: async (answer) => {
      const words = typeof done === "string" ? { title: done } : done(answer);
      toast({ ...words, ...undo?.(answer) });
      await refresh();
    },
    onError: (error) => {
      if (error instanceof Withheld) return; // they were asked first, and thought better of it
      toast({ title: failed, text: wordsOf(error, tryAgainWords.pleaseTryAgain), kind: "destructive" });
      void refresh(); // somebody else, or another tab of ours, may have been faster
    },
  });
};
