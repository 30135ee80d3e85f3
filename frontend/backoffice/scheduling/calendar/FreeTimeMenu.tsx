import AddIcon from "@mui/icons-material/Add";
import BlockIcon from "@mui/icons-material/EventBusy";
import AvailableIcon from "@mui/icons-material/EventAvailable";
import { ListItemIcon, ListSubheader, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { PublishSlot } from "../../../../backend/scheduling/contract.ts";
import { clockRange, shortDate } from "../../../shared/formats.ts";
import { weekdayOf } from "../../../shared/scheduling/calendar.ts";
import { useMe } from "../../access/me.ts";
import { checkedBy } from "../../data/useActForm.ts";
import { NewLessonDialog } from "../../lessons/open.ts";
import { AddSlotDialog } from "../AddSlotDialog.tsx";
import { BlockDialog } from "../builder/BlockDialog.tsx";
import { newSlot, type SlotDraft } from "../slotDraft.ts";
import { freeTimeMenuWords as words } from "../words.ts";
import type { FreeTime } from "./FreeTimes.tsx";

type Props = { time: FreeTime; onClose: () => void };

/** What can be put into a free time of the calendar. Whose it is is asked with a lesson alone. */
export const FreeTimeMenu = ({ time, onClose }: Props) => {
  const [doing, setDoing] = useState<"lesson" | "availability" | "block" | null>(null);
  const { date, startTime, endTime, instructorId, at } = time;
  if (doing === "lesson") return <NewLessonDialog {...{ instructorId, date, startTime, onClose }} />;
  if (doing === "availability") return <AddAvailability time={time} onClose={onClose} />;
  if (doing === "block" && instructorId)
    return (
      <BlockDialog
        instructorId={instructorId}
        range={{ firstDay: date, lastDay: date, startTime, endTime }}
        onClose={onClose}
      />
    );
  return (
    <Menu open onClose={onClose} anchorReference="anchorPosition" anchorPosition={at}>
      <ListSubheader sx={{ bgcolor: "transparent", lineHeight: 2 }}>
        {shortDate(date)}, {clockRange(startTime, endTime)}
      </ListSubheader>
      <MenuItem sx={{ minHeight: 44 }} onClick={() => setDoing("lesson")}>
        <ListItemIcon>
          <AddIcon fontSize="small" />
        </ListItemIcon>
        {words.newLesson}
      </MenuItem>
      {instructorId && (
        <MenuItem sx={{ minHeight: 44 }} onClick={() => setDoing("availability")}>
          <ListItemIcon>
            <AvailableIcon fontSize="small" />
          </ListItemIcon>
          {words.addAvailability}
        </MenuItem>
      )}
      {instructorId && (
        <MenuItem sx={{ minHeight: 44 }} onClick={() => setDoing("block")}>
          <ListItemIcon>
            <BlockIcon fontSize="small" />
          </ListItemIcon>
          {words.block}
        </MenuItem>
      )}
    </Menu>
  );
};

const AddAvailability = ({ time: { date, startTime, endTime, instructorId }, onClose }: Props) => {
  const isOwn = useMe().role === "instructor";
  const form = useForm<SlotDraft>({
    resolver: checkedBy(PublishSlot),
    defaultValues: { ...newSlot(), dayOfWeek: String(weekdayOf(date)), startTime, endTime },
  });
  return <AddSlotDialog open form={form} {...(!isOwn && { instructorId })} onClose={onClose} />;
};
