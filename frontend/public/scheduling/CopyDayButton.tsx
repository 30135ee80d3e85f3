import ContentCopyIcon from "@mui/icons-material/ContentCopy";
import { Button } from "@mui/material";
import { copyDayUrl, dayNames, DayCopied } from "../../../backend/scheduling/contract.ts";
import { command } from "../../shared/api.ts";
import { slotCount } from "./CopiedNotice.tsx";
import { useChange } from "./useChange.ts";

type Props = { dayOfWeek: number; isEmpty: boolean; onCopied: (told: DayCopied) => void };

export const CopyDayButton = ({ dayOfWeek, isEmpty, onCopied }: Props) => {
  const copy = useChange(
    async (day: number) => DayCopied.parse(await command("POST", copyDayUrl, { dayOfWeek: day })),
    {
      done: ({ copied }) => ({ title: "Day copied", text: `${slotCount(copied.length)} added to the other days.` }),
      failed: "Failed to copy the day",
    },
  );
  return (
    <Button
      variant="outlined"
      startIcon={<ContentCopyIcon />}
      disabled={isEmpty} // not while it copies: that would drop the focus
      aria-describedby="copy-day"
      onClick={() => !copy.isPending && copy.mutate(dayOfWeek, { onSuccess: onCopied })}
      title={`Copies ${dayNames[dayOfWeek]}'s time slots to the six other days`}
    >
      Copy to All Days
    </Button>
  );
};
