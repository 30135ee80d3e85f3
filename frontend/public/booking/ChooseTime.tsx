import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import { Box, Button, Card, Skeleton } from "@mui/material";
import { useEffect, useMemo, useRef } from "react";
import type { InstructorView } from "../../../backend/accounts/contract.ts";
import { today as todayAt } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { addDays } from "./calendarDays.ts";
import { freeTimesOn, lastOfferedDay, nextFreeTimes, timesOn } from "./freeTimes.ts";
import { InstructorLine } from "./InstructorLine.tsx";
import { MonthCalendar } from "./MonthCalendar.tsx";
import { NoTimes } from "./NoTimes.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { TimeList } from "./TimeList.tsx";
import { useOffer } from "./useOffer.ts";
import { useSelection } from "./useSelection.ts";

const nextDay = (date: string) => addDays(date, 1);
const columns = {
  mt: 3,
  p: { xs: 2, sm: 3 },
  display: "grid",
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { md: "1.25fr 1fr" },
};

type Props = { instructorId: string; instructor: InstructorView | undefined; arriving: boolean };

export const ChooseTime = ({ instructorId, instructor, arriving }: Props) => {
  const { date, choose } = useSelection();
  const { offer, failed, slotsFailed, refetch } = useOffer(instructorId);
  const list = useRef<HTMLDivElement>(null);
  const today = todayAt();
  const firstFree = useMemo(() => offer && nextFreeTimes(today, 1, offer, nextDay)[0]?.date, [offer, today]);
  const shown = date ?? firstFree;
  const lastDay = offer && lastOfferedDay(offer.slots); // none, though the address names a day: the last slot was closed

  useEffect(() => {
    // On a phone the times of the day just chosen are below the calendar.
    if (date) list.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [date]);

  return (
    <>
      <Button startIcon={<ArrowBackIcon />} onClick={() => choose({})} sx={{ mb: 1, ml: -1 }}>
        Back
      </Button>
      <StepHeading arriving={arriving}>When would you like to come?</StepHeading>
      <InstructorLine instructor={instructor} onChange={() => choose({})} />
      {failed && !offer ? (
        <Box sx={{ mt: 3 }}>
          <Problem
            title={slotsFailed ? "Failed to fetch availability" : "Failed to fetch lessons"}
            error={failed}
            onRetry={() => void refetch()}
          />
        </Box>
      ) : !offer ? (
        <Card sx={columns} aria-busy aria-label="Loading times">
          <Skeleton variant="rounded" height={430} />
          <Skeleton variant="rounded" height={430} />
        </Card>
      ) : !shown || !lastDay ? (
        <Box sx={{ mt: 3 }}>
          <NoTimes onOther={() => choose({})} />
        </Box>
      ) : (
        <Card sx={columns}>
          <MonthCalendar
            today={today}
            last={addDays(lastDay, -1)}
            chosen={shown}
            freeOn={(day) => freeTimesOn(day, offer).length}
            onChoose={(day) => choose({ instructorId, date: day }, { replace: true })}
          />
          <Box ref={list} sx={{ scrollMarginBlock: 88 }}>
            <TimeList
              date={shown}
              times={timesOn(shown, offer)}
              onChoose={({ date, startTime }) => choose({ instructorId, date, time: startTime })}
            />
          </Box>
        </Card>
      )}
    </>
  );
};
