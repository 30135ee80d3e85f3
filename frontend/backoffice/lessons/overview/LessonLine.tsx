import { Box, ListItemButton } from "@mui/material";
import { Link } from "react-router";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { lessonClock, playerName } from "../words.ts";

interface Line {
  lesson: LessonView;
  about: (string | null | undefined)[];
  name?: string;
  to?: string;
}

/** One of a day's lessons: when, whose, and what else is to be known of it. It leads to the lesson if not told otherwise. */
export const LessonLine = ({ lesson, about, name = playerName(lesson), to = `/lessons/${lesson.id}/show` }: Line) => (
  <Box component="li" sx={{ display: "flex" }}>
    <ListItemButton component={Link} to={to} sx={{ columnGap: 2, minHeight: 48, flexWrap: "wrap" }}>
      <Box sx={{ fontVariantNumeric: "tabular-nums", fontWeight: 650, minWidth: { xs: 128, sm: 150 } }}>
        {lessonClock(lesson)}
      </Box>
      <Box sx={{ flex: "1 1 120px" }}>{name}</Box>
      <Box sx={{ color: "text.secondary", typography: "body2" }}>{about.filter(Boolean).join(" · ")}</Box>
    </ListItemButton>
  </Box>
);
