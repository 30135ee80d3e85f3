import type { InquiryStatus } from "../../../backend/clinics/contract.ts";
import { StateChip, type Tone } from "../frame/StateChip.tsx";
import { statusLabel } from "./words.ts";

const tone = {
  pending: "warning",
  contacted: "info",
  scheduled: "success",
  completed: "primary",
} as const satisfies Record<InquiryStatus, Tone>;

export const InquiryStatusChip = ({ status }: { status: InquiryStatus }) => (
  <StateChip label={statusLabel[status]} tone={tone[status]} />
);
