import { Box } from "@mui/material";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { longDate } from "../../shared/formats.ts";
import { isToCome } from "../../shared/lessonNow.ts";
import { Section } from "../frame/Section.tsx";
import { ShowPage } from "../frame/ShowPage.tsx";
import { Timeline } from "../history/Timeline.tsx";
import { MailsAbout } from "../mail/MailsAbout.tsx";
import { LessonActions } from "./LessonActions.tsx";
import { LessonFacts } from "./LessonFacts.tsx";
import { ProposalPanel } from "./proposals/ProposalPanel.tsx";
import { StatusChip } from "./StatusChip.tsx";
import { lessonClock, playerName } from "./words.ts";

const LessonShow = () => (
  <ShowPage<LessonView>
    resource="lessons"
    title="Lesson"
    back={{ to: "/lessons", label: "All lessons" }}
    failed="The lesson could not be read"
    gone={{
      title: "Lesson not found",
      heading: "This lesson is not in your list",
      text: "It may have been deleted, or it belongs to another instructor.",
      seeAll: "See all lessons",
    }}
    heading={(lesson) => ({
      title: `Lesson with ${playerName(lesson)}`,
      lead: `${longDate(lesson.date)}, ${lessonClock(lesson)}`,
      beside: <StatusChip status={lesson.status} />,
      actions: <LessonActions lesson={lesson} />,
    })}
  >
    {(lesson) => (
      <>
        <Box sx={{ display: "grid", gap: 3, minWidth: 0 }}>
          {lesson.proposal && isToCome(lesson) && <ProposalPanel lesson={lesson} proposal={lesson.proposal} />}
          <LessonFacts lesson={lesson} />
        </Box>
        <Box>
          <Section title="Timeline">
            <Timeline of={lesson.id} />
          </Section>
          <MailsAbout lessonId={lesson.id} />
        </Box>
      </>
    )}
  </ShowPage>
);
export default LessonShow;
