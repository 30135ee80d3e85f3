import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { clock, dayAhead, fullName, longDate } from "../../shared/formats.ts";
import { scene } from "../../shared/palette.ts";
import { nextStep } from "../lessons/open.ts";
import { tabular } from "../../shared/theme.ts";
import { nextLessonWords as words } from "./words.ts";

/** The player's next lesson, or the request that may become it. */
export const NextLesson = ({
  lesson,
  now,
  forWhom,
}: {
  lesson: LessonView | undefined;
  now: number;
  forWhom?: string | undefined;
}) => (
  <Box
    component="section"
    aria-labelledby="next"
    sx={{
      position: "relative",
      overflow: "hidden",
      borderRadius: "20px",
      bgcolor: scene.fieldDeep,
      color: scene.chalk,
      p: { xs: 2.5, sm: 4 },
      minHeight: { xs: 190, sm: 236 },
    }}
  >
    <Box
      component="img"
      src="/scenes/ballpark.svg"
      alt=""
      width={1600}
      height={1000}
      sx={{
        position: "absolute",
        inset: 0,
        width: "100%",
        height: "100%",
        objectFit: "cover",
        objectPosition: "60% 62%",
      }}
    />
    <Box
      aria-hidden
      sx={{
        position: "absolute",
        inset: 0,
        background: "linear-gradient(95deg, rgb(16 31 43 / 0.94) 48%, rgb(16 31 43 / 0.45) 78%, rgb(16 31 43 / 0.05))",
      }}
    />
    <Box sx={{ position: "relative" }}>
      <Typography id="next" component="h2" sx={{ typography: "overline", color: scene.lamp }}>
        {lesson?.status === "pending" ? words.requestSent : words.yourNextLesson}
        {forWhom && words.forWhom(forWhom)}
      </Typography>
      {lesson ? (
        <>
          <Typography sx={{ typography: "h2", mt: 0.5, ...tabular }}>
            {dayAhead(lesson.date)}, {clock(lesson.startTime)}
          </Typography>
          <Typography sx={{ mt: 1, fontSize: "1.125rem" }}>
            {words.dateWithFullName(longDate(lesson.date), fullName(lesson.instructor.user))}
          </Typography>
          <Typography sx={{ mt: 0.5, opacity: 0.9 }}>
            {lesson.location}. {nextStep(lesson, now)}
          </Typography>
        </>
      ) : (
        <>
          <Typography sx={{ typography: "h2", mt: 0.5 }}>{words.nothingOnTheCalendar}</Typography>
          <Typography sx={{ mt: 1, maxWidth: "44ch" }}>{words.pickACoachAnd}</Typography>
          <Button component={Link} to="/book-lesson" variant="contained" color="stitch" sx={{ mt: 2.5 }}>
            {words.bookALesson}
          </Button>
        </>
      )}
    </Box>
  </Box>
);
