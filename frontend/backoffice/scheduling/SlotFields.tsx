import { Alert, Box, Chip, InputAdornment } from "@mui/material";
import { type Control, type UseFormReturn, useWatch } from "react-hook-form";
import { lessonMinutes } from "../../../backend/lessons/contract.ts";
import { mondayFirst } from "../../../backend/scheduling/contract.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { longDate, today } from "../../shared/formats.ts";
import { minutesOf, plusDays, weekdayOf } from "../../shared/scheduling/calendar.ts";
import { slotTimes } from "../../shared/scheduling/slotTimes.ts";
import { wallClock } from "../../shared/scheduling/wallClock.ts";
import { dayName, type SlotDraft, weekPresets } from "./slotDraft.ts";
import { slotFieldsWords as words } from "./words.ts";

/** The first and last day of a slot published today, which is valid for whole weeks from today. */
export const occurrences = (dayOfWeek: number, weeks: number, today: string) => {
  const first = plusDays(today, (dayOfWeek - weekdayOf(today) + 7) % 7);
  return { first, last: plusDays(first, (weeks - 1) * 7) };
};

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
const half = { display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr 1fr" } };

export const SlotFields = ({ form: { control, setValue, formState } }: { form: UseFormReturn<SlotDraft> }) => {
  const draft = useWatch({ control }) as SlotDraft;
  return (
    <Box sx={{ display: "grid", gap: 2, pt: 1 }}>
      <FormField control={control} name="dayOfWeek" label={words.dayOfWeek} select required slotProps={native}>
        <option value="">{words.chooseADay}</option>
        {mondayFirst.map((day) => (
          <option key={day} value={day}>
            {dayName(day)}
          </option>
        ))}
      </FormField>
      <Box sx={half}>
        <TimeField control={control} name="startTime" label={words.startTime} />
        <TimeField control={control} name="endTime" label={words.endTime} />
      </Box>
      <LengthWarning {...draft} />
      <Box sx={half}>
        <FormField
          control={control}
          name="price"
          label={words.price}
          required
          type="number"
          slotProps={{
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
            htmlInput: { min: 0, step: 5, inputMode: "decimal" },
          }}
        />
        <FormField control={control} name="maxStudents" label={words.maxStudents} select slotProps={native}>
          {Array.from({ length: 10 }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </FormField>
      </Box>
      <FormField control={control} name="location" label={words.location} />
      <FormField
        control={control}
        name="weeksDuration"
        label={words.weeksDuration}
        helperText={words.repeatsWeekly}
        type="number"
        slotProps={{ htmlInput: { min: 1, max: 52 } }}
      />
      <Box
        component="fieldset"
        aria-label={words.commonDurations}
        sx={{ border: 0, m: 0, p: 0, mt: -0.5, minWidth: 0, display: "flex", flexWrap: "wrap", gap: 1 }}
      >
        {weekPresets.map((weeks) => (
          <Chip
            key={weeks}
            component="button"
            type="button"
            label={weeks === 1 ? words.week : words.weeks(weeks)}
            variant={draft.weeksDuration === String(weeks) ? "filled" : "outlined"}
            color={draft.weeksDuration === String(weeks) ? "primary" : "default"}
            aria-pressed={draft.weeksDuration === String(weeks)}
            onClick={() => setValue("weeksDuration", String(weeks), { shouldValidate: formState.isSubmitted })}
          />
        ))}
      </Box>
      <Dates {...draft} />
    </Box>
  );
};

type TimeProps = { control: Control<SlotDraft>; name: "startTime" | "endTime"; label: string };
const TimeField = (props: TimeProps) => (
  <FormField {...props} select required slotProps={native}>
    <option value="">{words.choose}</option>
    {slotTimes.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </FormField>
);

const LengthWarning = ({ startTime, endTime }: SlotDraft) => {
  const minutes = minutesOf(endTime) - minutesOf(startTime);
  if (!startTime || !endTime || minutes <= 0 || minutes === lessonMinutes) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {words.lessonsLast(lessonMinutes, minutes)}
    </Alert>
  );
};

/** The first and last date that the chosen weeks amount to. */
const Dates = ({ dayOfWeek, weeksDuration, startTime }: SlotDraft) => {
  const weeks = Number(weeksDuration);
  if (dayOfWeek === "" || !Number.isInteger(weeks) || weeks < 1 || weeks > 52) return null;
  const { first, last } = occurrences(Number(dayOfWeek), weeks, today());
  const gone = first === today() && startTime <= wallClock();
  return (
    <Alert severity={gone ? "warning" : "info"} variant="outlined" icon={false}>
      {weeks === 1
        ? words.onceOn(longDate(first))
        : words.everyWeek(weeks, dayName(Number(dayOfWeek)), dayAndYear(first), dayAndYear(last))}
      {gone && (weeks === 1 ? words.nobodyCanBookIt : words.todaysTimeHasStarted)}
    </Alert>
  );
};

const dayAndYear = (date: string) => longDate(date).replace(/^\w+, /, "");
