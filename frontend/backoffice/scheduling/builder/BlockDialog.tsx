import { zodResolver } from "@hookform/resolvers/zod";
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from "@mui/material";
import { useEffect, useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { BlockDates, blocksUrl, blockUrl, BlockView } from "../../../../backend/scheduling/contract.ts";
import { command } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { today } from "../../../shared/formats.ts";
import { toast } from "../../../shared/toastStore.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { slotTimes } from "../../../shared/scheduling/slotTimes.ts";
import { TouchedLessons } from "./TouchedLessons.tsx";
import { useChange } from "../../../shared/scheduling/useChange.ts";
import { useRefreshSchedule } from "../../../shared/scheduling/useSchedule.ts";
import { tryAgainWords } from "../../../shared/words.ts";
import { blockDialogWords as words } from "../words.ts";

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;

type Range = { firstDay: string; lastDay: string; startTime: string; endTime: string };
type Props = { instructorId: string; range?: Range; onClose: () => void };

/** Which dates to close, and which lessons that touches, before anything is saved. */
export const BlockDialog = ({ instructorId, range: start, onClose }: Props) => {
  const title = useId();
  const form = useForm({
    resolver: zodResolver(BlockDates),
    mode: "onChange",
    defaultValues: { instructorId, ...(start ?? { firstDay: today(), lastDay: today(), startTime: "", endTime: "" }) },
  });
  const { control, getValues, handleSubmit, setValue } = form;
  const range = useWatch({ control });
  const { firstDay } = range;
  useEffect(() => {
    const lastDay = getValues("lastDay");
    if (firstDay && lastDay && firstDay > lastDay) setValue("lastDay", firstDay); // the first day takes the last one along
  }, [firstDay, getValues, setValue]);
  const parsed = BlockDates.safeParse(range);
  const lift = useChange((id: string) => command("DELETE", blockUrl(id)), {
    done: words.datesUnblocked,
    failed: words.failedToUnblockDates,
  });
  const { send, sending, refusal } = useSend(
    async (range: BlockDates, attempt) => BlockView.parse(await command("POST", blocksUrl, range, attempt(range))),
    {
      form,
      failed: { title: words.failedToBlockDates, text: tryAgainWords.pleaseTryAgain },
      settled: useRefreshSchedule(),
      sent: ({ id }) => {
        toast({ title: words.datesBlocked, action: { label: words.undo, run: () => lift.mutate(id) } });
        onClose();
      },
    },
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{words.blockTimeRange}</DialogTitle>
      <form noValidate onSubmit={handleSubmit(send)} style={{ display: "contents" }}>
        <DialogContent>
          <DialogContentText>{words.playersCantBookThen}</DialogContentText>
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" }, pt: 2.5 }}>
            {(["firstDay", "lastDay"] as const).map((name) => (
              <FormField
                key={name}
                control={control}
                name={name}
                label={name === "firstDay" ? words.firstDay : words.lastDay}
                type="date"
                required
                slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
              />
            ))}
            {(["startTime", "endTime"] as const).map((name) => (
              <FormField
                key={name}
                control={control}
                name={name}
                label={name === "startTime" ? words.from : words.to}
                select
                slotProps={native}
              >
                <option value="">{words.allDay}</option>
                {slotTimes.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </FormField>
            ))}
          </Box>
          {parsed.success && <TouchedLessons range={parsed.data} />}
          {refusal && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {refusal}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          <Button color="inherit" onClick={onClose}>
            {words.cancel}
          </Button>
          <ActButton type="submit" variant="contained" busy={sending}>
            {sending ? words.blocking : words.blockTimeRange}
          </ActButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
