import { Typography } from "@mui/material";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { shortDate } from "../../shared/formats.ts";
import { Section } from "../frame/Section.tsx";
import { CompleteLessonButton } from "../lessons/LessonButtons.tsx";
import { lessonClock, playerName } from "../lessons/words.ts";
import { ToDos, ToDo } from "./ToDo.tsx";

/** Over by the clock, open in the books. */
export const LessonsToClose = ({ lessons }: { lessons: LessonView[] }) => (
  <Section title="Finished: mark as completed" count={lessons.length}>
    <ToDos>
      {lessons.map((lesson) => (
        <ToDo
          key={lesson.id}
          name={<Typography sx={{ fontWeight: 650 }}>{playerName(lesson)}</Typography>}
          about={`${shortDate(lesson.date)}, ${lessonClock(lesson)}`}
          act={<CompleteLessonButton lesson={lesson} size="small" />}
        />
      ))}
    </ToDos>
  </Section>
);
