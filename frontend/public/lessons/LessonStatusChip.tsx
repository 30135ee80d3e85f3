import BlockIcon from "@mui/icons-material/Block";
import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import DoneAllIcon from "@mui/icons-material/DoneAll";
import EventAvailableIcon from "@mui/icons-material/EventAvailable";
import EventBusyIcon from "@mui/icons-material/EventBusy";
import HourglassIcon from "@mui/icons-material/HourglassEmpty";
import { Chip, type ChipProps } from "@mui/material";
import type { LessonStatus } from "../../../backend/lessons/contract.ts";

type Look = { label: string; color: NonNullable<ChipProps["color"]>; icon: NonNullable<ChipProps["icon"]> };
const looks: Record<LessonStatus, Look> = {
  pending: { label: "Waiting for confirmation", color: "warning", icon: <HourglassIcon /> },
  confirmed: { label: "Confirmed", color: "success", icon: <CheckCircleIcon /> },
  scheduled: { label: "Scheduled", color: "success", icon: <EventAvailableIcon /> },
  completed: { label: "Completed", color: "info", icon: <DoneAllIcon /> },
  missed: { label: "No-show", color: "default", icon: <EventBusyIcon /> },
  declined: { label: "Declined", color: "error", icon: <BlockIcon /> },
  cancelled: { label: "Canceled", color: "default", icon: <EventBusyIcon /> },
};

/** A status in words, colour and icon, each readable alone. */
export const LessonStatusChip = ({ status, label }: { status: LessonStatus; label?: string }) => (
  <Chip size="small" variant="outlined" {...looks[status]} {...(label && { label })} />
);
