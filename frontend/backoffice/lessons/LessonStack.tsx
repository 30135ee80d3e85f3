import { Box } from "@mui/material";
import { SimpleList } from "react-admin";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { shortDate } from "../../shared/formats.ts";
import { place } from "../place.ts";
import { StatusChip } from "./StatusChip.tsx";
import { instructorName, lessonClock, playerName } from "./words.ts";

const lessonHead = (lesson: LessonView) => (
  <Box sx={{ display: "flex", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
    <Box component="span" sx={{ fontWeight: 650 }}>
      {playerName(lesson)}
    </Box>
    <StatusChip status={lesson.status} />
  </Box>
);

/** On a phone. */
export const LessonStack = () => (
  <SimpleList<LessonView>
    rowClick="show"
    disablePadding
    primaryText={lessonHead}
    secondaryText={(lesson) =>
      `${shortDate(lesson.date)}, ${lessonClock(lesson)}${place === "admin" ? ` · ${instructorName(lesson)}` : ""}`
    }
    sx={{ "& li + li": { borderTop: 1, borderColor: "divider" } }}
  />
);
