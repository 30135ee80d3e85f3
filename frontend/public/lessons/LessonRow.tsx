import { Box, Button, Card, Collapse, Typography } from "@mui/material";
import { useState } from "react";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { clock, fullName, longDate, money } from "../../shared/formats.ts";
import { Portrait } from "../../shared/Portrait.tsx";
import { tabular } from "../../shared/theme.ts";
import { LessonActions } from "./LessonActions.tsx";
import { LessonHistory } from "./LessonHistory.tsx";
import { LessonStatusChip } from "./LessonStatusChip.tsx";
import { PaymentReceived } from "./PaymentReceived.tsx";

/** One lesson of a player, with what happened to it on demand. */
export const LessonRow = ({ lesson }: { lesson: LessonView }) => {
  const [open, setOpen] = useState(false);
  const name = fullName(lesson.instructor.user);
  const history = `history-${lesson.id}`;
  const word = open ? "Hide history" : "History";
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: "grid", gridTemplateColumns: "auto 1fr", columnGap: 2, alignItems: "center" }}>
        <Portrait name={name} src={lesson.instructor.user.profileImageUrl} size={52} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 0.5, alignItems: "center" }}>
            <Typography component="h3" sx={{ fontWeight: 700, ...tabular }}>
              {longDate(lesson.date)}, {clock(lesson.startTime)}
            </Typography>
            <LessonStatusChip status={lesson.status} />
            {lesson.payment && <PaymentReceived payment={lesson.payment} />}
          </Box>
          <Typography sx={{ color: "text.secondary", ...tabular }}>
            {name} · {lesson.location} · {money(lesson.price)}
          </Typography>
        </Box>
      </Box>
      {lesson.notes && (
        <Typography variant="body2" sx={{ mt: 1.5, color: "text.secondary" }}>
          You wrote: {lesson.notes}
        </Typography>
      )}
      <Box sx={{ mt: 1, ml: -1, display: "flex", flexWrap: "wrap", gap: 0.5 }}>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={history}
          aria-label={`${word} of ${longDate(lesson.date)}, ${clock(lesson.startTime)}`}
          onClick={() => setOpen(!open)}
        >
          {word}
        </Button>
        <LessonActions lesson={lesson} />
      </Box>
      <Collapse in={open} id={history} unmountOnExit>
        <Box sx={{ pt: 1.5 }}>
          <LessonHistory lessonId={lesson.id} />
        </Box>
      </Collapse>
    </Card>
  );
};
