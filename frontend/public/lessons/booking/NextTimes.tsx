import { Box, Button, Typography } from "@mui/material";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useState } from "react";
import { longDate, shortMoney } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { hoursOf, type Time } from "./freeTimes.ts";
import { nextTimesWords as words, openingsWords } from "../words.ts";

const atFirst = 8;

const button = {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "center",
  minHeight: 52,
  minWidth: 112,
  px: 2,
  py: 0.5,
  textAlign: "left",
  lineHeight: 1.3,
};

const terms = ({ seats, left, price }: Time) =>
  [seats > 1 && openingsWords.spotsLeft(left), shortMoney(price)].filter(Boolean).join(" · ");

type Props = {
  /** The next free times of all days, so many and no more. */
  next: (enough: number) => Time[];
  onChoose: (time: Time) => void;
};

/** The next times day after day: no calendar needs to be understood or walked through. */
export const NextTimes = ({ next, onChoose }: Props) => {
  const [enough, setEnough] = useState(atFirst);
  const found = next(enough + 1);
  const shown = found.slice(0, enough);
  const days = [...new Set(shown.map(({ date }) => date))];
  return (
    <Box component="section" aria-labelledby="next-times">
      <Typography
        id="next-times"
        variant="h4"
        component="h3"
        sx={{ minHeight: 44, display: "flex", alignItems: "center" }}
      >
        {words.nextOpenings}
      </Typography>
      {found.length === 0 && <Typography sx={{ mt: 1 }}>{openingsWords.noOpeningsRightNow}</Typography>}
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, mt: 2, display: "grid", gap: 2.5 }}>
        {days.map((date) => (
          <li key={date}>
            <Box component="section" aria-label={longDate(date)} sx={{ display: "grid", gap: 1 }}>
              <Typography component="h4" sx={{ fontWeight: 600 }}>
                {longDate(date)}
              </Typography>
              <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
                {shown
                  .filter((time) => time.date === date)
                  .map((time) => (
                    <Button
                      key={time.slotId}
                      variant="outlined"
                      color="inherit"
                      onClick={() => onChoose(time)}
                      sx={button}
                    >
                      <Box component="span" sx={visuallyHidden}>
                        {words.dateAt(longDate(date))}
                      </Box>
                      <Box component="span" sx={{ fontWeight: 700, ...tabular }}>
                        {hoursOf(time)}
                      </Box>{" "}
                      <Box component="span" sx={{ typography: "caption", color: "text.secondary", ...tabular }}>
                        {terms(time)}
                      </Box>
                    </Button>
                  ))}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
      {found.length > enough && (
        <Button color="inherit" variant="outlined" sx={{ mt: 2.5 }} onClick={() => setEnough(enough + atFirst)}>
          {openingsWords.moreOpenings}
        </Button>
      )}
    </Box>
  );
};
