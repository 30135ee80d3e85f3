import type { LessonRequestStatus } from "../../../../backend/lessons/contract.ts";
import { StateChip, type Tone } from "../../frame/StateChip.tsx";
import { requestStatusWords } from "../words.ts";

const tone = {
  pending: "warning",
  contacted: "info",
  scheduled: "success",
  completed: "primary",
  declined: "error",
} as const satisfies Record<LessonRequestStatus, Tone>;

export const RequestStatusChip = ({ status }: { status: LessonRequestStatus }) => (
  <StateChip label={requestStatusWords[status]} tone={tone[status]} />
);
