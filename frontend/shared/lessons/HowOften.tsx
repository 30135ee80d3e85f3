import { TextField } from "@mui/material";
import { weekCounts } from "./weekly.ts";
import { howOftenWords as words } from "./words.ts";

/** One lesson, or the same hour every week. */
export const HowOften = ({ count, onChoose }: { count: number; onChoose: (count: number) => void }) => (
  <TextField
    select
    label={words.howOften}
    value={count}
    onChange={({ target }) => onChoose(Number(target.value))}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    <option value={1}>{words.once}</option>
    {weekCounts.map((weeks) => (
      <option key={weeks} value={weeks}>
        {words.everyWeekFor(weeks)}
      </option>
    ))}
  </TextField>
);
