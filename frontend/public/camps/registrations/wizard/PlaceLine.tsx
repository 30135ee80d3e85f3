import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import { Box, Typography } from "@mui/material";
import { clockRange } from "../../../../shared/formats.ts";
import { soft, tabular } from "../../../../shared/theme.ts";
import { counted, divisionName } from "../../campWords.ts";
import { isFull, type Place } from "./divisions.ts";
import { placeLineWords as words } from "../../words.ts";

const left = (places: number) => (places > 0 ? words.placesLeft(counted(places, "place")) : words.noPlaceLeft);

const wordsFor = (place: Place) => {
  switch (place.kind) {
    case "unknown":
      return words.ageAndSportSay;
    case "not for this age":
      return words.whyNobodyYoungerOr(place.why);
    case "owner decides":
      return (
        words.noneNoGroupOf(place.groups.length, place.groups.join(", ")) +
        words.forThisAgeAnd +
        words.withdrawAndWhatYou
      );
    case "whole camp":
      return words.allPlayersAreOne(left(place.left));
    case "division": {
      const { startTime, endTime, field } = place.division;
      return words.playsWithDivisionName(
        divisionName(place.division),
        clockRange(startTime, endTime),
        field,
        left(place.left),
      );
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
