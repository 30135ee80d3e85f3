import { Skeleton } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { HistoryEntry, historyUrl } from "../../../backend/history/contract.ts";
import { query } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { HistoryList } from "./HistoryList.tsx";

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
  return <HistoryList entries={data} words={words} />;
};
