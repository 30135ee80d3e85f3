import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import ListIcon from "@mui/icons-material/FormatListBulleted";
import { Box, Button, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useEffect, useMemo, useRef } from "react";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { today as todayAt } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useSettings } from "../../../shared/settings.ts";
import { addDays } from "./calendarDays.ts";
import { useCustomRequestStep } from "./request/customRequestStep.ts";
import { freeTimesOn, isClosed, lastOfferedDay, nextFreeTimes, type Time, timesOn } from "./freeTimes.ts";
import { InstructorLine } from "./InstructorLine.tsx";
import { MonthCalendar } from "./MonthCalendar.tsx";
import { NextTimes } from "./NextTimes.tsx";
import { usePlayerChoice } from "../../players/open.ts";
import { StepHeading } from "../../forms/StepHeading.tsx";
import { TimeList } from "./TimeList.tsx";
import { useOffer } from "./useOffer.ts";
import { useSelection } from "./useSelection.ts";
import { bookingStepsWords, chooseTimeWords as words, openingsWords } from "../words.ts";

/** An instructor without a free time: another one, or a word with the facility. */
const NoTimes = ({ onOther }: { onOther: () => void }) => {
  const { contact } = useSettings();
  return (
    <Empty
      title={openingsWords.noOpeningsRightNow}
      picture={<img src="/scenes/empty-plate.svg" alt="" width={200} height={120} />}
      text={
        <>
          {words.thisCoachHasntPosted}
          <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>.
        </>
      }
      action={
        <Button variant="contained" onClick={onOther}>
          {words.seeOtherCoaches}
        </Button>
      }
    />
  );
};

/** The way to step 4, below what is offered. */
const NeedAnotherTime = ({ instructorId }: { instructorId?: string }) => {
  const { open } = useCustomRequestStep();
  return (
    <Box
      sx={{
        mt: 3,
        px: { xs: 2, sm: 3 },
        py: 2,
        borderRadius: "12px",
        bgcolor: "ground.sand",
        display: "flex",
        flexWrap: "wrap",
        gap: 1.5,
        alignItems: "center",
        justifyContent: "space-between",
      }}
    >
      <Box sx={{ flex: "1 1 260px" }}>
        <Typography variant="h4" component="h3">
          {words.needADifferentTime}
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>{words.aDifferentDayA}</Typography>
      </Box>
      <Button variant="outlined" onClick={() => open(instructorId)}>
        {bookingStepsWords.requestACustomLesson}
      </Button>
    </Box>
  );
};

const columns = {
  mt: 2.5,
  p: { xs: 2, sm: 3 },
  display: "grid",
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { md: "1fr 1.15fr" },
  alignItems: "start",
};

type Props = { instructorId: string; instructor: InstructorView | undefined; arriving: boolean };

export const ChooseTime = ({ instructorId, instructor, arriving }: Props) => {
  const { date, choose } = useSelection();
  const { chosen: player } = usePlayerChoice();
  const { offer, failed, slotsFailed, refetch } = useOffer(instructorId);
  const list = useRef<HTMLDivElement>(null);
  const ofDay = useRef<HTMLHeadingElement>(null);
  const today = todayAt();
  const firstFree = useMemo(() => offer && nextFreeTimes(today, 1, offer)[0]?.date, [offer, today]);
  const first = date ?? firstFree;
  const lastDay = offer && lastOfferedDay(offer.slots); // none, though the address names a day: its last slot was closed

  const take = ({ date, startTime }: Time) => choose({ instructorId, date, time: startTime });

  const dayBefore = useRef(date);
  useEffect(() => {
    // The times of the day just chosen are before the calendar, on a phone above it. Not smoothly:
    // a smooth scroll goes on after the next step's `scrollTo(0, 0)` and leaves it part of the way down.
    if (date && dayBefore.current !== date) {
      ofDay.current?.focus({ preventScroll: true });
      list.current?.scrollIntoView({ block: "nearest" });
    }
    dayBefore.current = date;
  }, [date]);

  return (
    <>
      <Button startIcon={<ArrowBackIcon />} onClick={() => choose({})} sx={{ mb: 1, ml: -1 }}>
        {bookingStepsWords.back}
      </Button>
      <StepHeading arriving={arriving}>{words.whenWorksForYou}</StepHeading>
      <InstructorLine instructor={instructor} />
      {failed && !offer ? (
        <Box sx={{ mt: 3 }}>
          <Problem
            title={slotsFailed ? openingsWords.failedToFetchAvailability : words.failedToFetchLessons}
            error={failed}
            onRetry={() => void refetch()}
          />
        </Box>
      ) : !offer ? (
        <Card component="section" sx={columns} aria-busy aria-label={openingsWords.loadingOpenings}>
          <Skeleton variant="rounded" height={430} />
          <Skeleton variant="rounded" height={430} />
        </Card>
      ) : !first || !lastDay ? (
        <Box sx={{ mt: 3 }}>
          <NoTimes onOther={() => choose({})} />
        </Box>
      ) : (
        <Card sx={columns}>
          <Box ref={list} sx={{ scrollMarginBlock: 88, minWidth: 0 }}>
            {date ? (
              <>
                <TimeList date={date} times={timesOn(date, offer)} onChoose={take} heading={ofDay} />
                <Button startIcon={<ListIcon />} onClick={() => choose({ instructorId })} sx={{ mt: 1.5, ml: -1 }}>
                  {words.seeNextOpenings}
                </Button>
              </>
            ) : (
              <NextTimes next={(enough) => nextFreeTimes(today, enough, offer)} onChoose={take} />
            )}
          </Box>
          <MonthCalendar
            key={player?.id} // what is open to another one begins elsewhere
            today={today}
            last={addDays(lastDay, -1)}
            chosen={date}
            first={first}
            freeOn={(day) => freeTimesOn(day, offer).length}
            isClosed={(day) => isClosed(day, offer)}
            onChoose={(day) => choose({ instructorId, date: day }, { replace: true })}
          />
        </Card>
      )}
      <NeedAnotherTime instructorId={instructorId} />
    </>
  );
};
