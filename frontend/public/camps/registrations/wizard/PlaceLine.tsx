import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import { Box, Typography } from "@mui/material";
import { clockRange } from "../../../../shared/formats.ts";
import { soft, tabular } from "../../../../shared/theme.ts";
import { counted, divisionName } from "../../campWords.ts";
import { isFull, type Place } from "./divisions.ts";

const left = (places: number) => (places > 0 ? `${counted(places, "place")} left` : "no place left");

const wordsFor = (place: Place) => {
  switch (place.kind) {
    case "unknown":
      return "Age and sport say in which group your child plays.";
    case "not for this age":
      return `${place.why}. Nobody younger or older can come.`;
    case "owner decides":
      return (
        `${place.groups.length > 0 ? `The groups are ${place.groups.join(", ")}: none` : "No group of this camp"} is ` +
        "for this age and sport. The coach then looks for one that fits and calls you. If none does, you can " +
        "withdraw, and what you paid is given back."
      );
    case "whole camp":
      return `All players are one group: ${left(place.left)}.`;
    case "division": {
      const { startTime, endTime, field } = place.division;
      return `Plays with ${divisionName(place.division)}, ${clockRange(startTime, endTime)}, ${field}: ${left(place.left)}.`;
    }
  }
};

const groundOf = (place: Place) => {
  if (isFull(place) || place.kind === "not for this age") return soft("error");
  if (place.kind === "owner decides") return soft("warning");
  return place.kind === "unknown" ? "ground.sand" : soft("success");
};

/** The child's division and its free places. Its space is reserved until known, so that nothing jumps. */
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
