import { Box, Button, Card, Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { dayAhead, money, shortDate } from "../../../shared/formats.ts";
import { DayTile } from "../../frame/DayTile.tsx";
import { ConfirmPaidButton } from "../payment/ConfirmPaidButton.tsx";
import { ConfirmLessonButton, ConfirmWeeksButton, DeclineLessonButton } from "../LessonButtons.tsx";
import { caution } from "./caution.ts";
import { mayConfirm } from "../moves.ts";
import { changeAsked } from "../waiting.ts";
import {
  confirmWeeksWords,
  focusLabel,
  lessonClock,
  lessonInFull,
  playerName,
  proposalText,
  requestedAgo,
  waitingLessonWords as words,
} from "../words.ts";

/** `weeks`: the request, or those of one series. */
type Props = { weeks: [LessonView, ...LessonView[]]; all: LessonView[]; next: boolean };

/** What a coach would want to know before answering for all of them, with the day it is about. */
const cautionOf = (weeks: LessonView[], all: LessonView[]) => {
  for (const week of weeks) {
    const text = caution({ ...week, weeklyRecurring: null }, all);
    if (text) return `${shortDate(week.date)}: ${text}`;
  }
  return null;
};

/**
 * One request: enough to decide on, and both answers. A series is answered as one. A change that a player asks for is
 * answered on the lesson's own page.
 */
export const WaitingLesson = ({ weeks, all, next }: Props) => {
  const [lesson] = weeks;
  const last = weeks.length > 1 ? weeks.at(-1) : undefined;
  const change = changeAsked(lesson);
  const isOpen = weeks.some((week) => mayConfirm(week));
  const page = `/lessons/${lesson.id}/show`;
  const details = [
    lesson.sessionFocus && focusLabel[lesson.sessionFocus],
    lesson.location,
    last ? words.each(money(lesson.price)) : money(lesson.price),
    requestedAgo(change?.at ?? lesson.createdAt),
  ].filter(Boolean);
  return (
    <Card
      component="li"
      sx={{
        p: 2,
        display: "flex",
        flexWrap: "wrap",
        gap: 2,
        alignItems: "center",
        ...(next && { borderColor: "stitch.main" }),
      }}
    >
      <DayTile date={lesson.date} />
      <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
        <Typography variant="h3">
          <Link component={RouterLink} to={page} color="inherit" underline="hover" sx={{ fontWeight: "inherit" }}>
            {playerName(lesson)}
          </Link>
        </Typography>
        <Typography sx={{ fontVariantNumeric: "tabular-nums", fontWeight: 600 }}>
          {dayAhead(lesson.date)}, {lessonClock(lesson)}
        </Typography>
        {last && <Typography>{words.weekly(weeks.length, shortDate(last.date))}</Typography>}
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {details.join(" · ")}
        </Typography>
        <Caution text={change ? proposalText(change, lesson) : last ? cautionOf(weeks, all) : caution(lesson, all)} />
      </Box>
      <Box
        sx={{
          display: "flex",
          gap: 1,
          flex: { xs: "1 1 100%", sm: "0 0 auto" },
          "& > *": { flex: { xs: "1 1 auto", sm: "none" } },
          "& > .MuiButton-root": { px: { xs: 1.25, sm: 2.25 } }, // three of them beside each other on 360 px
        }}
      >
        {change ? (
          <Button
            component={RouterLink}
            to={page}
            variant="contained"
            color={next ? "stitch" : "primary"}
            aria-label={words.replyTo(lessonInFull(lesson))}
          >
            {words.reply}
          </Button>
        ) : last ? (
          <>
            <DeclineLessonButton lesson={lesson} all={weeks.length} />
            {isOpen && (
              <ConfirmWeeksButton lesson={lesson} label={confirmWeeksWords.confirmAll(weeks.length)} next={next} />
            )}
          </>
        ) : (
          <>
            <DeclineLessonButton lesson={lesson} />
            {isOpen && <ConfirmPaidButton lesson={lesson} />}
            {isOpen && <ConfirmLessonButton lesson={lesson} next={next} />}
          </>
        )}
      </Box>
    </Card>
  );
};

const Caution = ({ text }: { text: string | null }) =>
  text && (
    <Typography variant="body2" sx={{ color: "warning.main", fontWeight: 600, mt: 0.5 }}>
      {text}
    </Typography>
  );
