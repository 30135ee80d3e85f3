import BlockIcon from "@mui/icons-material/Block";
import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import DoneAllIcon from "@mui/icons-material/DoneAll";
import EventAvailableIcon from "@mui/icons-material/EventAvailable";
import EventBusyIcon from "@mui/icons-material/EventBusy";
import HourglassIcon from "@mui/icons-material/HourglassEmpty";
import { Chip, type ChipProps } from "@mui/material";
import type { LessonStatus } from "../../../backend/lessons/contract.ts";
import { lessonStatusWords as words } from "./words.ts";

type Look = { label: string; color: NonNullable<ChipProps["color"]>; icon: NonNullable<ChipProps["icon"]> };
const looks: Record<LessonStatus, Look> = {
  pending: { label: words.pending, color: "warning", icon: <HourglassIcon /> },
  confirmed: { label: words.confirmed, color: "success", icon: <CheckCircleIcon /> },
  scheduled: { label: words.scheduled, color: "success", icon: <EventAvailableIcon /> },
  completed: { label: words.completed, color: "info", icon: <DoneAllIcon /> },
  missed: { label: words.missed, color: "default", icon: <EventBusyIcon /> },
  declined: { label: words.declined, color: "error", icon: <BlockIcon /> },
  cancelled: { label: words.cancelled, color: "default", icon: <EventBusyIcon /> },
};

/** A status in words, colour and icon, each readable alone. */
export const LessonStatusChip = ({ status, label }: { status: LessonStatus; label?: string }) => (
  <Chip size="small" variant="outlined" {...looks[status]} {...(label && { label })} />
);
