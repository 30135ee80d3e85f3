import { FormControlLabel, Switch } from "@mui/material";
import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { useAct } from "../data/useAct.ts";
import type { ScheduleVerbs } from "./verbs.ts";
import { slotInWords, slotSwitchWords as words } from "./words.ts";

/** Opens or closes a slot for booking, shown at once while the server is asked. Booked lessons stay as they are. */
export const SlotSwitch = ({ slot }: { slot: SlotView }) => {
  const { send, sending, values } = useAct(({ toggleSlot }: ScheduleVerbs) => toggleSlot, {
    done: words.availabilityUpdatedSuccessfully,
    failed: words.failedToUpdateAvailability,
  });
  const open = sending && values ? values.isAvailable : slot.isAvailable;
  return (
    <FormControlLabel
      sx={{ ml: -0.75, mr: 0 }}
      control={
        <Switch
          size="small"
          checked={open}
          // Not disabled meanwhile: it would lose the focus.
          onChange={(_, isAvailable) => void send({ id: slot.id, isAvailable })}
          slotProps={{ input: { "aria-label": words.availableOf(slotInWords(slot)) } }}
        />
      }
      label={open ? words.available : words.unavailable}
      slotProps={{ typography: { variant: "body2", sx: { color: "text.secondary" } } }}
    />
  );
};
