import { Chip } from "@mui/material";
import type { CampStatus } from "../../../backend/camps/contract.ts";
import { soft } from "../../shared/theme.ts";
import { campStatusLabel } from "./words.ts";

const tone = { active: "success", completed: "primary", cancelled: "error", archived: undefined } as const;

export const CampStatusChip = ({ status }: { status: CampStatus }) => {
  const color = tone[status];
  return (
    <Chip
      size="small"
      label={campStatusLabel[status]}
      sx={
        color
          ? { bgcolor: soft(color, 14), color: `${color}.main` }
          : { bgcolor: "ground.sand", color: "text.secondary" }
      }
    />
  );
};
