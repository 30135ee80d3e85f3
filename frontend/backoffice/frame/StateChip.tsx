import { Chip, type ChipProps } from "@mui/material";
import { soft } from "../../shared/theme.ts";

export type Tone = "primary" | "secondary" | "success" | "info" | "warning" | "error";
type Props = Omit<ChipProps, "color" | "size"> & { tone: Tone | undefined };

/** A status as a word in its colour; grey without a tone. */
export const StateChip = ({ tone, ...props }: Props) => (
  <Chip
    size="small"
    {...props}
    sx={
      tone
        ? { bgcolor: soft(tone, 14), color: `${tone}.main`, "& .MuiChip-icon": { color: "inherit" } }
        : { bgcolor: "ground.sand", color: "text.secondary" }
    }
  />
);
