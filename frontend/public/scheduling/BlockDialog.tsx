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
import { useEffect, useId, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { BlockDates, blocksUrl } from "../../../backend/scheduling/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { today } from "../../shared/formats.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { showServerIssues } from "../accounts/serverIssues.ts";
import { attemptKeys } from "../../shared/attemptKey.ts";
import { slotTimes } from "./slotTimes.ts";
import { TouchedLessons } from "./TouchedLessons.tsx";
import { useChange } from "./useChange.ts";

const fields = ["firstDay", "lastDay", "startTime", "endTime"] as const;
const native = { select: { native: true }, inputLabel: { shrink: true } } as const;

/** Which dates to close, and which lessons that touches, before anything is saved. */
export const BlockDialog = ({ onClose }: { onClose: () => void }) => {
  const title = useId();
  const [keyOf] = useState(attemptKeys);
  const { control, getValues, handleSubmit, setError, setValue } = useForm<
    z.input<typeof BlockDates>,
    unknown,
    BlockDates
  >({
    resolver: zodResolver(BlockDates),
    mode: "onChange",
    defaultValues: { firstDay: today(), lastDay: today(), startTime: "", endTime: "" },
  });
  const range = useWatch({ control });
  const { firstDay } = range;
  useEffect(() => {
    const lastDay = getValues("lastDay");
    if (firstDay && lastDay && firstDay > lastDay) setValue("lastDay", firstDay); // the first day takes the last one along
  }, [firstDay, getValues, setValue]);
  const parsed = BlockDates.safeParse(range);
  const block = useChange((range: BlockDates) => command("POST", blocksUrl, range, { idempotencyKey: keyOf(range) }), {
    done: "Dates blocked",
    failed: "Failed to block dates",
  });
  const save = handleSubmit((range) =>
    block.mutate(range, {
      onSuccess: onClose,
      onError: (error) => showServerIssues(error, setError, fields),
    }),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>Block Time Range</DialogTitle>
      <form noValidate onSubmit={save} style={{ display: "contents" }}>
        <DialogContent>
          <DialogContentText>
            Players cannot book you on these days. Without times the whole days are blocked.
          </DialogContentText>
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" }, pt: 2.5 }}>
            {(["firstDay", "lastDay"] as const).map((name) => (
              <FormField
                key={name}
                control={control}
                name={name}
                label={name === "firstDay" ? "First day" : "Last day"}
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
                label={name === "startTime" ? "From" : "To"}
                select
                slotProps={native}
              >
                <option value="">Whole day</option>
                {slotTimes.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </FormField>
            ))}
          </Box>
          {parsed.success && <TouchedLessons range={parsed.data} />}
          {block.isError && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {wordsOf(block.error, "Please try again.")}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={block.isPending}>
            {block.isPending ? "Blocking..." : "Block these dates"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
