import type { CreationStatus, FinderStatus } from "../../../backend/teams/contract.ts";
import { StateChip, type Tone } from "../frame/StateChip.tsx";
import { statusLabel } from "./words.ts";

const tone = {
  pending: "warning",
  contacted: "info",
  placed: "success",
  approved: "success",
  closed: undefined,
} as const satisfies Record<FinderStatus | CreationStatus, Tone | undefined>;

export const TeamStatusChip = ({ status }: { status: FinderStatus | CreationStatus }) => (
  <StateChip label={statusLabel[status]} tone={tone[status]} />
);
