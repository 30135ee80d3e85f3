import { Chip } from "@mui/material";
import type { Role } from "../../../../backend/accounts/contract.ts";
import { roleLabel } from "../../access/roles.ts";
import { StateChip } from "../../frame/StateChip.tsx";
import { roleChipWords as words } from "../words.ts";

/** Shown in place of a role for somebody whose data was erased. */
export const RemovedChip = () => (
  <Chip size="small" variant="outlined" label={words.removed} sx={{ color: "text.secondary" }} />
);

const tone = { admin: "secondary", instructor: "success", student: undefined } as const;

export const RoleChip = ({ role }: { role: Role }) => <StateChip label={roleLabel[role]} tone={tone[role]} />;
