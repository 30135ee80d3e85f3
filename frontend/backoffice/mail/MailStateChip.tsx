import { StateChip } from "../frame/StateChip.tsx";
import { isOnlyWritten, stateOf, type Told } from "./words.ts";

const tone = {
  waiting: "warning",
  "handing over": "warning",
  sent: "success",
  failed: "error",
  skipped: "info",
  unknown: "warning",
} as const;

export const MailStateChip = ({ mail }: { mail: Told }) => (
  <StateChip label={stateOf(mail)} tone={isOnlyWritten(mail) ? "info" : tone[mail.state]} />
);
