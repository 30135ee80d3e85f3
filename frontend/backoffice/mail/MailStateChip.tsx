import type { MailView } from "../../../backend/mail/contract.ts";
import { StateChip } from "../frame/StateChip.tsx";
import { isOnlyWritten, stateOf } from "./words.ts";

const tone = { waiting: "warning", sent: "success", failed: "error" } as const;

export const MailStateChip = ({ mail }: { mail: Pick<MailView, "state" | "reason"> }) => (
  <StateChip label={stateOf(mail)} tone={isOnlyWritten(mail) ? "info" : tone[mail.state]} />
);
