import { Box } from "@mui/material";
import { shortDate } from "../../shared/formats.ts";

/** A page of a tear-off calendar: weekday, day, month. */
export const DayTile = ({ date }: { date: string }) => {
  const [weekday = "", day = ""] = shortDate(date).split(", ");
  const [month = "", number = ""] = day.split(" ");
  return (
    <Box
      component="time"
      dateTime={date}
      sx={{
        display: "block",
        width: 60,
        flex: "none",
        textAlign: "center",
        borderRadius: "12px",
        bgcolor: "ground.sand",
        py: 0.75,
        lineHeight: 1.15,
        fontVariantNumeric: "tabular-nums",
      }}
    >
      <Box sx={{ fontSize: "0.75rem", fontWeight: 700, color: "secondary.main" }}>{weekday}</Box>
      <Box sx={{ typography: "h2", lineHeight: 1.15 }}>{number}</Box>
      <Box sx={{ fontSize: "0.75rem", color: "text.secondary" }}>{month}</Box>
    </Box>
  );
};
