import { Skeleton } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { HistoryEntry, historyUrl } from "../../../backend/history/contract.ts";
import { query } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { HistoryList } from "./HistoryList.tsx";

type Props = {
  id: string;
  words: Record<string, string>;
  /** What to say where it can't be loaded. */
  problem: string;
  /** What to call an entry, where its fact alone does not say it. */
  called?: (entry: HistoryEntry) => string;
  /** Facts that say nothing to people. */
  without?: readonly string[];
};

/** What happened to one thing, when, and by whom. */
export const HistoryOf = ({ id, words, problem, called = ({ what }) => what, without = [] }: Props) => {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [historyUrl(id)],
    queryFn: ({ signal }) => query(historyUrl(id), HistoryEntry.array(), { signal, signedOut: [] as HistoryEntry[] }),
    refetchOnMount: "always",
  });
  if (isPending) return <Skeleton variant="rounded" height={72} />;
  if (!data) return <Problem title={problem} error={error} onRetry={() => void refetch()} />;
  const entries = data.filter(({ what }) => !without.includes(what));
  return <HistoryList entries={entries.map((entry) => ({ ...entry, what: called(entry) }))} words={words} />;
};
