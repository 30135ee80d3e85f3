import { useMutation } from "@tanstack/react-query";
import { useDataProvider, useRefresh } from "react-admin";
import { ApiError, wordsOf } from "../../shared/api.ts";
import { toast } from "../../shared/toastStore.ts";
import type { dataProvider, Verbs } from "./dataProvider.ts";

type Words = { done: string; failed: string; meaning?: string; unexplained?: string };
type Verb<W> = (verbs: Verbs) => (what: W) => Promise<unknown>;

/**
 * One verb of the data provider with its words. The server answers a write when the lists show it, so a refresh
 * afterwards shows it too; a refusal means that the screen was out of date, so it refreshes as well. Where the server
 * gives no reason, `unexplained` stands in its place. `leave`, in place of the refresh, goes to a screen that reads
 * anew: what this one shows is not there any more.
 */
export const useAct = <W>(verb: Verb<W>, { done, failed, meaning, unexplained = "" }: Words, leave?: () => void) => {
  const provider = useDataProvider<typeof dataProvider>();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: verb(provider),
    onSuccess: () => {
      toast({ title: done, ...(meaning && { text: meaning }) });
      (leave ?? refresh)();
    },
    onError: (error) => {
      toast({ title: failed, text: wordsOf(error, unexplained), kind: "destructive" });
      if (error instanceof ApiError && [403, 404, 409].includes(error.status)) refresh();
    },
  });
};
