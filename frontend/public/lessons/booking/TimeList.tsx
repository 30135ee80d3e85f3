import { Box, Typography } from "@mui/material";
import type { Ref } from "react";
import { longDate, shortMoney } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { hoursOf, type Time } from "./freeTimes.ts";
import { openingsWords, timeListWords as words } from "../words.ts";

const parts = [
  { name: words.morning, until: "12:00" },
  { name: words.afternoon, until: "17:00" },
  { name: words.evening, until: "24:00" },
];
const partOf = ({ startTime }: Time) => parts.findIndex(({ until }) => startTime < until);

const told = ({ state, left, seats }: Time) => {
  if (state === "taken") return words.booked;
  if (state === "over") return words.past;
  if (state === "closed") return words.notAvailable;
  if (state === "own") return words.onYourDashboard;
  return seats > 1 ? openingsWords.spotsLeft(left) : "";
};

const button = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 1,
  width: "100%",
  minHeight: 52,
  px: 2,
  font: "inherit",
  color: "text.primary",
  bgcolor: "background.paper",
  border: "1.5px solid",
  borderColor: "ground.line",
  borderRadius: "10px",
  cursor: "pointer",
  ...tabular,
  "&:hover:not(:disabled)": {
    borderColor: "primary.main",
    boxShadow: "inset 0 0 0 1px var(--mui-palette-primary-main)",
  },
  "&:disabled": { color: "text.secondary", bgcolor: "transparent", borderStyle: "dashed", cursor: "not-allowed" },
};

type Props = {
  date: string;
  times: Time[];
  onChoose: (time: Time) => void;
  heading: Ref<HTMLHeadingElement>;
};

/** A day's times from morning to evening. Unavailable ones say why. */
export const TimeList = ({ date, times, onChoose, heading }: Props) => (
  <Box component="section" aria-labelledby="times">
    <Typography
      id="times"
      variant="h4"
      component="h3"
      aria-live="polite"
      ref={heading}
      tabIndex={-1}
      sx={{ minHeight: 44, display: "flex", alignItems: "center", "&:focus": { outline: "none" } }}
    >
      {longDate(date)}
    </Typography>
    {parts.map(({ name }, part) => {
      const here = times.filter((time) => partOf(time) === part);
      return (
        here.length > 0 && (
          <Box key={name} sx={{ mt: 2 }}>
            <Typography component="h4" sx={{ mb: 1, typography: "overline", color: "text.secondary" }}>
              {name}
            </Typography>
            <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1 }}>
              {here.map((time) => (
                <li key={time.slotId}>
                  <Box
                    component="button"
                    type="button"
                    disabled={time.state !== "free"}
                    onClick={() => onChoose(time)}
                    sx={button}
                  >
                    <Box component="span" sx={{ fontWeight: 700 }}>
                      {hoursOf(time)}
                    </Box>
                    <Box component="span" sx={{ display: "flex", gap: 1.5, color: "text.secondary" }}>
                      <span>{told(time)}</span>
                      {time.state === "free" && <span>{shortMoney(time.price)}</span>}
                    </Box>
                  </Box>
                </li>
              ))}
            </Box>
          </Box>
        )
      );
    })}
  </Box>
);
