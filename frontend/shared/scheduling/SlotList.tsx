import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Box, Card, FormControlLabel, IconButton, Switch, Typography } from "@mui/material";
import { restoreUrl, slotUrl, type SlotView } from "../../../backend/scheduling/contract.ts";
import { command } from "../api.ts";
import { tabular } from "../theme.ts";
import { slotClock, slotInWords, slotTerms } from "./slotWords.ts";
import { useChange } from "./useChange.ts";
import { slotListWords as words } from "./words.ts";

const setAvailable = ({ id, isAvailable }: Pick<SlotView, "id" | "isAvailable">) =>
  command("PATCH", slotUrl(id), { isAvailable });

/** Slots in order, each with a switch to open or close it and a button to delete it, with undo. */
export const SlotList = ({ slots, named = false }: { slots: SlotView[]; named?: boolean }) => {
  const restore = useChange(
    ({ id: slotId, instructorId }: SlotView) => command("POST", restoreUrl, { slotId, instructorId }),
    {
      done: words.timeSlotRestored,
      failed: words.failedToRestoreTime,
    },
  );
  const remove = useChange(
    async (slot: SlotView) => {
      await command("DELETE", slotUrl(slot.id));
      return slot;
    },
    {
      done: words.timeSlotDeletedSuccessfully,
      failed: words.failedToDeleteTime,
      undo: (slot) => ({ action: { label: words.undo, run: () => restore.mutate(slot) } }),
    },
  );
  const isBeingRemoved = ({ id }: SlotView) => remove.isPending && remove.variables.id === id;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: "none",
        p: 0,
        m: 0,
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: named ? "repeat(auto-fill, minmax(min(100%, 340px), 1fr))" : "1fr",
      }}
    >
      {slots.map((slot) => (
        <Card
          key={slot.id}
          component="li"
          sx={{
            p: 2,
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            columnGap: 2,
            rowGap: 0.5,
            borderLeft: 4,
            borderLeftColor: slot.isAvailable ? "success.light" : "ground.line",
          }}
        >
          <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
            <Typography component="h3" sx={{ fontWeight: 700, ...tabular }}>
              {named ? slotInWords(slot) : slotClock(slot)}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary", ...tabular }}>
              {slotTerms(slot)}
            </Typography>
          </Box>
          <Box sx={{ display: "flex", alignItems: "center", ml: "auto" }}>
            <AvailabilitySwitch slot={slot} />
            <IconButton
              aria-label={words.deleteSlot(slotInWords(slot))}
              onClick={() => !isBeingRemoved(slot) && remove.mutate(slot)}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        </Card>
      ))}
    </Box>
  );
};

const AvailabilitySwitch = ({ slot }: { slot: SlotView }) => {
  const toggle = useChange(setAvailable, {
    done: words.availabilityUpdatedSuccessfully,
    failed: words.failedToUpdateAvailability,
    of: `slot ${slot.id}`,
  });
  const isAvailable = toggle.isPending && toggle.variables ? toggle.variables.isAvailable : slot.isAvailable;
  return (
    <FormControlLabel
      sx={{ mr: 1 }}
      control={
        <Switch
          checked={isAvailable}
          // Not disabled while sending, which would drop the focus. Further switches are sent afterwards.
          onChange={(_, isAvailable) => toggle.mutate({ id: slot.id, isAvailable })}
          slotProps={{ input: { "aria-label": words.availableSlot(slotInWords(slot)) } }}
        />
      }
      label={isAvailable ? words.available : words.unavailable}
    />
  );
};
