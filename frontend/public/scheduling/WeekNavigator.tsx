import ChevronLeftIcon from "@mui/icons-material/ChevronLeft";
import ChevronRightIcon from "@mui/icons-material/ChevronRight";
import { Box, Button, IconButton, Typography } from "@mui/material";
import { shortDate, today } from "../../shared/formats.ts";
import { addDays, startOfWeek } from "../lessons/booking/calendarDays.ts";

type Props = { monday: string; onGo: (monday: string) => void };

const withoutWeekday = (date: string) => shortDate(date).replace(/^\w+, /, "");

export const WeekNavigator = ({ monday, onGo }: Props) => {
  const thisWeek = startOfWeek(today());
  const sunday = addDays(monday, 6);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Typography id="week" variant="h3" component="h2" aria-live="polite" sx={{ mr: "auto" }}>
        {withoutWeekday(monday)} – {withoutWeekday(sunday)}, {sunday.slice(0, 4)}
      </Typography>
      <Box sx={{ display: "flex", alignItems: "center" }}>
        <IconButton aria-label="Previous week" onClick={() => onGo(addDays(monday, -7))}>
          <ChevronLeftIcon />
        </IconButton>
        <Button disabled={monday === thisWeek} onClick={() => onGo(thisWeek)}>
          This week
        </Button>
        <IconButton aria-label="Next week" onClick={() => onGo(addDays(monday, 7))}>
          <ChevronRightIcon />
        </IconButton>
      </Box>
    </Box>
  );
};
