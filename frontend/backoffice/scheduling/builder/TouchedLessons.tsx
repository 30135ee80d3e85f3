import { Alert, Box, Link, Skeleton } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { LessonView } from "../../../../backend/lessons/contract.ts";
import { type BlockDates, touchedLessonsUrl } from "../../../../backend/scheduling/contract.ts";
import { query } from "../../../shared/api.ts";
import { clock, removedPerson, shortDate } from "../../../shared/formats.ts";
import { isToCome } from "../../../shared/lessons/lessonNow.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useDashboardLink } from "../../frame/navigation/useDashboardLink.ts";
import { StatusChip } from "../../lessons/open.ts";
import { touchedLessonsWords as words } from "../words.ts";

const address = (range: BlockDates) => {
  const told = Object.entries(range).filter((part): part is [string, string] => part[1] !== null);
  return `${touchedLessonsUrl}?${new URLSearchParams(told).toString()}`;
};

/** The lessons to come that fall on dates to be blocked. The instructor decides what becomes of them. */
export const TouchedLessons = ({ range }: { range: BlockDates }) => {
  const url = address(range);
  const inDashboard = useDashboardLink();
  const {
    data: all,
    error,
    refetch,
  } = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => query(url, LessonView.array(), { signal }),
    staleTime: 0,
  });
  const data = all?.filter((lesson) => isToCome(lesson));
  return (
    <Box sx={{ mt: 2, minHeight: 56 }} aria-live="polite">
      {error ? (
        <Problem title={words.failedToFetchLessons} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={56} />
      ) : data.length === 0 ? (
        <Alert severity="success">{words.noLessonsAffected}</Alert>
      ) : (
        <Alert severity="warning" sx={{ alignItems: "flex-start" }}>
          <strong>{words.lessonsAffected(data.length)}</strong>
          {words.blockingDoesntCancel(data.length)}
          <Box component="ul" aria-label={words.affectedLessons} sx={{ listStyle: "none", p: 0, m: 0, mt: 1 }}>
            {data.map(({ id, date, startTime, studentName, status }) => (
              <Box component="li" key={id} sx={{ py: 0.5, display: "flex", flexWrap: "wrap", gap: 1 }}>
                <Link {...inDashboard(`/lessons/${id}/show`)} color="inherit">
                  {shortDate(date)}, {clock(startTime)}: {studentName ?? removedPerson}
                </Link>
                <StatusChip status={status} />
              </Box>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
};
