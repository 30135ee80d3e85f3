import BlockIcon from "@mui/icons-material/EventBusy";
import { Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { useState } from "react";
import { type DayCopied, dayNames } from "../../../../backend/scheduling/contract.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { weekdayOf } from "../../../shared/scheduling/calendar.ts";
import { Cleared } from "../../overview/Cleared.tsx";
import { ChooseWhose, ScheduleTab, useWhose } from "../ScheduleTab.tsx";
import { BlockDialog } from "./BlockDialog.tsx";
import { BlockList } from "./BlockList.tsx";
import { CopiedNotice } from "./CopiedNotice.tsx";
import { CopyDayButton } from "./CopyDayButton.tsx";
import { DayButtons } from "./DayButtons.tsx";
import { SlotForm, slotPresets } from "../../../shared/scheduling/SlotForm.tsx";
import { SlotList } from "../../../shared/scheduling/SlotList.tsx";
import { type Schedule, useRefreshSchedule, useSlots } from "../../../shared/scheduling/useSchedule.ts";
import { scheduleBuilderWords as words } from "../words.ts";

const Builder = ({ schedule }: { schedule: Schedule }) => {
  const { instructorId } = schedule;
  const refresh = useRefreshSchedule();
  const { data: slots, error, refetch } = useSlots(schedule);
  const [day, setDay] = useState(() => weekdayOf(today()));
  const [blocking, setBlocking] = useState(false);
  const [copied, setCopied] = useState<DayCopied>();
  if (!slots)
    return error ? (
      <Box sx={{ mt: 3 }}>
        <Problem title={words.failedToFetchAvailability} error={error} onRetry={() => void refetch()} />
      </Box>
    ) : (
      <Box component="section" sx={{ mt: 3 }} aria-busy aria-label={words.loadingTheSchedule}>
        <Skeleton variant="rounded" height={60} />
        <Skeleton variant="rounded" height={420} sx={{ mt: 3 }} />
      </Box>
    );
  const ofDay = slots
    .filter(({ dayOfWeek }) => dayOfWeek === day)
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  const onUndone = () => {
    setCopied(undefined);
    return refresh();
  };
  const choose = (dayOfWeek: number) => {
    setDay(dayOfWeek);
    setCopied(undefined);
  };
  return (
    <>
      <Box sx={{ mt: 3 }}>
        <DayButtons
          chosen={day}
          countOf={(day) => slots.filter(({ dayOfWeek }) => dayOfWeek === day).length}
          onChoose={choose}
        />
      </Box>
      <Box
        sx={{
          mt: 4,
          display: "grid",
          gap: 4,
          alignItems: "start",
          gridTemplateColumns: { md: "1fr 380px" },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography id="day" variant="h3" component="h2" aria-live="polite">
            {dayNames[day]}
          </Typography>
          <Box sx={{ mt: 1.5, display: "flex", flexWrap: "wrap", gap: 1.5 }}>
            <CopyDayButton dayOfWeek={day} onCopied={setCopied} {...{ slots, instructorId, onUndone }} />
            <Button variant="outlined" startIcon={<BlockIcon />} onClick={() => setBlocking(true)}>
              {words.blockTimeRange}
            </Button>
          </Box>
          {copied && <CopiedNotice {...{ copied, instructorId, onUndone }} onClose={() => setCopied(undefined)} />}
          <Box sx={{ mt: 2 }} component="section" aria-labelledby="day">
            {ofDay.length > 0 ? (
              <SlotList slots={ofDay} />
            ) : (
              <Empty
                title={words.noTimeSlotsOn(dayNames[day])}
                text={slots.length > 0 ? words.addOneHere : words.addTheFirst}
              />
            )}
          </Box>
          <BlockList schedule={schedule} />
        </Box>
        <Card component="section" aria-labelledby="add" sx={{ p: { xs: 2.5, sm: 3 } }}>
          <Typography id="add" variant="h3" component="h2">
            {words.addTimeSlotOn(dayNames[day])}
          </Typography>
          <SlotForm instructorId={instructorId} dayOfWeek={day} {...slotPresets} />
        </Card>
      </Box>
      {blocking && <BlockDialog instructorId={instructorId} onClose={() => setBlocking(false)} />}
    </>
  );
};

const ScheduleBuilder = () => {
  const { schedule } = useWhose();
  return (
    <ScheduleTab
      title={words.scheduleBuilder}
      lead={words.theWeeklyTimes}
      actions={
        <>
          <Button href="/">{words.home}</Button>
          <Button href="/videos">{words.videos}</Button>
        </>
      }
    >
      <ChooseWhose />
      {schedule ? (
        <Builder key={schedule.instructorId} schedule={schedule} />
      ) : (
        <Empty picture={<Cleared />} title={words.chooseAnInstructor} text={words.chooseWhose} />
      )}
    </ScheduleTab>
  );
};
export default ScheduleBuilder;
