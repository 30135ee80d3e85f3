import { Chip } from "@mui/material";
import type { LessonRequestStatus } from "../../../../backend/lessons/contract.ts";
import { soft } from "../../../shared/theme.ts";
import { statusLabel } from "./words.ts";

const tone = {
  pending: "warning",
  contacted: "info",
  scheduled: "success",
  completed: "primary",
  declined: "error",
} as const satisfies Record<LessonRequestStatus, string>;

export const RequestStatusChip = ({ status }: { status: LessonRequestStatus }) => (
  <Chip
    size="small"
    label={statusLabel[status]}
    sx={{ bgcolor: soft(tone[status], 14), color: `${tone[status]}.main` }}
  />
);
