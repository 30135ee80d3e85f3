import { Box, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { HistoryEntry, historyUrl } from "../../../backend/history/contract.ts";
import { query } from "../../shared/api.ts";
import { longDateAndTime } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";

const words: Record<string, string> = {
  LessonBooked: "Requested",
  LessonConfirmed: "Confirmed",
  LessonDeclined: "Declined",
  LessonCancelled: "Cancelled",
  LessonCompleted: "Completed",
  LessonHidden: "Taken off a list",
  LessonMoveAsked: "Another time asked for",
  LessonMoveOffered: "Another time offered",
  LessonCancellationAsked: "Cancellation asked for",
  LessonProposalDeclined: "Declined",
  LessonProposalWithdrawn: "Taken back",
  LessonPlaceKept: "Place kept at the new time",
  LessonPlaceGivenBack: "Place given back",
  LessonMoved: "Moved to the new time",
  LessonReviewed: "Reviewed",
  LessonPaymentNoted: "Payment noted",
  LessonPaymentNoteWithdrawn: "Payment note taken back",
};
/** A fact this page has no word for yet: "LessonMovedAway" → "Lesson moved away" */
const plain = (what: string) => what.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What happened to a lesson, when, and by whom. */
export const LessonHistory = ({ lessonId }: { lessonId: string }) => {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [historyUrl(lessonId)],
    queryFn: ({ signal }) =>
      query(historyUrl(lessonId), HistoryEntry.array(), { signal, signedOut: [] as HistoryEntry[] }),
    refetchOnMount: "always",
  });
  if (isPending) return <Skeleton variant="rounded" height={72} />;
  if (!data) return <Problem title="Failed to fetch the history" error={error} onRetry={() => void refetch()} />;
  return (
    <Box
      component="ol"
      aria-label="History"
      sx={{ listStyle: "none", p: 0, m: 0, ml: 0.5, borderLeft: "2px solid", borderColor: "divider" }}
    >
      {data.map(({ id, what, at, actor }) => (
        <Box
          component="li"
          key={id}
          sx={{
            position: "relative",
            pl: 2.5,
            py: 0.75,
            "&::before": {
              content: '""',
              position: "absolute",
              left: -6,
              top: 15,
              width: 10,
              height: 10,
              borderRadius: "50%",
              bgcolor: "primary.main",
            },
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>
            {words[what] ?? plain(what)}
            {actor.name && ` by ${actor.name}`}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            <time dateTime={at}>{longDateAndTime(at)}</time>
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
