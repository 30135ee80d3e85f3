import { Alert, Box, Button } from "@mui/material";
import { useEffect, useState } from "react";
import { clearScheduleUrl, restoreUrl, type SlotView } from "../../../../backend/scheduling/contract.ts";
import { command } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { useChange } from "../../../shared/scheduling/useChange.ts";
import { ofOwner, type Schedule, useCleared } from "../../../shared/scheduling/useSchedule.ts";
import { daysInWords, slotCount } from "../builder/CopiedNotice.tsx";
import { clearScheduleWords as words } from "../words.ts";

const useRestore = ({ instructorId }: Schedule) =>
  useChange(() => command("POST", restoreUrl, { instructorId }), {
    done: words.scheduleRestored,
    failed: words.failedToRestoreThe,
  });

/** `onChanged`: the pressed button is disabled or gone, so something else must take the focus. */
type Props = { schedule: Schedule; onChanged: () => void };

/** Clears all slots after saying which. Undo or, later, the notice brings them back. */
export const ClearScheduleButton = ({ schedule, slots, onChanged }: Props & { slots: readonly SlotView[] }) => {
  const [step, setStep] = useState<"idle" | "asking" | "cleared">("idle");
  const restore = useRestore(schedule);
  const clear = useChange(() => command("DELETE", ofOwner(clearScheduleUrl, schedule)), {
    done: words.allScheduleDataCleared,
    failed: words.failedToClearSchedule,
    undo: () => ({ action: { label: words.undo, run: () => restore.mutate(undefined, { onSuccess: onChanged }) } }),
  });
  useEffect(() => {
    if (step === "cleared") onChanged(); // after the dialog has closed and returned the focus to the button
  }, [step, onChanged]);
  return (
    <>
      <Button variant="outlined" color="error" disabled={slots.length === 0} onClick={() => setStep("asking")}>
        {words.clearAllSchedules}
      </Button>
      <ConfirmDialog
        open={step === "asking"}
        danger
        busy={clear.isPending}
        title={words.clearAllSchedulesQuestion}
        action={words.clearAllSchedules}
        onConfirm={() =>
          clear.mutate(undefined, { onSuccess: () => setStep("cleared"), onError: () => setStep("idle") })
        }
        onClose={() => setStep("idle")}
      >
        {words.takes(slotCount(slots.length))}
        <Box component="ul" aria-label={words.timesCleared} sx={{ mt: 0.5, mb: 0, pl: 2.5 }}>
          {daysInWords(slots).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      </ConfirmDialog>
    </>
  );
};

/** As long as something can come back. */
export const ClearedNotice = ({ schedule, onChanged }: Props) => {
  const { data } = useCleared(schedule);
  const restore = useRestore(schedule);
  if (!data || data.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Alert
        severity="info"
        action={
          <ActButton
            color="inherit"
            busy={restore.isPending}
            onClick={() => restore.mutate(undefined, { onSuccess: onChanged })}
          >
            {words.restore}
          </ActButton>
        }
      >
        {words.countCleared(data.length)}
      </Alert>
    </Box>
  );
};
