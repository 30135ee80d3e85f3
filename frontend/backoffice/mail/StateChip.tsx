import { Chip } from "@mui/material";
import type { MailView } from "../../../backend/mail/contract.ts";
import { soft } from "../../shared/theme.ts";
import { isOnlyWritten, stateOf } from "./words.ts";

const tone = { waiting: "warning", sent: "success", failed: "error" } as const;

export const StateChip = ({ mail }: { mail: Pick<MailView, "state" | "reason"> }) => {
  const color = isOnlyWritten(mail) ? "info" : tone[mail.state];
  return <Chip size="small" label={stateOf(mail)} sx={{ bgcolor: soft(color, 14), color: `${color}.main` }} />;
};
