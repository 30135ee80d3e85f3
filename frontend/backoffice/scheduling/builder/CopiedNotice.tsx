import { Alert, Box } from "@mui/material";
import { type DayCopied, dayNames, mondayFirst } from "../../../../backend/scheduling/contract.ts";
import { UndoButton } from "../../../shared/Undo.tsx";
import { slotClock } from "../../../shared/scheduling/slotWords.ts";
import { copiedNoticeWords } from "../words.ts";

type Times = readonly Pick<DayCopied["skipped"][number], "dayOfWeek" | "startTime" | "endTime">[];
const told = 3; // of a day's times; all of them on six days would fill a phone's screen

/** "1 time slot", "5 time slots" */
export const slotCount = (count: number) =>
  `${count} ${count === 1 ? copiedNoticeWords.timeSlot : copiedNoticeWords.timeSlots}`;

/** "9:00–10:00 AM, 10:00–11:00 AM, 11:00 AM – 12:00 PM and 2 more" */
const timesInWords = (times: Times) =>
  times.slice(0, told).map(slotClock).join(", ") +
  (times.length > told ? copiedNoticeWords.andMore(times.length - told) : "");

/** "Monday, Tuesday: 9:00–10:00 AM": day by day, those with the same times together. */
export const daysInWords = (times: Times) => {
  const daysOf = new Map<string, string[]>();
  for (const day of mondayFirst) {
    const words = timesInWords(times.filter(({ dayOfWeek }) => dayOfWeek === day));
    if (words) daysOf.set(words, [...(daysOf.get(words) ?? []), dayNames[day]]);
  }
  return [...daysOf].map(([words, days]) => `${days.join(", ")}: ${words}`);
};

type Props = { copied: DayCopied; instructorId: string; onUndone: () => unknown; onClose: () => void };

/** What was copied, and what was left out because it overlaps existing times. */
export const CopiedNotice = ({ copied: { copied, skipped }, instructorId, onUndone, onClose }: Props) => (
  <Alert severity="info" sx={{ mt: 2, alignItems: skipped.length > 0 ? "flex-start" : "center" }} onClose={onClose}>
    {copied.length > 0 ? copiedNoticeWords.slotsAdded(slotCount(copied.length)) : copiedNoticeWords.nothingAdded}
    {skipped.length > 0 && (
      <>
        {copiedNoticeWords.skippedBecause}
        <Box component="ul" aria-label={copiedNoticeWords.skipped} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {daysInWords(skipped).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Box>
      </>
    )}{" "}
    {copied.length > 0 && <UndoButton of={instructorId} what={copiedNoticeWords.dayCopied} undone={onUndone} />}
  </Alert>
);
