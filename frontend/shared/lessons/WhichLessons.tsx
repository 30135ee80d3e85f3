import { FormControl, FormControlLabel, Radio, RadioGroup } from "@mui/material";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { whichLessonsWords as words } from "./words.ts";

export const hasLater = ({ series }: Pick<LessonView, "series">) => series !== null && series.n < series.of;

type Props = { lesson: Pick<LessonView, "series">; later: boolean; onChoose: (later: boolean) => void };

/** Of a series: this lesson, or all from here on. */
export const WhichLessons = ({ lesson, later, onChoose }: Props) =>
  hasLater(lesson) && (
    <FormControl>
      <RadioGroup
        aria-label={words.whichLessons}
        value={later ? "later" : "this"}
        onChange={(_, value) => onChoose(value === "later")}
      >
        <FormControlLabel value="this" control={<Radio />} label={words.thisLessonOnly} />
        <FormControlLabel value="later" control={<Radio />} label={words.thisAndAllLater} />
      </RadioGroup>
    </FormControl>
  );
