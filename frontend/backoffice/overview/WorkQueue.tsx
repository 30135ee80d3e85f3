import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { longDate, shortDate, today } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useMe } from "../access/me.ts";
import { InquiryLines } from "../clinics/InquiryLines.tsx";
import { inquiriesWith, useWaitingInquiries } from "../clinics/waiting.ts";
import { failedToFetch } from "../clinics/words.ts";
import { Page } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { CompleteLessonButton } from "../lessons/LessonButtons.tsx";
import { lessonsWith } from "../lessons/lessonsWith.ts";
import { lessonClock, playerName } from "../lessons/words.ts";
import { CampTasks } from "../camps/overview/CampTasks.tsx";
import { Cleared } from "./Cleared.tsx";
import { Counts } from "./Counts.tsx";
import { NextLessons } from "../lessons/overview/NextLessons.tsx";
import { ToDo, ToDos } from "./ToDo.tsx";
import { firm, useQueue } from "../lessons/overview/useQueue.ts";
import { waitingHere, WaitingList } from "../lessons/overview/WaitingList.tsx";
import { WaitingRequests } from "../lessons/overview/WaitingRequests.tsx";

/** Organizations with whom nobody got in touch yet, the longest waiting first. Where none waits there is nothing to see. */
const WaitingInquiries = () => {
  const { data, total = 0, error, refetch } = useWaitingInquiries({ refetchOnMount: "always" });
  if (error) return <Problem title={failedToFetch} error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Section
      title="Coaching inquiries"
      count={total}
      more={
        <Button component={Link} size="small" to={inquiriesWith({ status: "pending" })}>
          See all
        </Button>
      }
    >
      <InquiryLines inquiries={data} />
    </Section>
  );
};

/** All answered. The next step depends on whether players can book at all. */
const NothingWaits = ({ openSlots, hasNext }: { openSlots: number | undefined; hasNext: boolean }) =>
  openSlots === 0 ? (
    <Empty
      picture={<Cleared />}
      title="Nothing waits, and nobody can book you yet"
      text="Publish the times you teach. Players see them at once and ask for lessons; their requests come here."
      action={
        <Button component={Link} to="/availability?add" variant="contained" color="stitch">
          Publish availability
        </Button>
      }
    />
  ) : (
    <Empty
      picture={<Cleared />}
      title="Nothing waits for you"
      text={
        hasNext
          ? "Every request is answered. Your next lessons are below."
          : "New requests come here as soon as players book your times."
      }
      action={
        <Button component={Link} to="/availability" variant="outlined">
          See your availability
        </Button>
      }
    />
  );

/** Over by the clock, open in the books. */
const LessonsToClose = ({ lessons }: { lessons: LessonView[] }) => (
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

/** The instructor's first screen: what waits for me today, each one click from done. */
const WorkQueue = () => {
  const me = useMe();
  const { waiting, waitingCount, next, toClose, openSlots, scheduledCount, error, retry } = useQueue();
  const counts = [
    {
      label: "waiting for you",
      value: waitingCount,
      to: waitingHere,
      urgent: true,
    },
    { label: "available slots", value: openSlots, to: "/availability" },
    { label: "scheduled lessons", value: scheduledCount, to: lessonsWith({ status: firm, from: today() }) },
  ];
  return (
    <Page title={`Welcome back, ${me.firstName ?? "coach"}`} lead={longDate(today())}>
      {error && (
        <Box sx={{ mb: 3 }}>
          <Problem title="Failed to fetch lessons" error={error} onRetry={retry} />
        </Box>
      )}
      {!error && <Counts counts={counts} />}
      {(waiting ?? !error) && (
        <WaitingList
          lessons={waiting}
          firm={next ?? []}
          otherwise={<NothingWaits openSlots={openSlots} hasNext={Boolean(next?.length)} />}
        />
      )}
      <WaitingRequests />
      <WaitingInquiries />
      <CampTasks />
      {toClose && toClose.length > 0 && <LessonsToClose lessons={toClose} />}
      {(next ?? !error) && <NextLessons lessons={next} />}
    </Page>
  );
};
export default WorkQueue;
