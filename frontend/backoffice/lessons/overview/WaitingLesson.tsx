import { Box, Button, Card, Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { dayAhead, money } from "../../../shared/formats.ts";
import { DayTile } from "../../frame/DayTile.tsx";
import { ConfirmPaidButton } from "../payment/ConfirmPaidButton.tsx";
import { ConfirmLessonButton, DeclineLessonButton } from "../LessonButtons.tsx";
import { caution } from "./caution.ts";
import { mayConfirm } from "../moves.ts";
import { changeAsked } from "../waiting.ts";
import {
  focusLabel,
  lessonClock,
  lessonInFull,
  playerName,
  proposalText,
  requestedAgo,
  waitingLessonWords as words,
} from "../words.ts";

type Props = { lesson: LessonView; all: LessonView[]; next: boolean };

/** One request: enough to decide on, and both answers. A change that a player asks for is answered on the lesson's own page. */
export const WaitingLesson = ({ lesson, all, next }: Props) => {
  const change = changeAsked(lesson);
  const isOpen = mayConfirm(lesson);
  const page = `/lessons/${lesson.id}/show`;
  const details = [
    lesson.sessionFocus && focusLabel[lesson.sessionFocus],
    lesson.location,
    money(lesson.price),
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
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {details.join(" · ")}
        </Typography>
        <Caution text={change ? proposalText(change, lesson) : caution(lesson, all)} />
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
