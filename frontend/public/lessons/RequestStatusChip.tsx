import BlockIcon from "@mui/icons-material/Block";
import DoneAllIcon from "@mui/icons-material/DoneAll";
import EventAvailableIcon from "@mui/icons-material/EventAvailable";
import ForumIcon from "@mui/icons-material/ForumOutlined";
import HourglassIcon from "@mui/icons-material/HourglassEmpty";
import { Chip, type ChipProps } from "@mui/material";
import type { LessonRequestStatus } from "../../../backend/lessons/contract.ts";

type Look = { label: string; color: NonNullable<ChipProps["color"]>; icon: NonNullable<ChipProps["icon"]> };
const looks: Record<LessonRequestStatus, Look> = {
  pending: { label: "Waiting for a reply", color: "warning", icon: <HourglassIcon /> },
  contacted: { label: "In touch", color: "info", icon: <ForumIcon /> },
  scheduled: { label: "Scheduled", color: "success", icon: <EventAvailableIcon /> },
  completed: { label: "Completed", color: "info", icon: <DoneAllIcon /> },
  declined: { label: "Declined", color: "error", icon: <BlockIcon /> },
};

/** How far a custom request is, in words, colour and sign. */
export const RequestStatusChip = ({ status }: { status: LessonRequestStatus }) => (
  <Chip size="small" variant="outlined" {...looks[status]} />
);
