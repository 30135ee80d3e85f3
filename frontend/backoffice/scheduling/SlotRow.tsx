import { Card, Typography } from "@mui/material";
import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { SlotSwitch } from "./SlotSwitch.tsx";
import { slotClock, slotEnd, slotTerms } from "./slotWords.ts";
import { WithdrawSlotButton } from "./WithdrawSlotButton.tsx";

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
