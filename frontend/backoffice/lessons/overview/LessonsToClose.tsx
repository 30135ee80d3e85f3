import { Typography } from "@mui/material";
import { shortDate, today } from "../../../shared/formats.ts";
import { Section } from "../../frame/Section.tsx";
import { ToDo, ToDos } from "../../overview/ToDo.tsx";
import { CompleteLessonButton, MarkMissedButton } from "../LessonButtons.tsx";
import { lessonClock, lessonsToCloseWords as words, playerName } from "../words.ts";
import { lessonsWith } from "../lessonsWith.ts";
import { firm, useQueue } from "./useQueue.ts";

/** Lessons that are over and not yet closed. */
const LessonsToClose = () => {
  const { toClose, toCloseCount } = useQueue();
  if (!toClose || toClose.length === 0) return null;
  return (
    <Section
      title={words.finishedDidTheyShowUp}
      count={toCloseCount}
      all={toCloseCount !== toClose.length && lessonsWith({ status: firm, until: today() })}
    >
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
