import { Box, Skeleton, Typography } from "@mui/material";
import { type LessonView, proposalsUrl } from "../../../backend/lessons/contract.ts";
import { command } from "../../shared/api.ts";
import { clock, shortDate, today } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { tabular } from "../../shared/theme.ts";
import { nearestFreeTimes, type Time } from "./booking/freeTimes.ts";
import { useOffer } from "./booking/useOffer.ts";
import { capital, coachOf, when } from "./lessonWords.ts";
import { useLessonAct } from "./useLessonAct.ts";
import { openingsWords, otherOpeningsWords as words } from "./words.ts";

const enough = 4;

const Opening = ({ lesson, time }: { lesson: LessonView; time: Time }) => {
  const act = useLessonAct({
    run: () => command("POST", proposalsUrl(lesson.id), { kind: "move", scheduledDate: time.startsAt }),
    done: { title: words.requestSent, text: words.youRequestedWhenCoach(when(time), capital(coachOf(lesson))) },
    failed: words.weCouldntSendYour,
  });
  const label = `${shortDate(time.date)}, ${clock(time.startTime)}`;
  return (
    <ActButton
      variant="outlined"
      busy={act.isPending}
      onClick={() => act.mutate()}
      aria-label={words.requestTimeInstead(label)}
      sx={tabular}
    >
      {label}
    </ActButton>
  );
};

/** For a request whose time somebody else got: the nearest openings, each asked for in one tap. */
export const OtherOpenings = ({ lesson }: { lesson: LessonView }) => {
  const { id, instructorId, date, startTime } = lesson;
  const { offer, failed, refetch } = useOffer(instructorId, { moving: id, playerId: lesson.studentId ?? undefined });
  if (failed && !offer)
    return <Problem title={openingsWords.failedToFetchAvailability} error={failed} onRetry={() => void refetch()} />;
  if (!offer)
    return (
      <Skeleton variant="rounded" height={76} sx={{ mt: 1.5 }} aria-busy aria-label={openingsWords.loadingOpenings} />
    );
  const openings = nearestFreeTimes({ date, time: startTime }, enough, offer, today());
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {openings.length > 0
          ? words.pickAnotherOpeningWith(coachOf(lesson))
          : words.coachHasNoOther(capital(coachOf(lesson)))}
      </Typography>
      <Box sx={{ mt: 1, display: "flex", flexWrap: "wrap", gap: 1, "& .MuiButton-root": { minHeight: 44 } }}>
        {openings.map((time) => (
          <Opening key={time.startsAt} lesson={lesson} time={time} />
        ))}
      </Box>
    </Box>
  );
};
