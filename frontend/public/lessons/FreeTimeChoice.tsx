import { Box, Button, FormControlLabel, Radio, RadioGroup, Skeleton, Typography } from "@mui/material";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { LessonView, Propose } from "../../../backend/lessons/contract.ts";
import { clock, shortDate, today } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { tabular } from "../../shared/theme.ts";
import { nextFreeTimes, type Time } from "./booking/freeTimes.ts";
import { useOffer } from "./booking/useOffer.ts";
import { freeTimeChoiceWords as words, openingsWords } from "./words.ts";

const shownAtFirst = 8;
const choice = {
  m: 0,
  pr: 2,
  minHeight: 48,
  border: "1.5px solid",
  borderColor: "ground.line",
  borderRadius: "10px",
  "&:has(input:checked)": { borderColor: "primary.main", boxShadow: "inset 0 0 0 1px var(--mui-palette-primary-main)" },
  ...tabular,
};
const inWords = ({ date, startTime }: Time) => `${shortDate(date)}, ${clock(startTime)}`;

/** The next times that a lesson can move to, nearest first: a field of the proposal's form. */
export const FreeTimeChoice = ({ lesson: { id, instructorId, studentId, scheduledDate } }: { lesson: LessonView }) => {
  const { clearErrors } = useFormContext<Propose>();
  const { field } = useController<Propose, "scheduledDate">({ name: "scheduledDate" });
  const [count, setCount] = useState(shownAtFirst);
  const { offer, failed, refetch } = useOffer(instructorId, { moving: id, playerId: studentId ?? undefined });
  if (failed && !offer)
    return <Problem title={openingsWords.failedToFetchAvailability} error={failed} onRetry={() => void refetch()} />;
  if (!offer) return <Skeleton variant="rounded" height={228} aria-busy aria-label={openingsWords.loadingOpenings} />;
  const found = nextFreeTimes(today(), count + 2, offer).filter(
    ({ startsAt }) => Date.parse(startsAt) !== Date.parse(scheduledDate),
  );
  if (found.length === 0) return <Typography>{words.noOtherOpeningsRight}</Typography>;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        {words.openings}
      </Typography>
      <RadioGroup
        aria-label={words.openings}
        value={field.value ?? ""}
        onChange={(_, startsAt) => {
          clearErrors("words"); // a chosen time settles what was missing
          field.onChange(startsAt);
        }}
        sx={{ display: "grid", gap: 1, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}
      >
        {found.slice(0, count).map((time) => (
          <FormControlLabel
            key={time.startsAt}
            value={time.startsAt}
            label={inWords(time)}
            control={<Radio />}
            sx={choice}
          />
        ))}
      </RadioGroup>
      {found.length > count && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setCount(count + shownAtFirst)}>
          {openingsWords.moreOpenings}
        </Button>
      )}
    </Box>
  );
};
