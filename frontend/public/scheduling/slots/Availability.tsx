import { Box, Skeleton, Typography } from "@mui/material";
import { useCallback, useRef } from "react";
import { Empty } from "../../../shared/Empty.tsx";
import { ClearedNotice, ClearScheduleButton } from "../ClearSchedule.tsx";
import { SlotList } from "./SlotList.tsx";
import { type Schedule, useSlots } from "../useSchedule.ts";
import { availabilityWords as words } from "../words.ts";

const order = (dayOfWeek: number) => (dayOfWeek + 6) % 7; // Monday first

/** Every weekly time slot of a schedule, with what can be done about each, and about all of them. */
export const Availability = ({ schedule }: { schedule: Schedule }) => {
  const { data: slots } = useSlots(schedule);
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = useCallback(() => heading.current?.focus(), []);
  const sorted = slots?.toSorted(
    (a, b) => order(a.dayOfWeek) - order(b.dayOfWeek) || a.startTime.localeCompare(b.startTime),
  );
  return (
    <Box component="section" aria-labelledby="availability">
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
        {sorted && <ClearScheduleButton schedule={schedule} isEmpty={sorted.length === 0} onChanged={toHeading} />}
      </Box>
      <ClearedNotice schedule={schedule} onChanged={toHeading} />
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
