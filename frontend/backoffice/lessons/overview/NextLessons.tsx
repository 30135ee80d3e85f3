import { Box, Button, Card, List, Skeleton, Typography } from "@mui/material";
import { Link } from "react-router";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { dayAhead, longDate } from "../../../shared/formats.ts";
import { Section } from "../../frame/Section.tsx";
import { useQueue } from "./useQueue.ts";
import { LessonLine } from "./LessonLine.tsx";
import { focusLabel, lessonWords, nextLessonsWords as words } from "../words.ts";

const shown = 8;
const byDay = (lessons: LessonView[]) => {
  const days = new Map<string, LessonView[]>();
  for (const lesson of lessons.slice(0, shown)) days.set(lesson.date, [...(days.get(lesson.date) ?? []), lesson]);
  return days;
};

/** Today and the next days, in the order they come. */
const NextLessons = () => {
  const { next: lessons, error } = useQueue();
  if (!lessons && error) return null; // what failed stands above
  return (
    <Section
      title={words.comingUp}
      more={
        <Button component={Link} to="/lessons" size="small">
          {lessonWords.allLessons}
        </Button>
      }
    >
      {!lessons && <Skeleton variant="rounded" height={120} sx={{ borderRadius: "16px" }} />}
      {lessons?.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{words.noLessonsOnYourCalendar}</Typography>
      )}
      {lessons && lessons.length > 0 && (
        <Card>
          {[...byDay(lessons)].map(([date, onDay]) => (
            <Box
              key={date}
              sx={{
                display: { sm: "grid" },
                gridTemplateColumns: "220px 1fr",
                "& + &": { borderTop: 1, borderColor: "divider" },
              }}
            >
              <Box sx={{ px: 2, pt: 2, pb: { xs: 0, sm: 2 } }}>
                <Typography variant="h3">{dayAhead(date)}</Typography>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {longDate(date).replace(/, \d{4}$/, "")}
                </Typography>
              </Box>
              <List disablePadding sx={{ py: 1 }}>
                {onDay.map((lesson) => (
                  <LessonLine
                    key={lesson.id}
                    lesson={lesson}
                    about={[lesson.sessionFocus && focusLabel[lesson.sessionFocus], lesson.location]}
                  />
                ))}
              </List>
            </Box>
          ))}
        </Card>
      )}
    </Section>
  );
};
export default NextLessons;
