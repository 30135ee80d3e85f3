import { Box, Card, Link, Typography } from "@mui/material";
import { useGetList } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { dayAhead, today } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { Section } from "../frame/Section.tsx";
import { CancelLessonButton } from "../lessons/CancelLessonButton.tsx";
import { isAbandoned } from "../lessons/moves.ts";
import { instructorName, lessonClock, playerName } from "../lessons/words.ts";

const abandoned = () => ({
  filter: { withoutInstructor: true, status: ["pending", "confirmed", "scheduled"], from: today() },
  sort: { field: "scheduledDate", order: "ASC" as const },
  pagination: { page: 1, perPage: 25 },
});

/** Lessons to come whose instructor's role was taken back: an admin calls the player and calls them off. */
export const AbandonedLessons = () => {
  const { data, total, error, refetch } = useGetList<LessonView>("lessons", abandoned(), { refetchOnMount: "always" });
  if (error) return <Problem title="Failed to fetch lessons" error={error} onRetry={() => void refetch()} />;
  const lessons = data?.filter((lesson) => isAbandoned(lesson)) ?? [];
  if (lessons.length === 0) return null;
  return (
    <Section title="Without an instructor" count={total}>
      <Card component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {lessons.map((lesson) => (
          <Box
            component="li"
            key={lesson.id}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              gap: 1.5,
              alignItems: "center",
              px: 2,
              py: 1.25,
              "& + &": { borderTop: 1, borderColor: "divider" },
            }}
          >
            <Box sx={{ flex: "1 1 220px" }}>
              <Link component={RouterLink} to={`/lessons/${lesson.id}/show`} color="inherit" underline="hover">
                {playerName(lesson)}
              </Link>
              <Typography variant="body2" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
                {dayAhead(lesson.date)}, {lessonClock(lesson)} with {instructorName(lesson)}, who is no instructor any
                more
              </Typography>
            </Box>
            <CancelLessonButton lesson={lesson} size="small" />
          </Box>
        ))}
      </Card>
    </Section>
  );
};
