import { Box, Button } from "@mui/material";
import { Link } from "react-router";
import { Empty } from "../../../shared/Empty.tsx";
import { today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Cleared } from "../../overview/Cleared.tsx";
import { Counts } from "../../overview/Counts.tsx";
import { useVideosToReview, videosWith } from "../../videos/open.ts";
import { lessonsWith } from "../lessonsWith.ts";
import { firm, useQueue } from "./useQueue.ts";
import { waitingHere, WaitingList } from "./WaitingList.tsx";
import { lessonWords, queueWords as words } from "../words.ts";

/** All answered. The next step depends on whether players can book at all. */
const NothingWaits = ({ openSlots, hasNext }: { openSlots: number | undefined; hasNext: boolean }) =>
  openSlots === 0 ? (
    <Empty
      picture={<Cleared />}
      title={words.noLessonsWaitingNoBooking}
      text={words.addTheTimesYouTeach}
      action={
        <Button component={Link} to="/availability?add" variant="contained" color="stitch">
          {words.addAvailability}
        </Button>
      }
    />
  ) : (
    <Empty
      picture={<Cleared />}
      title={words.noLessonsWaiting}
      text={hasNext ? words.yourNextLessons : words.newRequestsShowUpHere}
      action={
        <Button component={Link} to="/availability" variant="outlined">
          {words.seeAvailability}
        </Button>
      }
    />
  );

const countedVideos = { status: ["pending"], atWork: true };

/** How much waits and how much is coming; then what waits, each one click from done. */
const Queue = () => {
  const { waiting, waitingCount, waitingBeyond, next, openSlots, scheduledCount, error, retry } = useQueue();
  const { total: videoReviews } = useVideosToReview();
  const counts = [
    { label: words.waitingForYou(waitingCount), value: waitingCount, to: waitingHere, urgent: true },
    { label: words.availableSlots(openSlots), value: openSlots, to: "/availability" },
    {
      label: words.scheduledLessons(scheduledCount),
      value: scheduledCount,
      to: lessonsWith({ status: firm, from: today() }),
    },
    { label: words.videoReviews(videoReviews), value: videoReviews, to: videosWith(countedVideos), urgent: true },
  ];
  return (
    <>
      {error && (
        <Box sx={{ mb: 3 }}>
          <Problem title={lessonWords.failedToFetchLessons} error={error} onRetry={retry} />
        </Box>
      )}
      {!error && <Counts counts={counts} />}
      {(waiting ?? !error) && (
        <WaitingList
          lessons={waiting}
          count={waitingCount}
          beyond={waitingBeyond}
          firm={next ?? []}
          otherwise={<NothingWaits openSlots={openSlots} hasNext={Boolean(next?.length)} />}
        />
      )}
    </>
  );
};
export default Queue;
