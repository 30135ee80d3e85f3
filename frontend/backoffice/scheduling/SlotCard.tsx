import { Box, Card } from "@mui/material";
import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { clock } from "../../shared/formats.ts";
import { SlotSwitch } from "./SlotSwitch.tsx";
import { WithdrawSlotButton } from "./WithdrawSlotButton.tsx";
import { slotEnd, slotTerms, slotCardWords as words } from "./words.ts";

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
        <Box sx={{ typography: "body2", color: "text.secondary" }}>{words.to(clock(slot.endTime))}</Box>
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
