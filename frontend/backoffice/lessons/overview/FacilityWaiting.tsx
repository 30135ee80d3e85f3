import { anew } from "../../data/anew.ts";
import { Box, Card, List, ListItemButton, Skeleton, Typography } from "@mui/material";
import { Link } from "react-router";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { shortDate } from "../../../shared/formats.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { useMe } from "../../access/me.ts";
import { Section } from "../../frame/Section.tsx";
import {
  dayNear,
  facilityWaitingWords as words,
  instructorName,
  lessonClock,
  lessonWords,
  playerName,
  proposalText,
  requestedAgo,
  waitingLessonWords,
} from "../words.ts";
import { lessonsWith } from "../lessonsWith.ts";
import { useWaiting } from "../useWaiting.ts";
import { changeAsked, inLines } from "../waiting.ts";
import { Cleared } from "../../overview/Cleared.tsx";

const shown = 6;
/** The list of all requests has the others, but no agreed lesson that somebody wants to change: those all show here. */
const soonest = (lines: ReturnType<typeof inLines>) => {
  const requests = lines.filter(([lesson]) => !changeAsked(lesson)).slice(0, shown);
  return lines.filter((line) => changeAsked(line[0]) || requests.includes(line));
};

/** What waits for an answer across the facility, soonest first, with the instructor who owes it. */
const FacilityWaiting = () => {
  const mine = useMe().role !== "admin";
  const { lessons, total, count, error, refetch } = useWaiting({ refetchOnMount: anew });
  return (
    <Section
      title={words.lessonsWaitingForAReply}
      count={count}
      all={!mine && (total ?? 0) > shown && lessonsWith({ status: "pending" })}
    >
      {error && <Problem title={lessonWords.failedToFetchLessons} error={error} onRetry={() => void refetch()} />}
      {!lessons && !error && <Skeleton variant="rounded" height={150} sx={{ borderRadius: "16px" }} />}
      {lessons?.length === 0 && (
        <Empty picture={<Cleared />} title={words.noLessonsWaiting} text={words.theyStayHere} />
      )}
      {lessons && lessons.length > 0 && (
        <Card>
          <List disablePadding>
            {soonest(inLines(lessons)).map(([lesson, ...later]) => (
              <Box
                component="li"
                key={lesson.id}
                sx={{ display: "flex", "& + &": { borderTop: 1, borderColor: "divider" } }}
              >
                {mine ? (
                  <Box sx={row}>
                    <Words lesson={lesson} later={later} />
                  </Box>
                ) : (
                  <ListItemButton component={Link} to={`/lessons/${lesson.id}/show`} sx={row}>
                    <Words lesson={lesson} later={later} />
                  </ListItemButton>
                )}
              </Box>
            ))}
          </List>
        </Card>
      )}
    </Section>
  );
};

export default FacilityWaiting;

const row = {
  display: "grid",
  gridTemplateColumns: { sm: "1fr 1fr 160px" }, // the same in every row, whatever is in it
  columnGap: 2,
  alignItems: "start",
  px: 2,
  py: 1.25,
  width: "100%",
};

/** `later`: the other requests of its series. */
const Words = ({ lesson, later }: { lesson: LessonView; later: LessonView[] }) => {
  const last = later.at(-1);
  const change = changeAsked(lesson);
  return (
    <>
      <Box>
        <Typography sx={{ fontWeight: 650 }}>{playerName(lesson)}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {lessonWords.withCoach(instructorName(lesson))}
        </Typography>
      </Box>
      <Box sx={{ fontVariantNumeric: "tabular-nums" }}>
        {dayNear(lesson.date)}, {lessonClock(lesson)}
        {(change || last) && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {change
              ? proposalText(change, lesson)
              : last && waitingLessonWords.weekly(later.length + 1, shortDate(last.date))}
          </Typography>
        )}
      </Box>
      <Box sx={{ color: "text.secondary", typography: "body2", textAlign: { sm: "right" } }}>
        {requestedAgo(change?.at ?? lesson.createdAt)}
      </Box>
    </>
  );
};
