import { Box, Button, Card, Collapse, Link as Anchor, Typography } from "@mui/material";
import { useState } from "react";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { fullName, money } from "../../shared/formats.ts";
import { isToCome } from "../../shared/lessonNow.ts";
import { Portrait } from "../../shared/Portrait.tsx";
import { tabular } from "../../shared/theme.ts";
import { LessonActions } from "./LessonActions.tsx";
import { LessonHistory } from "./LessonHistory.tsx";
import { LessonStatusChip } from "./LessonStatusChip.tsx";
import { PaymentReceived } from "./PaymentReceived.tsx";
import { nextStep, when } from "./lessonWords.ts";
import { ProposalNote } from "./ProposalNote.tsx";
import { requestAnchor } from "./RequestRow.tsx";
import { ReviewGiven } from "./ReviewLesson.tsx";

/** One lesson of a player: how it stands, what comes next, and on demand what happened to it. `now`: ms. */
export const LessonRow = ({ lesson, now }: { lesson: LessonView; now: number }) => {
  const [open, setOpen] = useState(false);
  const name = fullName(lesson.instructor.user);
  const history = `history-${lesson.id}`;
  const next = nextStep(lesson, now);
  const { proposal, review } = lesson;
  const word = open ? "Hide history" : "History";
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "auto 1fr",
          columnGap: 2,
          alignItems: { xs: "start", sm: "center" },
        }}
      >
        <Portrait name={name} src={lesson.instructor.user.profileImageUrl} size={52} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 0.5, alignItems: "center" }}>
            <Typography component="h3" sx={{ fontWeight: 700, ...tabular }}>
              {when(lesson)}
            </Typography>
            <LessonStatusChip status={lesson.status} />
            {lesson.payment && <PaymentReceived payment={lesson.payment} />}
          </Box>
          <Typography sx={{ color: "text.secondary", ...tabular }}>
            {name} · {lesson.location} · {money(lesson.price)}
          </Typography>
        </Box>
      </Box>
      {next && <Typography sx={{ mt: 1.5 }}>{next}</Typography>}
      {proposal && isToCome(lesson, now) && <ProposalNote lesson={lesson} proposal={proposal} />}
      {review && <ReviewGiven review={review} />}
      {lesson.request && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          <Anchor href={`#${requestAnchor(lesson.request.id)}`}>Came of your custom request</Anchor>
        </Typography>
      )}
      {lesson.notes && (
        <Typography variant="body2" sx={{ mt: 1.5, color: "text.secondary" }}>
          You wrote: {lesson.notes}
        </Typography>
      )}
      <Box
        sx={{
          mt: 1,
          ml: -1,
          display: "flex",
          flexWrap: "wrap",
          gap: 0.5,
          "& .MuiButton-root": { minHeight: { xs: 44, sm: 36 } },
        }}
      >
        <LessonActions lesson={lesson} now={now} />
        <Button
          size="small"
          color="inherit"
          aria-expanded={open}
          aria-controls={history}
          aria-label={`${word} of ${when(lesson)}`}
          onClick={() => setOpen(!open)}
        >
          {word}
        </Button>
      </Box>
      <Collapse in={open} id={history} unmountOnExit>
        <Box sx={{ pt: 1.5 }}>
          <LessonHistory lessonId={lesson.id} />
        </Box>
      </Collapse>
    </Card>
  );
};
