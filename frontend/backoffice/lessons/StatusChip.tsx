import type { LessonStatus } from "../../../backend/lessons/contract.ts";
import { StateChip, type Tone } from "../frame/StateChip.tsx";
import { statusWords } from "./words.ts";

const tone: Record<LessonStatus, Tone | undefined> = {
  pending: "warning",
  confirmed: "success",
  scheduled: "info",
  completed: "primary",
  missed: "error",
  declined: "error",
  cancelled: undefined,
};

export const StatusChip = ({ status }: { status: LessonStatus }) => (
  <StateChip label={statusWords[status]} tone={tone[status]} />
);
