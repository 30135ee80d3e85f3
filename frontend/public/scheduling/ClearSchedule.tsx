import { Alert, Box, Button } from "@mui/material";
import { useEffect, useState } from "react";
import { clearScheduleUrl, restoreUrl } from "../../../backend/scheduling/contract.ts";
import { command } from "../../shared/api.ts";
import { AskFirst } from "../frame/AskFirst.tsx";
import { useChange } from "./useChange.ts";
import { ofOwner, type Schedule, useCleared } from "./useSchedule.ts";

const useRestore = ({ instructorId }: Schedule) =>
  useChange(() => command("POST", restoreUrl, { instructorId }), {
    done: "Schedule restored",
    failed: "Failed to restore the schedule",
  });

/** `onChanged`: the pressed button is disabled or gone, so something else must take the focus. */
type Props = { schedule: Schedule; onChanged: () => void };

/** Clears all slots after a question. Undo or, later, the notice brings them back. */
export const ClearScheduleButton = ({ schedule, isEmpty, onChanged }: Props & { isEmpty: boolean }) => {
  const [step, setStep] = useState<"idle" | "asking" | "cleared">("idle");
  const restore = useRestore(schedule);
  const clear = useChange(() => command("DELETE", ofOwner(clearScheduleUrl, schedule)), {
    done: "All schedule data cleared successfully",
    failed: "Failed to clear schedule data",
    undo: () => ({ action: { label: "Undo", run: () => restore.mutate(undefined, { onSuccess: onChanged }) } }),
  });
  useEffect(() => {
    if (step === "cleared") onChanged(); // after the dialog has closed and returned the focus to the button
  }, [step, onChanged]);
  return (
    <>
      <Button variant="outlined" color="error" disabled={isEmpty} onClick={() => setStep("asking")}>
        Clear All Schedules
      </Button>
      {step === "asking" && (
        <AskFirst
          question="Clear all schedules?"
          text="All your time slots are taken off the calendar, and nobody can book you until you publish new ones or restore these. Lessons that are booked and dates that are blocked stay as they are."
          yes="Clear all"
          no="Keep them"
          isPending={clear.isPending}
          onYes={() => clear.mutate(undefined, { onSuccess: () => setStep("cleared"), onError: () => setStep("idle") })}
          onNo={() => setStep("idle")}
        />
      )}
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
          <Button
            color="inherit"
            disabled={restore.isPending}
            onClick={() => restore.mutate(undefined, { onSuccess: onChanged })}
          >
            Restore
          </Button>
        }
      >
        {data.length} {data.length === 1 ? "time slot was" : "time slots were"} cleared and can come back.
      </Alert>
    </Box>
  );
};
