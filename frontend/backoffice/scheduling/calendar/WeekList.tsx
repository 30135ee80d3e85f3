import ExpandLessIcon from "@mui/icons-material/ExpandLess";
import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { Box, Button, Card, Link, Typography } from "@mui/material";
import { useState } from "react";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import type { ClosureView } from "../../../../backend/scheduling/contract.ts";
import { clockRange, fullName, longDate, removedPerson, today } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { DayTile } from "../../frame/DayTile.tsx";
import { useDashboardLink } from "../../frame/navigation/useDashboardLink.ts";
import { instructorName, lessonClock, PaidChip, playerName, StatusChip } from "../../lessons/open.ts";
import { closedDaysWords, weekListWords as words } from "../words.ts";
import { place } from "../../place.ts";
import type { OpenTime } from "./openTimes.ts";
import type { CampDay } from "./useSchedule.ts";
import { type Days, daysOf } from "./visibleDays.ts";

type Props = {
  days: Days;
  lessons: LessonView[];
  camps: CampDay[];
  open: OpenTime[];
  closures: readonly ClosureView[];
  withOpenTimes: boolean;
};

/**
 * The same week as text, day by day: for phones and screen readers. The current week begins with today; earlier days are
 * one click away.
 */
export const WeekList = ({ days, lessons, camps, open, closures, withOpenTimes }: Props) => {
  const [withEarlier, setWithEarlier] = useState(false);
  const now = today();
  const hasEarlier = days.from < now && now <= days.until;
  const shown = daysOf(days).filter((date) => !hasEarlier || withEarlier || date >= now);
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {hasEarlier && (
        <Button
          color="inherit"
          aria-expanded={withEarlier}
          onClick={() => setWithEarlier(!withEarlier)}
          endIcon={withEarlier ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          sx={{ justifySelf: "start" }}
        >
          {words.earlierThisWeek}
        </Button>
      )}
      {shown.map((date) => (
        <Day
          key={date}
          date={date}
          lessons={lessons.filter((lesson) => lesson.date === date)}
          camps={camps.filter((on) => on.date === date)}
          open={open.filter((time) => time.date === date)}
          closures={closures.filter(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)}
          withOpenTimes={withOpenTimes}
        />
      ))}
    </Box>
  );
};

const Day = ({ date, lessons, camps, open, closures, withOpenTimes }: Omit<Props, "days"> & { date: string }) => (
  <Card
    component="section"
    aria-label={longDate(date)}
    sx={{
      display: "flex",
      alignItems: "start",
      gap: 2,
      p: 2,
      ...(date === today() && { borderColor: "primary.main", borderWidth: 2 }),
    }}
  >
    <DayTile date={date} />
    <Box sx={{ flex: 1, minWidth: 0, alignSelf: "center" }}>
      {closures.map(({ id, name }) => (
        <Typography key={id} sx={{ fontWeight: 650, "& + *": { mt: 1 } }}>
          {closedDaysWords.closedFor(name)}
        </Typography>
      ))}
      {lessons.length + camps.length > 0 && (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
          {byTheClock(lessons, camps).map(({ row }) => row)}
        </Box>
      )}
      {lessons.length + camps.length + open.length + closures.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>
          {withOpenTimes ? words.nothingPlanned : words.noLessons}
        </Typography>
      )}
      <Times label={words.openToPlayers} times={open.filter(({ isBlocked }) => !isBlocked)} />
      {closures.length === 0 && <Times label={words.blocked} times={open.filter(({ isBlocked }) => isBlocked)} />}
    </Box>
  </Card>
);

const byTheClock = (lessons: readonly LessonView[], camps: readonly CampDay[]) =>
  [
    ...camps.map(({ camp }) => ({ from: camp.startTime, row: <Camp key={camp.id} camp={camp} /> })),
    ...lessons.map((lesson) => ({ from: lesson.startTime, row: <Lesson key={lesson.id} lesson={lesson} /> })),
  ].toSorted((one, other) => one.from.localeCompare(other.from));

const Times = ({ label, times }: { label: string; times: OpenTime[] }) =>
  times.length > 0 && (
    <Typography variant="body2" sx={{ color: "text.secondary", "* + &": { mt: 1 }, ...tabular }}>
      {label}: {times.map(({ slot }) => clockRange(slot.startTime, slot.endTime)).join(", ")}
    </Typography>
  );

const Camp = ({ camp: { id, title, startTime, endTime, instructor } }: Pick<CampDay, "camp">) => (
  <Box component="li" sx={{ overflowWrap: "anywhere", ...tabular }}>
    <Link {...useDashboardLink()(`/camps/${id}/show`)} color="inherit" underline="hover" sx={{ fontWeight: 650 }}>
      {clockRange(startTime, endTime)} {title}
    </Link>
    {place === "admin" && (
      <Box component="span" sx={{ color: "text.secondary" }}>
        {` ${words.withCoach(instructor ? fullName(instructor.user) : removedPerson)}`}
      </Box>
    )}
  </Box>
);

const Lesson = ({ lesson }: { lesson: LessonView }) => (
  <Box component="li" sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 0.5, alignItems: "center" }}>
    <Link
      {...useDashboardLink()(`/lessons/${lesson.id}/show`)}
      color="inherit"
      underline="hover"
      sx={{ flex: "1 1 200px", minWidth: 0, minHeight: 24, overflowWrap: "anywhere", ...tabular }}
    >
      {lessonClock(lesson)} {playerName(lesson)}
      {place === "admin" && (
        <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
          {` ${words.withCoach(instructorName(lesson))}`}
        </Box>
      )}
    </Link>
    <Box sx={{ display: "flex", gap: 0.5 }}>
      <StatusChip status={lesson.status} />
      <PaidChip payment={lesson.payment} paymentSent={lesson.paymentSent} />
    </Box>
  </Box>
);
