import { Typography } from "@mui/material";
import { shortDate } from "../../../shared/formats.ts";
import { Section } from "../../frame/Section.tsx";
import { ToDo, ToDos } from "../../overview/ToDo.tsx";
import { CompleteLessonButton, MarkMissedButton } from "../LessonButtons.tsx";
import { lessonClock, playerName } from "../words.ts";
import { useQueue } from "./useQueue.ts";
import { lessonsToCloseWords as words } from "../words.ts";

/** Lessons that are over and not yet closed. */
const LessonsToClose = () => {
  const { toClose } = useQueue();
  if (!toClose || toClose.length === 0) return null;
  return (
    <Section title={words.finishedDidTheyCome} count={toClose.length}>
      <ToDos>
        {toClose.map((lesson) => (
          <ToDo
            key={lesson.id}
            name={<Typography sx={{ fontWeight: 650 }}>{playerName(lesson)}</Typography>}
            about={`${shortDate(lesson.date)}, ${lessonClock(lesson)}`}
            act={
              <>
                <MarkMissedButton lesson={lesson} size="small" />
                <CompleteLessonButton lesson={lesson} size="small" />
              </>
            }
          />
        ))}
      </ToDos>
    </Section>
  );
};
export default LessonsToClose;
