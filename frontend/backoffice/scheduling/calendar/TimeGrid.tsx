import "@fullcalendar/react/skeleton.css";
import "@fullcalendar/react/themes/classic/theme.css";
import Calendar, { type EventClickInfo, type EventDisplayInfo } from "@fullcalendar/react";
import theme from "@fullcalendar/react/themes/classic";
import timeGrid from "@fullcalendar/react/timegrid";
import { Box, Card } from "@mui/material";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { settings } from "../../../shared/settings.ts";
import { baseOf, place } from "../../place.ts";
import { calendarColors } from "./calendarColors.ts";
import { lessonEvent, openEvent } from "./events.ts";
import { hoursShown } from "./hoursShown.ts";
import { LessonOnGrid } from "./LessonOnGrid.tsx";
import type { OpenTime } from "./openTimes.ts";
import type { Days } from "./visibleDays.ts";

type Props = { days: Days; lessons: LessonView[]; open: OpenTime[] };

const plugins = [timeGrid, theme];
const hourFormat = { hour: "numeric" } as const; // "4 PM", as everywhere
const pathOf = (lesson: LessonView) => `/lessons/${lesson.id}/show`;
const lessonOf = (info: Pick<EventDisplayInfo, "event">): LessonView | undefined => info.event.extendedProps["lesson"];
const wordOfTime = ({ event }: EventDisplayInfo) => (
  <Box
    sx={{
      px: 0.75,
      py: 0.25,
      fontSize: "0.8125rem",
      fontWeight: 600,
      color: event.extendedProps["isBlocked"] ? "text.secondary" : "success.main",
    }}
  >
    {event.extendedProps["isBlocked"] ? "Blocked" : "Open"}
  </Box>
);
const content = (info: EventDisplayInfo) => {
  const lesson = lessonOf(info);
  return lesson && <LessonOnGrid lesson={lesson} />;
};

/** Days side by side on the facility's clock. A lesson is a link to its page; the free space does nothing. */
const TimeGrid = ({ days, lessons, open }: Props) => {
  const navigate = useNavigate();
  const events = useMemo(
    () => [...open.map(openEvent), ...lessons.map((lesson) => lessonEvent(lesson, baseOf(place) + pathOf(lesson)))],
    [open, lessons],
  );
  const hours = hoursShown(lessons, open);
  const openLesson = (info: EventClickInfo) => {
    const lesson = lessonOf(info);
    const { metaKey, ctrlKey, shiftKey } = info.jsEvent;
    if (!lesson || metaKey || ctrlKey || shiftKey) return; // a new tab or window is the browser's to open
    info.jsEvent.preventDefault();
    void navigate(pathOf(lesson));
  };
  return (
    <Card
      sx={{
        ...calendarColors,
        "& a:hover": { filter: "brightness(0.97)" },
        "& .today": { color: "primary.main", fontWeight: 700 },
      }}
    >
      <Calendar
        key={days.from + days.until}
        plugins={plugins}
        initialView={days.from === days.until ? "timeGridDay" : "timeGridWeek"}
        initialDate={days.from}
        timeZone={settings().facility.timeZone}
        firstDay={1}
        headerToolbar={false}
        allDaySlot={false}
        nowIndicator
        height="auto"
        slotDuration="00:30"
        slotMinHeight={place === "admin" ? 36 : 28} // an hour has room for who, with whom, when and how it stands
        slotHeaderFormat={hourFormat}
        slotHeaderContent={({ text }) => text.replace(/(?=[AP]M$)/, " ")}
        slotMinTime={hours.from}
        slotMaxTime={hours.until}
        slotEventOverlap={false}
        eventMinHeight={30}
        events={events}
        eventContent={content}
        dayHeaderClass={({ isToday }) => (isToday ? "today" : "")}
        backgroundEventContent={wordOfTime}
        eventClick={openLesson}
        borderless
      />
    </Card>
  );
};
export default TimeGrid;
