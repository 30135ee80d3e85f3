import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Box, Card, FormControlLabel, IconButton, Switch, Typography } from "@mui/material";
import { useState } from "react";
import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { clock } from "../../shared/formats.ts";
import { useAct } from "../data/useAct.ts";
import { ConfirmDialog } from "../frame/ConfirmDialog.tsx";
import type { ScheduleVerbs } from "./verbs.ts";
import {
  slotCardWords,
  slotClock,
  slotEnd,
  slotInWords,
  slotSwitchWords,
  slotTerms,
  withdrawSlotButtonWords,
} from "./words.ts";

/** Opens or closes a slot for booking, shown at once while the server is asked. Booked lessons stay as they are. */
const SlotSwitch = ({ slot }: { slot: SlotView }) => {
  const { send, sending, values } = useAct(({ toggleSlot }: ScheduleVerbs) => toggleSlot, {
    done: slotSwitchWords.availabilityUpdatedSuccessfully,
    failed: slotSwitchWords.failedToUpdateAvailability,
  });
  const open = sending && values ? values.isAvailable : slot.isAvailable;
  return (
    <FormControlLabel
      sx={{ ml: -0.75, mr: 0 }}
      control={
        <Switch
          size="small"
          checked={open}
          // Not disabled while it is sent: it would lose the focus.
          onChange={(_, isAvailable) => void send({ id: slot.id, isAvailable })}
          slotProps={{ input: { "aria-label": slotSwitchWords.availableOf(slotInWords(slot)) } }}
        />
      }
      label={open ? slotSwitchWords.available : slotSwitchWords.unavailable}
      slotProps={{ typography: { variant: "body2", sx: { color: "text.secondary" } } }}
    />
  );
};

const WithdrawSlotButton = ({ slot }: { slot: SlotView }) => {
  const [asking, setAsking] = useState(false);
  const { send, sending } = useAct(({ withdrawSlot }: ScheduleVerbs) => withdrawSlot, {
    done: withdrawSlotButtonWords.availabilitySlotDeletedSuccessfully,
    failed: withdrawSlotButtonWords.failedToDeleteAvailability,
  });
  return (
    <>
      <IconButton
        size="small"
        aria-label={withdrawSlotButtonWords.deleteThis(slotInWords(slot))}
        onClick={() => setAsking(true)}
        sx={{ minWidth: 32, minHeight: 32, p: 0.5, color: "text.secondary" }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        busy={sending}
        title={withdrawSlotButtonWords.deleteThisTime}
        action={withdrawSlotButtonWords.deleteTime}
        onConfirm={() => void send(slot.id).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <p>
          <strong>{slotInWords(slot)}</strong>, {slotEnd(slot)}
        </p>
        <p>{withdrawSlotButtonWords.playersCantBookIt}</p>
        {slot.isAvailable && <p>{withdrawSlotButtonWords.justClosingIt}</p>}
      </ConfirmDialog>
    </>
  );
};

/** One slot in a column of the week. */
export const SlotCard = ({ slot }: { slot: SlotView }) => {
  const open = slot.isAvailable;
  return (
    <Card
      sx={{
        position: "relative",
        p: 1.25,
        pt: 1,
        borderRadius: "10px",
        borderLeft: 4,
        borderLeftColor: open ? "success.light" : "ground.line",
      }}
    >
      <Box sx={{ position: "absolute", top: 2, right: 2 }}>
        <WithdrawSlotButton slot={slot} />
      </Box>
      <Box sx={{ fontVariantNumeric: "tabular-nums", lineHeight: 1.35, whiteSpace: "nowrap" }}>
        <Box sx={{ fontWeight: 700, fontSize: "0.9375rem", color: open ? "text.primary" : "text.secondary" }}>
          {clock(slot.startTime)}
        </Box>
        <Box sx={{ typography: "body2", color: "text.secondary" }}>{slotCardWords.to(clock(slot.endTime))}</Box>
      </Box>
      <Box sx={{ typography: "caption", color: "text.secondary", mt: 0.5, fontVariantNumeric: "tabular-nums" }}>
        <div>{slotTerms(slot)}</div>
        <div>{slot.location}</div>
        <div>{slotEnd(slot)}</div>
      </Box>
      <SlotSwitch slot={slot} />
    </Card>
  );
};

/** One slot across the width of a phone. */
export const SlotRow = ({ slot }: { slot: SlotView }) => (
  <Card
    sx={{
      py: 1,
      pl: 1.5,
      pr: 0.5,
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto auto",
      columnGap: 1,
      alignItems: "center",
      borderLeft: 4,
      borderLeftColor: slot.isAvailable ? "success.light" : "divider",
    }}
  >
    <div>
      <Typography sx={{ fontWeight: 700, fontVariantNumeric: "tabular-nums" }}>{slotClock(slot)}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {slotTerms(slot)} · {slotEnd(slot)}
        <br />
        {slot.location}
      </Typography>
    </div>
    <SlotSwitch slot={slot} />
    <WithdrawSlotButton slot={slot} />
  </Card>
);
