import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel, Typography } from "@mui/material";
import type { Ref } from "react";
import type { CampView } from "../../../../../backend/camps/contract.ts";
import { longDate } from "../../../../shared/formats.ts";
import { soft } from "../../../../shared/theme.ts";
import { campDays } from "../../campDays.ts";
import { dayChoiceWords as words } from "../../words.ts";

type Props = {
  ref: Ref<HTMLFieldSetElement>;
  camp: CampView;
  isWhole: boolean;
  selected: readonly number[];
  problem: string | undefined;
  onChange: (selected: number[]) => void;
};

/** Each day with its date. Of the full camp all of them are chosen, and stay so. */
export const DayChoice = ({ ref, camp, isWhole, selected, problem, onChange }: Props) => (
  <FormControl
    component="fieldset"
    ref={ref}
    error={!!problem}
    {...(problem && { "aria-describedby": "days-problem" })}
  >
    <FormLabel component="legend" sx={{ mb: 1, fontWeight: 600, "&, &.Mui-focused": { color: "text.primary" } }}>
      {isWhole ? words.allDaysIncluded : words.chooseYourDays}
    </FormLabel>
    <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: { sm: "1fr 1fr" } }}>
      {campDays(camp).map(({ day, date }) => {
        const isCanceled = camp.canceledDays.includes(date);
        const isChosen = !isCanceled && (isWhole || selected.includes(day));
        return (
          <FormControlLabel
            key={day}
            disableTypography
            control={
              <Checkbox
                checked={isChosen}
                disabled={isWhole || isCanceled}
                onChange={(_, checked) =>
                  onChange(
                    checked ? [...selected, day].toSorted((a, b) => a - b) : selected.filter((one) => one !== day),
                  )
                }
              />
            }
            label={
              <Box sx={{ py: 0.75 }}>
                <Typography component="span" sx={{ fontWeight: 600, display: "block" }}>
                  {words.day(day)}
                </Typography>
                <Typography component="span" variant="body2" sx={{ color: "text.secondary", display: "block" }}>
                  {longDate(date)}
                  {isCanceled && ` · ${words.canceled}`}
                </Typography>
              </Box>
            }
            sx={{
              m: 0,
              pr: 1,
              minHeight: 56,
              border: "1.5px solid",
              borderColor: isWhole ? "divider" : "ground.line",
              borderRadius: "10px",
              ...(isChosen && { borderColor: "primary.main", bgcolor: soft("primary", 6) }),
            }}
          />
        );
      })}
    </Box>
    {problem && (
      <FormHelperText id="days-problem" role="alert" sx={{ mt: 1 }}>
        {problem}
      </FormHelperText>
    )}
  </FormControl>
);
