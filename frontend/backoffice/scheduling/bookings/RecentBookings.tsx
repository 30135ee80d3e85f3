import { Box, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { clock, removedPerson, shortDate } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { tabular } from "../../../shared/theme.ts";
import { useDashboardLink } from "../../frame/navigation/useDashboardLink.ts";
import { StatusChip } from "../../lessons/open.ts";
import { type Schedule, useRecentLessons } from "../../../shared/scheduling/useSchedule.ts";
import { recentBookingsWords as words } from "../words.ts";

/** The last ten bookings, the newest first, each a way to its page in the back office. */
export const RecentBookings = ({ schedule }: { schedule: Schedule }) => {
  const inDashboard = useDashboardLink();
  const { data, error, refetch } = useRecentLessons(schedule);
  return (
    <Box component="section" aria-labelledby="recent" sx={{ mt: 5 }}>
      <Typography id="recent" variant="h3" component="h2">
        {words.recentLessonBookings}
      </Typography>
      <Box sx={{ mt: 1.5 }}>
        {error ? (
          <Problem title={words.failedToFetchLessons} error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton variant="rounded" height={240} />
        ) : data.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>{words.noBookingsYet}</Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1 }}>
            {data.map(({ id, date, startTime, studentName, status }) => (
              <Card
                key={id}
                component="li"
                sx={{ px: 2, py: 1.25, display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}
              >
                <Anchor {...inDashboard(`/lessons/${id}/show`)} sx={{ flex: "1 1 200px", minWidth: 0 }}>
                  <Typography component="span" sx={{ display: "block", fontWeight: 650, overflowWrap: "anywhere" }}>
                    {studentName ?? removedPerson}
                  </Typography>{" "}
                  <Typography component="span" variant="body2" sx={{ color: "text.secondary", ...tabular }}>
                    {shortDate(date)}, {clock(startTime)}
                  </Typography>
                </Anchor>
                <StatusChip status={status} />
              </Card>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
};
