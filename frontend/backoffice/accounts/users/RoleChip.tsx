import { Chip } from "@mui/material";
import type { Role } from "../../../../backend/accounts/contract.ts";
import { soft } from "../../../shared/theme.ts";
import { roleLabel } from "../../access/roles.ts";

/** In place of a role, for somebody whose data was erased. */
export const RemovedChip = () => (
  <Chip size="small" variant="outlined" label="Removed" sx={{ color: "text.secondary" }} />
);

export const RoleChip = ({ role }: { role: Role }) => {
  const color = role === "admin" ? "secondary" : "success";
  return (
    <Chip
      size="small"
      label={roleLabel[role]}
      sx={
        role === "student"
          ? { bgcolor: "ground.sand", color: "text.secondary" }
          : { bgcolor: soft(color, 14), color: `${color}.main` }
      }
    />
  );
};
