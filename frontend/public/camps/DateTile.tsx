import { Box } from "@mui/material";
import type { CampView } from "../../../backend/camps/contract.ts";

const part = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options }).format(Date.parse(`${date}T00:00:00Z`));

/** A leaf of a calendar: seen before it is read. The dates stand in words beside it. */
export const DateTile = ({ startDate, endDate }: Pick<CampView, "startDate" | "endDate">) => {
  const day = (date: string) => part(date, { day: "numeric" });
  const month = (date: string) => part(date, { month: "short" });
  const months = month(startDate) === month(endDate) ? month(startDate) : `${month(startDate)} – ${month(endDate)}`;
  const days = startDate === endDate ? day(startDate) : `${day(startDate)}–${day(endDate)}`;
  return (
    <Box
      aria-hidden
      sx={{
        flexShrink: 0,
        minWidth: 84,
        borderRadius: "12px",
        overflow: "hidden",
        textAlign: "center",
        bgcolor: "background.paper",
        color: "text.primary",
        border: 1,
        borderColor: "divider",
      }}
    >
      <Box
        sx={{ bgcolor: "stitch.main", color: "stitch.contrastText", typography: "overline", px: 1, lineHeight: 1.9 }}
      >
        {months}
      </Box>
      <Box sx={{ typography: "h3", px: 1.25, py: 0.75, whiteSpace: "nowrap" }}>{days}</Box>
    </Box>
  );
};
