import { Chip } from "@mui/material";
import type { MailState } from "../../../backend/mail/contract.ts";
import { soft } from "../../shared/theme.ts";
import { stateLabel } from "./words.ts";

const tone = { waiting: "warning", sent: "success", failed: "error" } as const;

export const StateChip = ({ state }: { state: MailState }) => (
  <Chip size="small" label={stateLabel[state]} sx={{ bgcolor: soft(tone[state], 14), color: `${tone[state]}.main` }} />
);
