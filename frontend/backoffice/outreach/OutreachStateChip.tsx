import type { OutreachState, OutreachView } from "../../../backend/outreach/formContract.ts";
import { StateChip, type Tone } from "../frame/StateChip.tsx";
import { stateOf } from "./words.ts";

const tone: Record<OutreachState, Tone> = {
  queued: "warning",
  sent: "success",
  failed: "error",
  skipped: "info",
  unknown: "warning",
};

export const OutreachStateChip = ({ email }: { email: Pick<OutreachView, "state" | "onlyWritten"> }) => (
  <StateChip label={stateOf(email)} tone={email.onlyWritten ? "info" : tone[email.state]} />
);
