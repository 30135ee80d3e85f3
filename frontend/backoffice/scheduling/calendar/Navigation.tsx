import ChevronLeftIcon from "@mui/icons-material/ChevronLeft";
import ChevronRightIcon from "@mui/icons-material/ChevronRight";
import { Box, Button, IconButton, Typography } from "@mui/material";
import { today } from "../../../shared/formats.ts";
import { type Days, daysInWords, moved } from "./visibleDays.ts";

/** Which days are looked at, and the way to others. */
export const Navigation = ({ days, onDate }: { days: Days; onDate: (date: string) => void }) => {
  const unit = days.from === days.until ? "day" : "week";
  const now = today();
  const isNow = days.from <= now && now <= days.until;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, flex: "1 1 320px" }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => onDate(now)}
        {...(isNow && { "aria-current": "date" as const })}
      >
        Today
      </Button>
      <IconButton aria-label={`Previous ${unit}`} onClick={() => onDate(moved(days, -1))}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label={`Next ${unit}`} onClick={() => onDate(moved(days, 1))}>
        <ChevronRightIcon />
      </IconButton>
      <Typography variant="h2" aria-live="polite" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {daysInWords(days)}
      </Typography>
    </Box>
  );
};
