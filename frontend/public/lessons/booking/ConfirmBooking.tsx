import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import { Box, Button, Skeleton } from "@mui/material";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useCurrentUser } from "../../access/currentUser.ts";
import { usePlayerChoice } from "../../players/open.ts";
import { Confirmation, columns } from "./Confirmation.tsx";
import { StepHeading } from "../../forms/StepHeading.tsx";
import { useOffer } from "./useOffer.ts";
import { useSelection } from "./useSelection.ts";
import { bookingStepsWords, confirmBookingWords as words, openingsWords } from "../words.ts";

type Props = {
  instructorId: string;
  instructor: InstructorView | undefined;
  date: string;
  time: string;
  arriving: boolean;
  onUnchosen: () => void;
};

/** Step 3. Drawn once everything is known, so that nothing moves under a finger. */
export const ConfirmBooking = ({ instructorId, instructor, date, time, arriving, onUnchosen }: Props) => {
  const { choose } = useSelection();
  const { offer, isOwnKnown, failed, refetch } = useOffer(instructorId);
  const user = useCurrentUser();
  const { failed: playersFailed } = usePlayerChoice();
  const backToTimes = () => choose({ instructorId, date });
  return (
    <>
      <Button startIcon={<ArrowBackIcon />} onClick={backToTimes} sx={{ mb: 1, ml: -1 }}>
        {bookingStepsWords.back}
      </Button>
      <StepHeading arriving={arriving}>{words.almostDone}</StepHeading>
      {offer && isOwnKnown && instructor && user !== undefined ? (
        <Confirmation
          instructor={instructor}
          offer={offer}
          refetch={refetch}
          date={date}
          time={time}
          backToTimes={backToTimes}
          onUnchosen={onUnchosen}
        />
      ) : failed && !offer ? (
        <Box sx={{ mt: 3 }}>
          <Problem title={openingsWords.failedToFetchAvailability} error={failed} onRetry={() => void refetch()} />
        </Box>
      ) : playersFailed ? null : ( // said above, where the player is chosen
        <Box sx={columns} aria-busy aria-label={words.loadingYourLesson} component="section">
          <Skeleton variant="rounded" height={330} sx={{ borderRadius: "16px", order: { md: 2 } }} />
          <Skeleton variant="rounded" height={800} sx={{ borderRadius: "16px" }} />
        </Box>
      )}
    </>
  );
};
