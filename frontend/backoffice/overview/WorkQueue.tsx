import { Box, Skeleton } from "@mui/material";
import { longDate, today } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useMe } from "../access/me.ts";
import { Page } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { Counts } from "./Counts.tsx";
import { LessonsToClose } from "./LessonsToClose.tsx";
import { NextLessons } from "./NextLessons.tsx";
import { NothingWaits } from "./NothingWaits.tsx";
import { useQueue } from "./useQueue.ts";
import { WaitingLesson } from "./WaitingLesson.tsx";

/** The instructor's first screen: what waits for me today, each one click from done. */
const WorkQueue = () => {
  const me = useMe();
  const { waiting, next, toClose, openSlots, scheduledCount, error, retry } = useQueue();
  const counts = [
    {
      label: "waiting for you",
      value: waiting?.length,
      to: "/lessons?filter=%7B%22status%22%3A%22pending%22%7D",
      urgent: true,
    },
    { label: "available slots", value: openSlots, to: "/availability" },
    { label: "scheduled lessons", value: scheduledCount, to: "/lessons" },
  ];
  return (
    <Page title={`Welcome back, ${me.firstName ?? "coach"}`} lead={longDate(today())}>
      {error && (
        <Box sx={{ mb: 3 }}>
          <Problem title="Failed to fetch lessons" error={error} onRetry={retry} />
        </Box>
      )}
      <Counts counts={counts} />
      <Section title="Waiting for your answer" count={waiting?.length}>
        {!waiting && !error && <Skeleton variant="rounded" height={150} sx={{ borderRadius: 4 }} />}
        {waiting?.length === 0 && <NothingWaits openSlots={openSlots} hasNext={Boolean(next?.length)} />}
        {waiting && waiting.length > 0 && (
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
            {waiting.map((lesson, index) => (
              <WaitingLesson key={lesson.id} lesson={lesson} all={waiting} next={index === 0} />
            ))}
          </Box>
        )}
      </Section>
      {toClose && toClose.length > 0 && <LessonsToClose lessons={toClose} />}
      <NextLessons lessons={next} />
    </Page>
  );
};
export default WorkQueue;
