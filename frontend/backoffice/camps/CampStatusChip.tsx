import type { CampStatus } from "../../../backend/camps/contract.ts";
import { StateChip } from "../frame/StateChip.tsx";
import { campStatusLabel } from "./words.ts";

const tone = {
  draft: "warning",
  active: "success",
  completed: "primary",
  cancelled: "error",
  archived: undefined,
} as const;

export const CampStatusChip = ({ status }: { status: CampStatus }) => (
  <StateChip label={campStatusLabel[status]} tone={tone[status]} />
);
