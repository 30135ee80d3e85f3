import { Box, Chip } from "@mui/material";
import type { CampView } from "../../../backend/camps/contract.ts";
import { soft } from "../../shared/theme.ts";
import { closedWords } from "./places.ts";
import { campBadgesWords as words } from "./words.ts";

const typeLabel = { camp: words.camp, clinic: words.clinic };
const toned = (tone: "primary" | "secondary" | "error" | "warning") => ({
  bgcolor: soft(tone, 14),
  color: `${tone}.main`,
});

/** The camp's type, and why registration is closed. */
export const CampBadges = ({ camp }: { camp: CampView }) => {
  const closed = closedWords(camp);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.75 }}>
      <Chip
        size="small"
        label={typeLabel[camp.campType]}
        sx={toned(camp.campType === "camp" ? "primary" : "secondary")}
      />
      {closed && <Chip size="small" label={closed} sx={toned(camp.status === "cancelled" ? "error" : "warning")} />}
      {!closed && camp.isFull && <Chip size="small" label={words.full} sx={toned("error")} />}
    </Box>
  );
};
