import ArrowForwardIcon from "@mui/icons-material/ArrowForward";
import { Box, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { type ContextType, use } from "react";
import { HistoryEntry, historyUrl } from "../../../backend/history/contract.ts";
import { query } from "../../shared/api.ts";
import { longDateAndTime } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { doing, StoryWords } from "../sentences.ts";
import { actorName, actorRole } from "./actor.ts";
import { timelineWords as words } from "./words.ts";

/** Everything recorded about one lesson, person or other thing, newest first. */
const useHistory = (of: string) =>
  useQuery({
    queryKey: [historyUrl(of)],
    queryFn: async ({ signal }) => {
      const entries = await query(historyUrl(of), HistoryEntry.array(), { signal });
      return entries.toSorted((a, b) => a.at.localeCompare(b.at)).toReversed(); // at one instant, in the order of the log
    },
    refetchOnMount: "always", // someone else may have added to it
  });

const useWords = () => useQuery({ queryKey: ["words of timelines"], queryFn: use(StoryWords), staleTime: Infinity });
type Words = Awaited<ReturnType<ContextType<typeof StoryWords>>>;

type Names = ReadonlyMap<string, string>;
const nobody: Names = new Map();

const Step = ({ entry, words, last }: { entry: HistoryEntry; words: Words; last: boolean }) => {
  const { sentences, stateIn } = words;
  const role = actorRole(entry);
  return (
    <Box component="li" sx={{ display: "grid", gridTemplateColumns: "24px 1fr", columnGap: 1.5 }}>
      <Box aria-hidden sx={{ display: "flex", flexDirection: "column", alignItems: "center", pt: 0.75 }}>
        <Box
          sx={{
            width: 12,
            height: 12,
            bgcolor: "secondary.main",
            transform: "rotate(45deg)",
            borderRadius: "2px",
            flex: "none",
          }}
        />
        {!last && <Box sx={{ width: 2, flex: 1, bgcolor: "divider", mt: 0.75 }} />}
      </Box>
      <Box sx={{ pb: last ? 0 : 2.5 }}>
        <Typography>
          <strong>{actorName(entry)}</strong>
          {role && (
            <Box component="span" sx={{ color: "text.secondary" }}>
              {` (${role}) `}
            </Box>
          )}{" "}
          {doing(sentences, entry)}
        </Typography>
        {entry.to && entry.to !== entry.from && (
          <Typography variant="body2" sx={{ display: "flex", alignItems: "center", gap: 0.75, fontWeight: 600 }}>
            {entry.from && (
              <>
                {stateIn(entry.what, entry.from)}
                <ArrowForwardIcon titleAccess="to" sx={{ fontSize: 16 }} />
              </>
            )}
            {stateIn(entry.what, entry.to)}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          <time dateTime={entry.at}>{longDateAndTime(entry.at)}</time>
        </Typography>
      </Box>
    </Box>
  );
};

const withName = (entry: HistoryEntry, names: Names): HistoryEntry => {
  const player = names.get(String(entry.details?.["participantId"]));
  return player ? { ...entry, details: { ...entry.details, player } } : entry;
};

/** Who did what, when, and what it changed. `players`: names by the ids that entries tell of; the history has none. */
export const Timeline = ({ of, players = nobody }: { of: string; players?: Names }) => {
  const { data, error, refetch } = useHistory(of);
  const told = useWords();
  const failed = error ?? told.error;
  const retry = () => void Promise.all([refetch(), told.refetch()]);
  if (failed) return <Problem title={words.weCouldntLoad} error={failed} onRetry={retry} />;
  if (!data || !told.data) return <Skeleton variant="rounded" height={140} sx={{ borderRadius: "12px" }} />;
  if (data.length === 0) return <Typography sx={{ color: "text.secondary" }}>{words.nothingRecordedYet}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.map((entry, index) => (
        <Step key={entry.id} entry={withName(entry, players)} words={told.data} last={index === data.length - 1} />
      ))}
    </Box>
  );
};
