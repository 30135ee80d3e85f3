import { Chip } from "@mui/material";
import type { InquiryStatus } from "../../../backend/clinics/contract.ts";
import { soft } from "../../shared/theme.ts";
import { statusLabel } from "./words.ts";

const tone = {
  pending: "warning",
  contacted: "info",
  scheduled: "success",
  completed: "primary",
} as const satisfies Record<InquiryStatus, string>;

export const InquiryStatusChip = ({ status }: { status: InquiryStatus }) => (
  <Chip
    size="small"
    label={statusLabel[status]}
    sx={{ bgcolor: soft(tone[status], 14), color: `${tone[status]}.main` }}
  />
);
