import { Box, Button } from "@mui/material";
import { Link } from "react-router";
import { Empty } from "../../../shared/Empty.tsx";
import { today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Cleared } from "../../overview/Cleared.tsx";
import { Counts } from "../../overview/Counts.tsx";
import { lessonsWith } from "../lessonsWith.ts";
import { firm, useQueue } from "./useQueue.ts";
import { waitingHere, WaitingList } from "./WaitingList.tsx";

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

/** How much waits and how much is coming; then what waits, each one click from done. */
const Queue = () => {
  const { waiting, waitingCount, next, openSlots, scheduledCount, error, retry } = useQueue();
  const counts = [
    { label: "waiting for you", value: waitingCount, to: waitingHere, urgent: true },
    { label: "available slots", value: openSlots, to: "/availability" },
    { label: "scheduled lessons", value: scheduledCount, to: lessonsWith({ status: firm, from: today() }) },
  ];
  return (
    <>
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
    </>
  );
};
export default Queue;
