import ContentCopyIcon from "@mui/icons-material/ContentCopy";
import { Button } from "@mui/material";
import { copyDayUrl, dayNames, DayCopied } from "../../../backend/scheduling/contract.ts";
import { command } from "../../shared/api.ts";
import { slotInWords } from "./slotWords.ts";
import { useChange } from "./useChange.ts";

const times = (count: number) => `${count} ${count === 1 ? "time slot" : "time slots"}`;

/** What was copied, and each time that was left out since it overlaps one that stands. */
export const copiedInWords = ({ copied, skipped }: DayCopied) =>
  [
    copied.length > 0 ? `${times(copied.length)} added.` : "Nothing was added.",
    skipped.length > 0 && `Left out, since they overlap: ${skipped.map(slotInWords).join("; ")}.`,
  ]
    .filter(Boolean)
    .join(" ");

type Props = { dayOfWeek: number; isEmpty: boolean; onCopied: (words: string) => void };

export const CopyDayButton = ({ dayOfWeek, isEmpty, onCopied }: Props) => {
  const copy = useChange(
    async (day: number) => DayCopied.parse(await command("POST", copyDayUrl, { dayOfWeek: day })),
    {
      done: ({ copied }) => ({ title: "Day copied", text: `${times(copied.length)} added to the other days.` }),
      failed: "Failed to copy the day",
    },
  );
  return (
    <Button
      variant="outlined"
      startIcon={<ContentCopyIcon />}
      disabled={isEmpty} // not while it copies: that would drop the focus
      aria-describedby="copy-day"
      onClick={() => !copy.isPending && copy.mutate(dayOfWeek, { onSuccess: (told) => onCopied(copiedInWords(told)) })}
      title={`Copies ${dayNames[dayOfWeek]}'s time slots to the six other days`}
    >
      Copy to All Days
    </Button>
  );
};
