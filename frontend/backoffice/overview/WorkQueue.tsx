import { Box } from "@mui/material";
import { longDate, today } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useMe } from "../access/me.ts";
import { Page } from "../frame/Page.tsx";
import { lessonsWith } from "../lessons/lessonsWith.ts";
import { CampTasks } from "./CampTasks.tsx";
import { Counts } from "./Counts.tsx";
import { LessonsToClose } from "./LessonsToClose.tsx";
import { NextLessons } from "./NextLessons.tsx";
import { NothingWaits } from "./NothingWaits.tsx";
import { firm, useQueue } from "./useQueue.ts";
import { WaitingInquiries } from "./WaitingInquiries.tsx";
import { WaitingRequests } from "./WaitingRequests.tsx";
import { waitingHere, WaitingList } from "./WaitingList.tsx";

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
