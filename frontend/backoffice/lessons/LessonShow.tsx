import { Box, Button, Skeleton } from "@mui/material";
import { useGetOne } from "react-admin";
import { Link, useParams } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { ApiError } from "../../shared/api.ts";
import { Empty } from "../../shared/Empty.tsx";
import { longDate } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { freshRow } from "../data/freshRow.ts";
import { Page } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { Timeline } from "../history/Timeline.tsx";
import { LessonMails } from "../mails/LessonMails.tsx";
import { LessonActions } from "./LessonActions.tsx";
import { LessonFacts } from "./LessonFacts.tsx";
import { isToCome } from "./moves.ts";
import { ProposalPanel } from "./proposals/ProposalPanel.tsx";
import { StatusChip } from "./StatusChip.tsx";
import { lessonClock, playerName } from "./words.ts";

const back = { to: "/lessons", label: "All lessons" };

const LessonShow = () => {
  const { id = "" } = useParams();
  const { data: lesson, error, refetch } = useGetOne<LessonView>("lessons", { id }, freshRow);
  const gone = error instanceof ApiError && error.status === 404;

  if (gone)
    return (
      <Page title="Lesson not found" back={back}>
        <Empty
          title="This lesson is not in your list"
          text="It may have been deleted, or it belongs to another instructor."
          action={
            <Button component={Link} to="/lessons" variant="contained">
              See all lessons
            </Button>
          }
        />
      </Page>
    );
  if (!lesson)
    return (
      <Page title="Lesson" back={back}>
        {error ? (
          <Problem title="The lesson could not be read" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={420} sx={{ borderRadius: "16px" }} />
        )}
      </Page>
    );
  return (
    <Page
      title={`Lesson with ${playerName(lesson)}`}
      lead={`${longDate(lesson.date)}, ${lessonClock(lesson)}`}
      beside={<StatusChip status={lesson.status} />}
      actions={<LessonActions lesson={lesson} />}
      back={back}
    >
      <Box
        sx={{
          display: "grid",
          gap: 4,
          gridTemplateColumns: { lg: "minmax(0, 3fr) minmax(280px, 2fr)" },
          alignItems: "start",
        }}
      >
        <Box sx={{ display: "grid", gap: 3, minWidth: 0 }}>
          {lesson.proposal && isToCome(lesson) && <ProposalPanel lesson={lesson} proposal={lesson.proposal} />}
          <LessonFacts lesson={lesson} />
        </Box>
        <Box>
          <Section title="Timeline">
            <Timeline of={lesson.id} />
          </Section>
          <LessonMails lessonId={lesson.id} />
        </Box>
      </Box>
    </Page>
  );
};
export default LessonShow;
