import { Box, Link } from "@mui/material";
import { useListContext } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { shortDate } from "../../shared/formats.ts";
import { inSeriesWords } from "../../shared/lessons/words.ts";
import { tabular } from "../../shared/theme.ts";
import { place } from "../place.ts";
import { SelectLesson } from "./bulk/SelectLesson.tsx";
import { PaidChip } from "./payment/PaidChip.tsx";
import { RowActions } from "./RowActions.tsx";
import { StatusChip } from "./StatusChip.tsx";
import { instructorName, lessonClock, fieldWords, playerName } from "./words.ts";

/** On a phone. */
export const LessonStack = () => {
  const { data = [], selectedIds, onToggleItem } = useListContext<LessonView>();
  return (
    <Box component="ul" aria-label={fieldWords.lessons} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.map((lesson) => (
        <Box
          component="li"
          key={lesson.id}
          sx={{
            display: "flex",
            gap: 1,
            alignItems: "center",
            px: 2,
            py: 1.25,
            "& + &": { borderTop: 1, borderColor: "divider" },
          }}
        >
          <SelectLesson {...{ lesson, selectedIds }} onChange={() => onToggleItem(lesson.id)} sx={{ ml: -1.5 }} />
          <Row lesson={lesson} />
          <RowActions lesson={lesson} />
        </Box>
      ))}
    </Box>
  );
};

/** The whole text is the link to the lesson. */
const Row = ({ lesson }: { lesson: LessonView }) => (
  <Link
    component={RouterLink}
    to={`/lessons/${lesson.id}/show`}
    color="inherit"
    underline="none"
    sx={{ flex: 1, minWidth: 0, fontWeight: "inherit", ...tabular }}
  >
    <Box component="span" sx={{ display: "block", fontWeight: 650 }}>
      {playerName(lesson)}
    </Box>
    <Box component="span" sx={{ display: "block", color: "text.secondary", typography: "body2" }}>
      {shortDate(lesson.date)}, {lessonClock(lesson)}
      {place === "admin" && ` · ${instructorName(lesson)}`}
      {lesson.series && ` · ${inSeriesWords(lesson.series)}`}
    </Box>
    <Box component="span" sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, mt: 0.5 }}>
      <StatusChip status={lesson.status} />
      <PaidChip payment={lesson.payment} paymentSent={lesson.paymentSent} />
    </Box>
  </Link>
);
