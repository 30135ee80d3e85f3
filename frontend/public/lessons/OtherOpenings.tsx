import { Box, Button, Skeleton, Typography } from "@mui/material";
import { type LessonView, proposalsUrl } from "../../../backend/lessons/contract.ts";
import { command } from "../../shared/api.ts";
import { clock, shortDate, today } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { tabular } from "../../shared/theme.ts";
import { nearestFreeTimes, type Time } from "./booking/freeTimes.ts";
import { useOffer } from "./booking/useOffer.ts";
import { capital, coachOf, when } from "./lessonWords.ts";
import { useLessonAct } from "./useLessonAct.ts";

const enough = 4;

const Opening = ({ lesson, time }: { lesson: LessonView; time: Time }) => {
  const act = useLessonAct({
    run: () => command("POST", proposalsUrl(lesson.id), { kind: "move", scheduledDate: time.startsAt }),
    done: { title: "Request Sent", text: `You asked for ${when(time)}. ${capital(coachOf(lesson))} will confirm.` },
    failed: "Your request could not be sent. Please try again.",
  });
  return (
    <Button
      variant="outlined"
      disabled={act.isPending}
      onClick={() => act.mutate()}
      aria-label={`Ask for ${shortDate(time.date)}, ${clock(time.startTime)} instead`}
      sx={tabular}
    >
      {shortDate(time.date)}, {clock(time.startTime)}
    </Button>
  );
};

/** For a request whose time somebody else got: the nearest openings, each asked for in one tap. */
export const OtherOpenings = ({ lesson }: { lesson: LessonView }) => {
  const { id, instructorId, date, startTime } = lesson;
  const { offer, failed, refetch } = useOffer(instructorId, { moving: id });
  if (failed && !offer)
    return <Problem title="Failed to fetch availability" error={failed} onRetry={() => void refetch()} />;
  if (!offer)
    return <Skeleton variant="rounded" height={76} sx={{ mt: 1.5 }} aria-busy aria-label="Loading openings" />;
  const openings = nearestFreeTimes({ date, time: startTime }, enough, offer, today());
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {openings.length > 0
          ? `Take another opening with ${coachOf(lesson)}:`
          : `${capital(coachOf(lesson))} has no other openings right now.`}
      </Typography>
      <Box sx={{ mt: 1, display: "flex", flexWrap: "wrap", gap: 1, "& .MuiButton-root": { minHeight: 44 } }}>
        {openings.map((time) => (
          <Opening key={time.startsAt} lesson={lesson} time={time} />
        ))}
      </Box>
    </Box>
  );
};
