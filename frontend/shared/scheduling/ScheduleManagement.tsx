import { Box, Skeleton, Typography } from "@mui/material";
import type { ReactNode, Ref } from "react";
import { Empty } from "../Empty.tsx";
import { SlotList } from "./SlotList.tsx";
import { type Schedule, useSlots } from "./useSchedule.ts";
import { scheduleManagementWords as words } from "./words.ts";

const order = (dayOfWeek: number) => (dayOfWeek + 6) % 7; // Monday first

type Props = { schedule: Schedule; heading?: Ref<HTMLHeadingElement>; action?: ReactNode; notice?: ReactNode };

/** Every weekly time slot of a schedule, with what can be done about each. `action`: about all of them. */
export const ScheduleManagement = ({ schedule, heading, action, notice }: Props) => {
  const { data: slots } = useSlots(schedule);
  const sorted = slots?.toSorted(
    (a, b) => order(a.dayOfWeek) - order(b.dayOfWeek) || a.startTime.localeCompare(b.startTime),
  );
  return (
    <Box component="section" aria-labelledby="availability" sx={{ minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <Typography
          id="availability"
          variant="h3"
          component="h2"
          ref={heading}
          tabIndex={-1}
          sx={{ mr: "auto", "&:focus": { outline: "none" } }}
        >
          {words.scheduleManagement}
        </Typography>
        {action}
      </Box>
      {notice}
      <Box sx={{ mt: 2 }}>
        {!sorted ? (
          <Skeleton variant="rounded" height={240} />
        ) : sorted.length > 0 ? (
          <SlotList slots={sorted} named />
        ) : (
          <Empty title={words.noTimeSlots} text={words.addRegularHours} />
        )}
      </Box>
    </Box>
  );
};
