import { Box } from "@mui/material";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { AskedFirst } from "../../shared/lessons/AskingFirst.tsx";
import { ScheduleManagement } from "../../shared/scheduling/ScheduleManagement.tsx";
import { AddSlotCard, slotPresets } from "../../shared/scheduling/SlotForm.tsx";
import { scheduleOf } from "../../shared/scheduling/useSchedule.ts";

/** An instructor's weekly time slots, to add, switch and delete. */
export const SchedulePanel = ({ user }: { user: UserView }) => {
  const schedule = scheduleOf(user, null);
  if (!schedule) return null;
  return (
    <Box sx={{ mt: 6, display: "grid", gap: 4, alignItems: "start", gridTemplateColumns: { md: "1fr 400px" } }}>
      <ScheduleManagement schedule={schedule} />
      <AddSlotCard instructorId={schedule.instructorId} {...slotPresets} />
      <AskedFirst />
    </Box>
  );
};
