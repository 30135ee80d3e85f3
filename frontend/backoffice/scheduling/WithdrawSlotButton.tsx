import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { IconButton } from "@mui/material";
import { useState } from "react";
import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { useAct } from "../data/useAct.ts";
import { ConfirmDialog } from "../frame/ConfirmDialog.tsx";
import type { ScheduleVerbs } from "./verbs.ts";
import { slotEnd, slotInWords, withdrawSlotButtonWords as words } from "./words.ts";

export const WithdrawSlotButton = ({ slot }: { slot: SlotView }) => {
  const [asking, setAsking] = useState(false);
  const { send, sending } = useAct(({ withdrawSlot }: ScheduleVerbs) => withdrawSlot, {
    done: words.availabilitySlotDeletedSuccessfully,
    failed: words.failedToDeleteAvailability,
  });
  return (
    <>
      <IconButton
        size="small"
        aria-label={words.deleteThis(slotInWords(slot))}
        onClick={() => setAsking(true)}
        sx={{ minWidth: 32, minHeight: 32, p: 0.5, color: "text.secondary" }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        busy={sending}
        title={words.deleteThisTime}
        action={words.deleteTime}
        onConfirm={() => void send(slot.id).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <p>
          <strong>{slotInWords(slot)}</strong>, {slotEnd(slot)}
        </p>
        <p>{words.playersCantBookIt}</p>
        {slot.isAvailable && <p>{words.justClosingIt}</p>}
      </ConfirmDialog>
    </>
  );
};
