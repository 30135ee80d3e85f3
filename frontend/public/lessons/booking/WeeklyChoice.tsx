import { Alert, Box, TextField, Typography } from "@mui/material";
import type { BookingContact } from "../../../../backend/lessons/contract.ts";
import { seriesPrice } from "../../../../backend/lessons/payingRule.ts";
import { shortDate } from "../../../shared/formats.ts";
import { weekCounts, weeksFrom } from "../../../shared/lessons/weekly.ts";
import { tabular } from "../../../shared/theme.ts";
import { weeklyChoiceWords as words } from "../words.ts";
import { type Offer, type Time, timesOn } from "./freeTimes.ts";

interface NotFree {
  readonly date: string;
  readonly why: string;
}

/** The weeks of a series: those that can be booked, and why the others can't. */
export const weeksOf = (first: Time, count: number, offer: Offer) => {
  const free: Time[] = [];
  const notFree: NotFree[] = [];
  for (const date of weeksFrom(first.date, count)) {
    const time = timesOn(date, offer).find(({ startTime }) => startTime === first.startTime);
    if (!time) notFree.push({ date, why: words.notOffered });
    else if (time.state !== "free") notFree.push({ date, why: words.because[time.state] });
    else if (time.price !== first.price) notFree.push({ date, why: words.anotherPrice });
    else free.push(time);
  }
  return { free, notFree };
};

export type Weekly = { first: Time; count: number; offer: Offer; onChoose: (count: number) => void };
type Props = Weekly & { wish: BookingContact["weeklyRecurring"] };

/** What it means to like this time every week or not. Weeks that aren't free are named before anything is booked. */
export const WeeklyChoice = ({ wish, first, count, offer, onChoose }: Props) => {
  const { free, notFree } = weeksOf(first, wish === "yes" ? count : 1, offer);
  return (
    <>
      {wish === "yes" && (
        <TextField
          select
          label={words.howManyWeeks}
          value={count}
          onChange={({ target }) => onChoose(Number(target.value))}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value={1}>{words.justThisOne}</option>
          {weekCounts.map((weeks) => (
            <option key={weeks} value={weeks}>
              {words.everyWeekFor(weeks)}
            </option>
          ))}
        </TextField>
      )}
      <Box aria-live="polite" sx={{ display: "grid", gap: 2 }}>
        {notFree.length > 0 && (
          <Alert severity="warning">
            {words.notOpen(notFree.length)}
            <Box component="ul" sx={{ m: 0, pl: 2.5, ...tabular }}>
              {notFree.map(({ date, why }) => (
                <li key={date}>
                  {shortDate(date)}: {why}
                </li>
              ))}
            </Box>
            {free.length > 1 ? words.bookTheOthers(free.length) : words.onlyThisOne}
          </Alert>
        )}
        {free.length > 1 ? (
          <Box>
            <Typography sx={{ fontWeight: 700 }}>
              {words.lessonsFor(free.length, seriesPrice(free.map(({ price }) => price)))}
            </Typography>
            <Typography sx={{ color: "text.secondary", ...tabular }}>
              {free.map(({ date }) => shortDate(date)).join(" · ")}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {words.payOneByOne}
            </Typography>
          </Box>
        ) : (
          <Typography sx={{ color: "text.secondary", ...tabular }}>
            {words.oneLesson(shortDate(first.date))} {words.coachHears[wish]}
          </Typography>
        )}
      </Box>
    </>
  );
};
