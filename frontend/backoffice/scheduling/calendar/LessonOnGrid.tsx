import { Box } from "@mui/material";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { instructorName, lessonClock, playerName, statusLabel } from "../../lessons/words.ts";
import { place } from "../../place.ts";
import { lessonColors } from "./calendarColors.ts";

/** One lesson in its hour: when, who, and its status as a word, not as a colour alone. */
export const LessonOnGrid = ({ lesson }: { lesson: LessonView }) => (
  <Box
    sx={{
      ...lessonColors(lesson.status),
      height: "100%",
      overflow: "hidden",
      px: 0.75,
      py: 0.25,
      borderRadius: "6px",
      borderLeft: 4,
      fontSize: "0.8125rem",
      lineHeight: 1.25,
      fontVariantNumeric: "tabular-nums",
      ...(lesson.status === "pending" && { borderLeftStyle: "dashed" }),
    }}
  >
    <Box sx={{ fontWeight: 700, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
      {playerName(lesson)}
    </Box>
    {place === "admin" && <div>{instructorName(lesson)}</div>}
    <div>{lessonClock(lesson)}</div>
    <div>{statusLabel[lesson.status]}</div>
  </Box>
);
