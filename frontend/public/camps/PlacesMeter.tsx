import { Box, LinearProgress, Typography } from "@mui/material";
import type { CampView } from "../../../backend/camps/contract.ts";
import { tabular } from "../../shared/theme.ts";
import { heldWords, perDivision, takenWords } from "./places.ts";
import { spotsMeterWords as words } from "./words.ts";

/** How many spots are left, how many are taken, and why the rest is neither. */
export const PlacesMeter = ({ camp }: { camp: CampView }) => {
  const { spotsAvailable, capacity } = camp;
  const share = capacity > 0 ? Math.min(100, ((capacity - spotsAvailable) / capacity) * 100) : 100;
  const notes = [heldWords(camp), perDivision(camp)].filter((note) => note !== undefined);
  return (
    <Box sx={tabular}>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 1, flexWrap: "wrap" }}>
        <Typography sx={{ fontWeight: 700 }}>{words.spotsAvailable(spotsAvailable)}</Typography>
        <Typography sx={{ color: "text.secondary" }}>{takenWords(camp)}</Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={share}
        color={spotsAvailable === 0 ? "error" : "primary"}
        aria-hidden
        sx={{ mt: 0.75, height: 8, borderRadius: 4, bgcolor: "ground.sand" }}
      />
      {notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ color: "text.secondary", mt: 0.75 }}>
          {note}
        </Typography>
      ))}
    </Box>
  );
};
