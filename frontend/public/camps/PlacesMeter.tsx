import { Box, LinearProgress, Typography } from "@mui/material";
import { Fragment } from "react";
import type { CampView } from "../../../backend/camps/contract.ts";
import { tabular } from "../../shared/theme.ts";
import { heldWords, perDivision, takenWords } from "./places.ts";
import { isFew, spotsMeterWords as words } from "./words.ts";

/** How full a camp is: loud once few spots are left, else in passing. */
export const PlacesMeter = ({ camp }: { camp: CampView }) => {
  const { spotsAvailable, capacity } = camp;
  const presses = spotsAvailable > 0 && isFew(spotsAvailable);
  const notes = [
    !presses && words.spotsAvailable(spotsAvailable),
    takenWords(camp),
    heldWords(camp),
    perDivision(camp),
  ].filter((note) => typeof note === "string");
  return (
    <Box sx={tabular}>
      {presses && (
        <>
          <Typography sx={{ fontWeight: 700 }}>{words.spotsLeft(spotsAvailable)}</Typography>
          <LinearProgress
            variant="determinate"
            value={Math.min(100, ((capacity - spotsAvailable) / capacity) * 100)}
            aria-hidden
            sx={{ my: 0.75, height: 8, borderRadius: 4, bgcolor: "ground.sand" }}
          />
        </>
      )}
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {notes.map((note, n) => (
          <Fragment key={note}>
            {n > 0 && " · "}
            <Box component="span" sx={{ display: "inline-block" }}>
              {note}
            </Box>
          </Fragment>
        ))}
      </Typography>
    </Box>
  );
};
