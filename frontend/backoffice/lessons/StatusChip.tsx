import { Chip } from "@mui/material";
import type { LessonStatus } from "../../../backend/lessons/contract.ts";
import { soft } from "../../shared/theme.ts";
import { statusLabel } from "./words.ts";

const tone: Record<LessonStatus, "warning" | "success" | "info" | "error" | "primary" | undefined> = {
  pending: "warning",
  confirmed: "success",
  scheduled: "info",
  completed: "primary",
  declined: "error",
  cancelled: undefined,
};

export const StatusChip = ({ status }: { status: LessonStatus }) => {
  const color = tone[status];
  return (
    <Chip
      size="small"
      label={statusLabel[status]}
      sx={
        color
          ? { bgcolor: soft(color, 14), color: `${color}.main` }
          : { bgcolor: "ground.sand", color: "text.secondary" }
      }
    />
  );
};
