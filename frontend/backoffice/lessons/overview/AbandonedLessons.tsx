import { Box, Link } from "@mui/material";
import { useGetList } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Section } from "../../frame/Section.tsx";
import { useHandsOn } from "../../frame/useHandsOn.ts";
import { ToDo, ToDos } from "../../overview/ToDo.tsx";
import { CancelLessonButton } from "../CancelLessonButton.tsx";
import { isAbandoned } from "../moves.ts";
import {
  abandonedLessonsWords as words,
  dayNear,
  instructorName,
  lessonClock,
  lessonWords,
  playerName,
} from "../words.ts";

const abandoned = () => ({
  filter: { withoutInstructor: true, status: ["pending", "confirmed", "scheduled"], from: today() },
  sort: { field: "scheduledDate", order: "ASC" as const },
  pagination: { page: 1, perPage: 1000 },
});

const Cancel = ({ lesson }: { lesson: LessonView }) => (
  <Box ref={useHandsOn()}>
    <CancelLessonButton lesson={lesson} size="small" />
  </Box>
);

/** Upcoming lessons whose instructor lost the role: an admin calls the player and cancels them. */
const AbandonedLessons = () => {
  const { data, error, refetch } = useGetList<LessonView>("lessons", abandoned(), { refetchOnMount: "always" });
  if (error) return <Problem title={lessonWords.failedToFetchLessons} error={error} onRetry={() => void refetch()} />;
  const lessons = data?.filter((lesson) => isAbandoned(lesson)) ?? [];
  if (lessons.length === 0) return null;
  return (
    <Section title={words.lessonsWithoutACoach} count={lessons.length}>
      <ToDos>
        {lessons.map((lesson) => (
          <ToDo
            key={lesson.id}
            name={
              <Link component={RouterLink} to={`/lessons/${lesson.id}/show`} color="inherit" underline="hover">
                {playerName(lesson)}
              </Link>
            }
            about={words.coachIsGone(`${dayNear(lesson.date)}, ${lessonClock(lesson)}`, instructorName(lesson))}
            act={<Cancel lesson={lesson} />}
          />
        ))}
      </ToDos>
    </Section>
  );
};
export default AbandonedLessons;
