import { Box, Card, Typography } from "@mui/material";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { shortDate } from "../../shared/formats.ts";
import { Section } from "../frame/Section.tsx";
import { CompleteLessonButton } from "../lessons/LessonButtons.tsx";
import { lessonClock, playerName } from "../lessons/words.ts";

/** Over by the clock, open in the books. */
export const LessonsToClose = ({ lessons }: { lessons: LessonView[] }) => (
  <Section title="Finished: mark as completed" count={lessons.length}>
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
          <Box sx={{ flex: "1 1 200px" }}>
            <Typography sx={{ fontWeight: 650 }}>{playerName(lesson)}</Typography>
            <Typography variant="body2" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
              {shortDate(lesson.date)}, {lessonClock(lesson)}
            </Typography>
          </Box>
          <CompleteLessonButton lesson={lesson} size="small" />
        </Box>
      ))}
    </Card>
  </Section>
);
