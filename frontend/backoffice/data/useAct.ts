import { useMutation } from "@tanstack/react-query";
import { type DataProvider, useDataProvider, useRefresh } from "react-admin";
import { ApiError, wordsOf } from "../../shared/api.ts";
import { toast } from "../../shared/toastStore.ts";

type Words = { done: string; failed: string; meaning?: string; unexplained?: string };
type Verb<V, W> = (verbs: V) => (what: W) => Promise<unknown>;

/**
 * One verb of a context, which the data provider has, with its words. The server answers a write when the lists show it, so a refresh
 * afterwards shows it too; a refusal means that the screen was out of date, so it refreshes as well. Where the server
 * gives no reason, `unexplained` stands in its place. `leave`, in place of the refresh, goes to a screen that reads
 * anew: what this one shows is not there any more.
 */
export const useAct = <V extends object, W>(
  verb: Verb<V, W>,
  { done, failed, meaning, unexplained = "" }: Words,
  leave?: () => void,
) => {
  const provider = useDataProvider<DataProvider & V>();
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
