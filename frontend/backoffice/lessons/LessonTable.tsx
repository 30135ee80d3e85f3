import { Box, Link } from "@mui/material";
import {
  DataTable,
  SelectPageCheckbox,
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
} from "react-admin";
import { Link as RouterLink } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { dateAt, dayAgo, money, shortDate } from "../../shared/formats.ts";
import { inSeriesWords } from "../../shared/lessons/words.ts";
import { tabular } from "../../shared/theme.ts";
import { RowTable } from "../frame/list/RowTable.tsx";
import { place } from "../place.ts";
import { isSelectable } from "./bulk/isSelectable.ts";
import { SelectLesson } from "./bulk/SelectLesson.tsx";
import { PaidChip } from "./payment/PaidChip.tsx";
import { RowActions } from "./RowActions.tsx";
import { StatusChip } from "./StatusChip.tsx";
import { focusLabel, instructorName, lessonClock, fieldWords, lessonTableWords as words, playerName } from "./words.ts";

const Column = DataTable.Col<LessonView>;

/** On wide screens. The whole row is a target for the mouse; the player's name is the link for everybody. */
export const LessonTable = () => (
  <RowTable<LessonView> label={fieldWords.lessons} link={fieldWords.player} isRowSelectable={isSelectable}>
    {place === "instructor" && (
      <Column
        label={<SelectPageCheckbox />}
        disableSort
        padding="checkbox"
        cellSx={() => ({ height: 61 })} // a row without a checkbox is as high as one with it
        render={(lesson) => <Selecting lesson={lesson} />}
      />
    )}
    <Column
      source="scheduledDate"
      label={fieldWords.when}
      cellSx={() => ({ ...tabular, whiteSpace: "nowrap" })}
      render={(lesson) => (
        <>
          {shortDate(lesson.date)}{" "}
          <Box component="span" sx={{ color: "text.secondary", ml: 1 }}>
            {lessonClock(lesson)}
          </Box>
          {lesson.series && (
            <Box sx={{ color: "text.secondary", typography: "body2" }}>{inSeriesWords(lesson.series)}</Box>
          )}
        </>
      )}
    />
    <Column
      label={fieldWords.player}
      render={(lesson) => (
        <Link component={RouterLink} to={`/lessons/${lesson.id}/show`} color="inherit" underline="hover">
          {playerName(lesson)}
        </Link>
      )}
    />
    {place === "admin" && <Column label={fieldWords.instructor} render={instructorName} />}
    <Column
      source="status"
      label={fieldWords.status}
      render={(lesson) => (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
          <StatusChip status={lesson.status} />
          <PaidChip payment={lesson.payment} paymentSent={lesson.paymentSent} />
        </Box>
      )}
    />
    {place === "instructor" && (
      <Column
        label={fieldWords.focus}
        cellSx={() => ({ whiteSpace: "nowrap" })}
        render={({ sessionFocus }) => (sessionFocus ? focusLabel[sessionFocus] : "")}
      />
    )}
    <Column
      source="price"
      label={fieldWords.price}
      align="right"
      cellSx={() => tabular}
      render={({ price }) => money(price)}
    />
    <Column source="createdAt" label={words.added} render={({ createdAt }) => <Added at={createdAt} />} />
    <Column label={words.actions} align="right" render={(lesson) => <RowActions lesson={lesson} />} />
  </RowTable>
);

/** Like react-admin's checkbox, with Shift for a range, but labelled: react-admin's says "Select" in every row. */
const Selecting = ({ lesson }: { lesson: LessonView }) => {
  const selectedIds = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <SelectLesson
      {...{ lesson, selectedIds }}
      onClick={(event) => {
        handleToggleItem?.(lesson.id, event);
        event.stopPropagation();
      }}
    />
  );
};

const Added = ({ at }: { at: string }) => (
  <Box component="span" sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
    {dayAgo(dateAt(at))}
  </Box>
);
