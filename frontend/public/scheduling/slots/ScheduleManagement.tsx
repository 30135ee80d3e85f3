import { Box } from "@mui/material";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { Availability } from "./Availability.tsx";
import { AddSlotCard, slotPresets } from "./SlotForm.tsx";
import { scheduleOf } from "../useSchedule.ts";

/** An instructor's weekly time slots, to add, switch and delete. */
export const ScheduleManagement = ({ user }: { user: UserView }) => {
  const schedule = scheduleOf(user, null);
  if (!schedule) return null;
  return (
    <Box sx={{ mt: 6, display: "grid", gap: 4, alignItems: "start", gridTemplateColumns: { md: "1fr 400px" } }}>
      <Box sx={{ minWidth: 0 }}>
        <Availability schedule={schedule} />
      </Box>
      <AddSlotCard instructorId={schedule.instructorId} {...slotPresets} />
    </Box>
  );
};
