import { Button, Card, List, Skeleton, Typography } from "@mui/material";
import { useGetList } from "react-admin";
import { Link } from "react-router";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { today } from "../../../shared/formats.ts";
import { hasEnded } from "../../../shared/lessons/lessonNow.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { anew } from "../../data/anew.ts";
import { Section } from "../../frame/Section.tsx";
import { lessonsWith } from "../lessonsWith.ts";
import { instructorName, lessonsTodayWords as words, lessonWords } from "../words.ts";
import { LessonLine } from "./LessonLine.tsx";
import { firm } from "./useQueue.ts";

const shown = 8;

/** A group's lessons are one hour of its coach. */
const hoursOf = (lessons: readonly LessonView[]) => {
  const hours = new Map<string, [LessonView, ...LessonView[]]>();
  for (const lesson of lessons) {
    const hour = `${lesson.instructorId} ${lesson.scheduledDate}`;
    const known = hours.get(hour);
    if (known) known.push(lesson);
    else hours.set(hour, [lesson]);
  }
  return [...hours.values()];
};

/** Today at the facility, whoever coaches: what is on now, what comes, and what nobody has closed. */
const LessonsToday = () => {
  const now = today();
  const filter = { status: [...firm, "completed"], from: now, until: now };
  const { data, error, refetch } = useGetList<LessonView>(
    "lessons",
    { filter, sort: { field: "scheduledDate", order: "ASC" }, pagination: { page: 1, perPage: 1000 } },
    { refetchOnMount: anew },
  );
  const notClosed = data?.filter(({ status }) => status !== "completed");
  const left = notClosed?.filter((lesson) => !hasEnded(lesson));
  const toClose = hoursOf(notClosed?.filter((lesson) => hasEnded(lesson)) ?? []);
  const hours = left && hoursOf(left);
  const isMore = hours !== undefined && hours.length > shown;
  if (error) return <Problem title={lessonWords.failedToFetchLessons} error={error} onRetry={() => void refetch()} />;
  return (
    <Section
      title={words.lessonsToday}
      count={left?.length}
      all={isMore && lessonsWith(filter)}
      more={
        !isMore && (
          <Button component={Link} size="small" to="/schedule">
            {words.openSchedule}
          </Button>
        )
      }
    >
      {!left && <Skeleton variant="rounded" height={56} sx={{ borderRadius: "16px" }} />}
      {left?.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{data?.length === 0 ? words.none : words.over}</Typography>
      )}
      {hours && <Hours hours={hours.slice(0, shown)} />}
      {toClose.length > 0 && (
        <>
          <Typography sx={{ mt: 1.5, mb: 1, fontWeight: 650 }}>{words.toClose(toClose.flat().length)}</Typography>
          <Hours hours={toClose.slice(0, shown)} />
        </>
      )}
    </Section>
  );
};
export default LessonsToday;

const Hours = ({ hours }: { hours: ReturnType<typeof hoursOf> }) =>
  hours.length > 0 && (
    <Card>
      <List disablePadding>
        {hours.map(([lesson, ...others]) => (
          <LessonLine
            key={lesson.id}
            lesson={lesson}
            {...(others.length > 0 && {
              name: words.group(others.length + 1),
              to: `/schedule?view=day&date=${today()}`,
            })}
            about={[lessonWords.withCoach(instructorName(lesson)), lesson.location]}
          />
        ))}
      </List>
    </Card>
  );
