import { useQuery } from "@tanstack/react-query";
import { HistoryEntry, historyUrl } from "../../../backend/history/contract.ts";
import { query } from "../../shared/api.ts";

/** What happened to one lesson or person, newest first. */
export const useHistory = (of: string) =>
  useQuery({
    queryKey: [historyUrl(of)],
    queryFn: async ({ signal }) => {
      const entries = await query(historyUrl(of), HistoryEntry.array(), { signal });
      return entries.toSorted((a, b) => a.at.localeCompare(b.at)).toReversed(); // at one instant, in the order of the log
    },
    refetchOnMount: "always", // someone else may have added to it
  });
