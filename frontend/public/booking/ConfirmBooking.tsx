import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import { Box, Button, Skeleton } from "@mui/material";
import { useRef } from "react";
import type { InstructorView } from "../../../backend/accounts/contract.ts";
import { ApiError, wordsOf } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { BeforeYouCome } from "./BeforeYouCome.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { timesOn } from "./freeTimes.ts";
import { LessonSummary } from "./LessonSummary.tsx";
import { OtherTimes } from "./OtherTimes.tsx";
import { PaymentInstructions } from "./PaymentInstructions.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { useBooking } from "./useBooking.ts";
import { useOffer } from "./useOffer.ts";
import { useSelection } from "./useSelection.ts";

type Props = {
  instructorId: string;
  instructor: InstructorView | undefined;
  date: string;
  time: string;
  arriving: boolean;
};

const timeRefused = (error: unknown) => error instanceof ApiError && error.status === 409;
const because = { taken: "This time has been booked meanwhile.", over: "This time has passed." };

export const ConfirmBooking = ({ instructorId, instructor, date, time, arriving }: Props) => {
  const { choose } = useSelection();
  const { offer, failed, refetch } = useOffer(instructorId);
  const problem = useRef<HTMLDivElement>(null);
  const booking = useBooking(instructorId, () => {
    void refetch();
    problem.current?.scrollIntoView({ block: "center" });
  });
  const chosen = offer && timesOn(date, offer).find(({ startTime }) => startTime === time);
  const why = timeRefused(booking.error)
    ? wordsOf(booking.error, "This time cannot be booked any more.")
    : !offer || booking.isPending || chosen?.state === "free"
      ? null
      : chosen
        ? because[chosen.state]
        : "This time is not offered any more.";
  const backToTimes = () => choose({ instructorId, date });

  return (
    <>
      <Button startIcon={<ArrowBackIcon />} onClick={backToTimes} sx={{ mb: 1, ml: -1 }}>
        Back
      </Button>
      <StepHeading arriving={arriving}>Nearly there</StepHeading>
      <Box ref={problem} aria-live="assertive" sx={{ "& > *": { mt: 3 } }}>
        {failed && !offer && (
          <Problem title="Failed to fetch availability" error={failed} onRetry={() => void refetch()} />
        )}
        {offer && why && (
          <OtherTimes
            why={why}
            offer={offer}
            refused={{ date, time }}
            onChoose={(other) => {
              booking.reset();
              choose({ instructorId, date: other.date, time: other.startTime }, { replace: true });
            }}
            onMore={backToTimes}
          />
        )}
      </Box>
      <Box sx={{ mt: 3, display: "grid", gap: 3, alignItems: "start", gridTemplateColumns: { md: "1.35fr 1fr" } }}>
        <Box sx={{ display: "grid", gap: 3, position: { md: "sticky" }, top: 96, order: { md: 2 } }}>
          {chosen ? (
            <LessonSummary
              instructor={instructor}
              time={chosen}
              onChangeInstructor={() => choose({})}
              onChangeTime={backToTimes}
            />
          ) : (
            !why && <Skeleton variant="rounded" height={300} sx={{ borderRadius: "16px" }} />
          )}
          <Box sx={{ display: { xs: "none", md: "block" } }}>
            <BeforeYouCome />
          </Box>
        </Box>
        <Box sx={{ display: "grid", gap: 3 }}>
          <ContactForm
            isPending={booking.isPending}
            error={timeRefused(booking.error) ? null : booking.error}
            time={why === null ? chosen : undefined}
            onConfirm={(contact) => chosen && booking.mutate({ time: chosen, contact })}
          >
            <PaymentInstructions price={chosen?.price} />
          </ContactForm>
          <Box sx={{ display: { md: "none" } }}>
            <BeforeYouCome />
          </Box>
        </Box>
      </Box>
    </>
  );
};
