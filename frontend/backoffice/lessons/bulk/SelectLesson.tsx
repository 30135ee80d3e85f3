import { Checkbox, type CheckboxProps } from "@mui/material";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { lessonInFull, selectedBarWords as words } from "../words.ts";
import { isSelectable } from "./isSelectable.ts";

type Props = Pick<CheckboxProps, "onClick" | "onChange" | "sx"> & {
  lesson: LessonView;
  selectedIds: readonly unknown[] | undefined;
};

/** Labelled with its lesson for screen readers. Shows nothing if the lesson cannot be selected. */
export const SelectLesson = ({ lesson, selectedIds = [], ...act }: Props) =>
  isSelectable(lesson) && (
    <Checkbox
      {...act}
      checked={selectedIds.includes(lesson.id)}
      slotProps={{ input: { "aria-label": words.selectLesson(lessonInFull(lesson)) } }}
    />
  );
