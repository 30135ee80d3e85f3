import ChevronLeftIcon from "@mui/icons-material/ChevronLeft";
import ChevronRightIcon from "@mui/icons-material/ChevronRight";
import { Box, Button, Card, IconButton, Skeleton, Typography } from "@mui/material";
import { useCallback, useRef, useState } from "react";
import { shortDate, today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { mondayOf, plusDays } from "../../../shared/scheduling/calendar.ts";
import { ScheduleManagement } from "../../../shared/scheduling/ScheduleManagement.tsx";
import { ChooseWhose, ScheduleTab, useWhose } from "../ScheduleTab.tsx";
import { ClearedNotice, ClearScheduleButton } from "./ClearSchedule.tsx";
import { BookLessonForm } from "../../lessons/open.ts";
import { RecentBookings } from "./RecentBookings.tsx";
import { AddSlotCard } from "../../../shared/scheduling/SlotForm.tsx";
import { type Schedule, useBlocks, useLessons, useSlots } from "../../../shared/scheduling/useSchedule.ts";
import { WeekCalendar } from "./WeekCalendar.tsx";
import { lessonSchedulingWords as words } from "../words.ts";

type Props = { monday: string; onGo: (monday: string) => void };

const withoutWeekday = (date: string) => shortDate(date).replace(/^\w+, /, "");

const WeekNavigator = ({ monday, onGo }: Props) => {
  const thisWeek = mondayOf(today());
  const sunday = plusDays(monday, 6);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Typography id="week" variant="h3" component="h2" aria-live="polite" sx={{ mr: "auto" }}>
        {withoutWeekday(monday)} – {withoutWeekday(sunday)}, {sunday.slice(0, 4)}
      </Typography>
      <Box sx={{ display: "flex", alignItems: "center" }}>
        <IconButton aria-label={words.previousWeek} onClick={() => onGo(plusDays(monday, -7))}>
          <ChevronLeftIcon />
        </IconButton>
        <Button disabled={monday === thisWeek} onClick={() => onGo(thisWeek)}>
          {words.thisWeek}
        </Button>
        <IconButton aria-label={words.nextWeek} onClick={() => onGo(plusDays(monday, 7))}>
          <ChevronRightIcon />
        </IconButton>
      </Box>
    </Box>
  );
};

const presets = { price: 75, location: words.indoorCage1, requiresLocation: false };

const Week = ({ schedule }: { schedule: Schedule }) => {
  const [monday, setMonday] = useState(() => mondayOf(today()));
  const slots = useSlots(schedule);
  const lessons = useLessons(schedule, { from: plusDays(monday, -1), until: plusDays(monday, 7) }); // midnight ends no lesson
  return (
    <Box component="section" aria-labelledby="week" sx={{ mt: 4 }}>
      <WeekNavigator monday={monday} onGo={setMonday} />
      {slots.data && lessons.data ? (
        <WeekCalendar monday={monday} slots={slots.data} lessons={lessons.data} />
      ) : slots.error || lessons.error ? (
        <Box sx={{ mt: 2 }}>
          <Problem
            title={slots.error ? words.failedToFetchAvailability : words.failedToFetchLessons}
            error={slots.error ?? lessons.error}
            onRetry={() => void Promise.all([slots.refetch(), lessons.refetch()])}
          />
        </Box>
      ) : (
        <Skeleton variant="rounded" height={560} sx={{ mt: 2, borderRadius: "16px" }} aria-busy />
      )}
    </Box>
  );
};

const Bookings = ({ schedule, own }: { schedule: Schedule | undefined; own: boolean }) => (
  <Card component="section" aria-labelledby="book" sx={{ p: { xs: 2.5, sm: 3 } }}>
    <Typography id="book" variant="h3" component="h2">
      {words.bookALesson}
    </Typography>
    {schedule ? (
      <BookWithSlots schedule={schedule} />
    ) : (
      <BookLessonForm instructorId={undefined} own={own} slots={[]} blocks={[]} />
    )}
  </Card>
);
const BookWithSlots = ({ schedule }: { schedule: Schedule }) => {
  const { data: slots = [] } = useSlots(schedule);
  const { data: blocks = [] } = useBlocks(schedule);
  return <BookLessonForm {...schedule} slots={slots} blocks={blocks} />;
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
      {schedule && <Week key={schedule.instructorId} schedule={schedule} />}
      <Box sx={{ mt: 5, display: "grid", gap: 4, alignItems: "start", gridTemplateColumns: { md: "1fr 400px" } }}>
        <Box sx={{ minWidth: 0, order: { xs: 1, md: 0 } }}>
          {schedule && <Managed schedule={schedule} />}
          {schedule && <RecentBookings schedule={schedule} />}
        </Box>
        <Box sx={{ display: "grid", gap: 3 }}>
          <Bookings key={schedule?.instructorId} schedule={schedule} own={!chooses} />
          {schedule && <AddSlotCard key={schedule.instructorId} instructorId={schedule.instructorId} {...presets} />}
        </Box>
      </Box>
    </ScheduleTab>
  );
};
export default LessonScheduling;
