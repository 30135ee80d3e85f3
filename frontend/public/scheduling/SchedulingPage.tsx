import ChevronLeftIcon from "@mui/icons-material/ChevronLeft";
import ChevronRightIcon from "@mui/icons-material/ChevronRight";
import { Box, Button, Card, IconButton, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { shortDate, today } from "../../shared/formats.ts";
import { DuringCampQuestion } from "../../shared/lessons/DuringCamp.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { addDays, startOfWeek } from "../lessons/open.ts";
import { Availability } from "./slots/Availability.tsx";
import { BookLessonForm } from "./BookLessonForm.tsx";
import { InstructorChoice } from "./InstructorChoice.tsx";
import { RecentBookings } from "./RecentBookings.tsx";
import { AddSlotCard } from "./slots/SlotForm.tsx";
import { StaffGate } from "./StaffGate.tsx";
import { type Schedule, scheduleOf, useBlocks, useLessons, useSlots } from "./useSchedule.ts";
import { WeekCalendar } from "./WeekCalendar.tsx";
import { schedulingPageWords as words } from "./words.ts";

type Props = { monday: string; onGo: (monday: string) => void };

const withoutWeekday = (date: string) => shortDate(date).replace(/^\w+, /, "");

const WeekNavigator = ({ monday, onGo }: Props) => {
  const thisWeek = startOfWeek(today());
  const sunday = addDays(monday, 6);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Typography id="week" variant="h3" component="h2" aria-live="polite" sx={{ mr: "auto" }}>
        {withoutWeekday(monday)} – {withoutWeekday(sunday)}, {sunday.slice(0, 4)}
      </Typography>
      <Box sx={{ display: "flex", alignItems: "center" }}>
        <IconButton aria-label={words.previousWeek} onClick={() => onGo(addDays(monday, -7))}>
          <ChevronLeftIcon />
        </IconButton>
        <Button disabled={monday === thisWeek} onClick={() => onGo(thisWeek)}>
          {words.thisWeek}
        </Button>
        <IconButton aria-label={words.nextWeek} onClick={() => onGo(addDays(monday, 7))}>
          <ChevronRightIcon />
        </IconButton>
      </Box>
    </Box>
  );
};

const presets = { price: 75, location: words.indoorCage1, requiresLocation: false };

const Week = ({ schedule }: { schedule: Schedule }) => {
  const [monday, setMonday] = useState(() => startOfWeek(today()));
  const slots = useSlots(schedule);
  const lessons = useLessons(schedule, { from: addDays(monday, -1), until: addDays(monday, 7) }); // midnight ends no lesson
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

const SchedulingPage = () => {
  const [params, setParams] = useSearchParams();
  const chosen = params.get("instructorId");
  return (
    <StaffGate path="/scheduling" title={words.lessonScheduling} maxWidth="xl" intro={words.theWeekAtA}>
      {(user) => {
        const own = user.role === "instructor";
        const schedule = scheduleOf(user, chosen);
        return (
          <>
            <Box sx={{ mt: 1.5, display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 0.5 }}>
              <Anchor component={Link} to="/schedule-builder">
                {words.scheduleBuilder}
              </Anchor>
              <Anchor href={own ? "/instructor-dashboard" : "/admin-dashboard"}>
                {own ? words.instructorDashboard : words.adminDashboard}
              </Anchor>
            </Box>
            {!own && (
              <InstructorChoice
                chosen={chosen}
                onChoose={(instructorId) => setParams({ instructorId }, { replace: true })}
              />
            )}
            <DuringCampQuestion />
            {schedule && <Week key={schedule.instructorId} schedule={schedule} />}
            <Box sx={{ mt: 5, display: "grid", gap: 4, alignItems: "start", gridTemplateColumns: { md: "1fr 400px" } }}>
              <Box sx={{ minWidth: 0, order: { xs: 1, md: 0 } }}>
                {schedule && <Availability schedule={schedule} />}
                {schedule && <RecentBookings schedule={schedule} />}
              </Box>
              <Box sx={{ display: "grid", gap: 3 }}>
                <Bookings key={schedule?.instructorId} schedule={schedule} own={own} />
                {schedule && (
                  <AddSlotCard key={schedule.instructorId} instructorId={schedule.instructorId} {...presets} />
                )}
              </Box>
            </Box>
          </>
        );
      }}
    </StaffGate>
  );
};
export default SchedulingPage;
