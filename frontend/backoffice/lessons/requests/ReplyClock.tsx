import ScheduleIcon from "@mui/icons-material/Schedule";
import { Box } from "@mui/material";
import type { LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { replyClock } from "./replyClock.ts";
import { sentAgo } from "../words.ts";

/** Time left, or how late it is. */
export const Clock = ({ isOverdue, words }: NonNullable<ReturnType<typeof replyClock>>) => (
  <Box
    component="span"
    sx={{
      display: "inline-flex",
      verticalAlign: "bottom",
      alignItems: "center",
      gap: 0.5,
      fontWeight: isOverdue ? 700 : 500,
      color: isOverdue ? "error.main" : "text.primary",
    }}
  >
    {isOverdue && <ScheduleIcon aria-hidden sx={{ fontSize: 18 }} />}
    {words}
  </Box>
);

/** How long a family has waited for the promised reply, overdue ones marked. Once answered, when the request was sent. */
export const ReplyClock = ({ request }: { request: LessonRequestView }) => {
  const clock = replyClock(request);
  if (!clock)
    return (
      <Box component="span" sx={{ color: "text.secondary" }}>
        {sentAgo(request.submittedAt)}
      </Box>
    );
  return <Clock {...clock} />;
};
