import { Box, Card, Typography } from "@mui/material";
import { useCallback, useRef } from "react";
import { ScheduleManagement } from "../../../shared/scheduling/ScheduleManagement.tsx";
import { AddSlotCard } from "../../../shared/scheduling/SlotForm.tsx";
import { type Schedule, useBlocks, useSlots } from "../../../shared/scheduling/useSchedule.ts";
import { BookLessonForm } from "../../lessons/open.ts";
import { ScheduleCalendar } from "../calendar/ScheduleCalendar.tsx";
import { ChooseWhose, ScheduleTab, useWhose } from "../ScheduleTab.tsx";
import { lessonSchedulingWords as words } from "../words.ts";
import { ClearedNotice, ClearScheduleButton } from "./ClearSchedule.tsx";
import { RecentBookings } from "./RecentBookings.tsx";

const presets = { price: 75, location: words.indoorCage1, requiresLocation: false };

const Bookings = ({ schedule, own }: { schedule: Schedule | undefined; own: boolean }) => {
  const { data: slots = [] } = useSlots(schedule);
  const { data: blocks = [] } = useBlocks(schedule);
  return (
    <Card component="section" aria-labelledby="book" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography id="book" variant="h3" component="h2">
        {words.bookALesson}
      </Typography>
      <BookLessonForm instructorId={schedule?.instructorId} own={own} slots={slots} blocks={blocks} />
    </Card>
  );
};

/** The slots of one schedule, and a way to clear them all. */
const Managed = ({ schedule }: { schedule: Schedule }) => {
  const { data: slots } = useSlots(schedule);
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = useCallback(() => heading.current?.focus(), []);
  return (
    <ScheduleManagement
      schedule={schedule}
      heading={heading}
      action={slots && <ClearScheduleButton schedule={schedule} slots={slots} onChanged={toHeading} />}
      notice={<ClearedNotice schedule={schedule} onChanged={toHeading} />}
    />
  );
};

const LessonScheduling = () => {
  const { schedule, chooses } = useWhose();
  return (
    <ScheduleTab title={words.lessonScheduling} lead={words.theWeekAtA}>
      <ChooseWhose />
      {schedule && <ScheduleCalendar instructor={schedule.instructorId} />}
      <Box sx={{ mt: 5, display: "grid", gap: 4, alignItems: "start", gridTemplateColumns: { md: "1fr 400px" } }}>
        <Box sx={{ minWidth: 0, order: { xs: 1, md: 0 } }}>
          {schedule && <Managed schedule={schedule} />}
          {schedule && <RecentBookings schedule={schedule} />}
        </Box>
        <Box sx={{ display: "grid", gap: 3 }}>
          <Bookings schedule={schedule} own={!chooses} />
          {schedule && <AddSlotCard key={schedule.instructorId} instructorId={schedule.instructorId} {...presets} />}
        </Box>
      </Box>
    </ScheduleTab>
  );
};
export default LessonScheduling;
