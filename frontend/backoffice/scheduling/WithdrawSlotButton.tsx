import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { IconButton } from "@mui/material";
import { useState } from "react";
import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { useAct } from "../data/useAct.ts";
import { ConfirmDialog } from "../frame/ConfirmDialog.tsx";
import { slotEnd, slotInWords } from "./slotWords.ts";
import type { ScheduleVerbs } from "./verbs.ts";

export const WithdrawSlotButton = ({ slot }: { slot: SlotView }) => {
  const [asking, setAsking] = useState(false);
  const { send, sending } = useAct(({ withdrawSlot }: ScheduleVerbs) => withdrawSlot, {
    done: "Availability slot deleted successfully",
    failed: "Failed to delete availability",
  });
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Delete ${slotInWords(slot)}`}
        onClick={() => setAsking(true)}
        sx={{ minWidth: 32, minHeight: 32, p: 0.5, color: "text.secondary" }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        busy={sending}
        title="Delete this time?"
        action="Delete time"
        onConfirm={() => void send(slot.id).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <p>
          <strong>{slotInWords(slot)}</strong>, {slotEnd(slot)}
        </p>
        <p>Players can no longer book it in any week. Lessons that are already booked stay as they are.</p>
        {slot.isAvailable && <p>To close it for a while only, switch it to unavailable instead.</p>}
      </ConfirmDialog>
    </>
  );
};
