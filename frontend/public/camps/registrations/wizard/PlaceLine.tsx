import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import { Box, Typography } from "@mui/material";
import { soft, tabular } from "../../../../shared/theme.ts";
import { isFull, type Place } from "./divisions.ts";
import { spotLineWords as words } from "../../words.ts";

const wordsFor = (place: Place) => {
  switch (place.kind) {
    case "unknown":
      return words.enterAgeAndSport;
    case "not for this age":
      return words.notForThisAge(place.why);
    case "owner decides":
      return words.noGroupFits(place.groups);
    case "whole camp":
      return words.everyonePlaysTogether(place.left);
    case "division":
      return words.playsWith(place.division, place.left);
  }
};

const groundOf = (place: Place) => {
  if (isFull(place) || place.kind === "not for this age") return soft("error");
  if (place.kind === "owner decides") return soft("warning");
  return place.kind === "unknown" ? "ground.sand" : soft("success");
};

/** The child's division and its open spots. Its space is reserved until known, so that nothing jumps. */
export const PlaceLine = ({ place }: { place: Place }) => (
  <Box
    component="output"
    sx={{
      display: "flex",
      gap: 1.5,
      alignItems: "center",
      minHeight: 72,
      px: 2,
      py: 1.25,
      borderRadius: "10px",
      bgcolor: groundOf(place),
    }}
  >
    <GroupsIcon sx={{ color: "text.secondary" }} />
    <Typography sx={tabular}>{wordsFor(place)}</Typography>
  </Box>
);
