import { Alert, Box, Card, InputAdornment, Typography } from "@mui/material";
import { useForm, useWatch } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import type { z } from "zod";
import { lessonMinutes } from "../../../backend/lessons/contract.ts";
import { availabilityUrl, dayNames, mondayFirst, PublishSlot } from "../../../backend/scheduling/contract.ts";
import { command } from "../api.ts";
import { ActButton } from "../forms/ActButton.tsx";
import { useSend } from "../forms/useSend.ts";
import { askingFirst } from "../lessons/AskingFirst.tsx";
import { toast } from "../toastStore.ts";
import { FormField } from "../forms/FormField.tsx";
import { minutesOf } from "./calendar.ts";
import { slotTimes } from "./slotTimes.ts";
import { useRefreshSchedule } from "./useSchedule.ts";
import { tryAgainWords } from "../words.ts";
import { addSlotWords, slotFormWords as words } from "./words.ts";

type Draft = z.input<typeof PublishSlot>;
type SlotPresets = Pick<Draft, "price" | "location"> & { requiresLocation: boolean };

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
/** What the schedule builder and the video page start with. */
export const slotPresets = { price: 50, location: words.eliteTrainingCenter, requiresLocation: true };
const presets = { startTime: "09:00", endTime: "10:00", maxStudents: 1, weeksDuration: 1 };
const isEmpty = (told: unknown) => told === null || told === undefined || (typeof told === "string" && !told.trim());

type Props = SlotPresets & {
  instructorId: string;
  /** Chosen elsewhere on the page; left out, the form asks for it. */
  dayOfWeek?: number;
};

export const AddSlotCard = (props: Props) => (
  <Card component="section" aria-labelledby="add" sx={{ p: { xs: 2.5, sm: 3 } }}>
    <Typography id="add" variant="h3" component="h2">
      {addSlotWords.addTimeSlot}
    </Typography>
    <SlotForm {...props} />
  </Card>
);

/** Publishes a weekly slot. What was typed survives every refusal. */
export const SlotForm = ({ instructorId, dayOfWeek, price, location, requiresLocation }: Props) => {
  const form = useForm({
    resolver: zodResolver(PublishSlot),
    defaultValues: { ...presets, instructorId, dayOfWeek: 1, price, location },
  });
  const { control, handleSubmit, getValues, setError } = form;
  const { send, sending, refusal } = useSend(
    (slot: PublishSlot, attempt) =>
      askingFirst((knowing) => {
        const body = { ...slot, ...knowing };
        return command("POST", availabilityUrl, body, attempt(body));
      }),
    {
      form,
      failed: { title: words.failedToAddTime, text: tryAgainWords.pleaseTryAgain },
      settled: useRefreshSchedule(),
      sent: () => toast({ title: words.timeSlotAddedSuccessfully }),
    },
  );
  const [start, end] = useWatch({ control, name: ["startTime", "endTime"] });
  const length = minutesOf(end) - minutesOf(start);

  const refuse = (title: string) => toast({ title, kind: "destructive" });
  const submit = handleSubmit(
    (slot) => {
      if (requiresLocation && isEmpty(getValues("location"))) {
        setError("location", { message: words.pleaseEnterALocation }, { shouldFocus: true });
        return refuse(words.pleaseFillInAll);
      }
      return send({ ...slot, dayOfWeek: dayOfWeek ?? slot.dayOfWeek });
    },
    (errors) => {
      const lacks = (["startTime", "endTime", "price"] as const).some((field) => isEmpty(getValues(field)));
      const ends = errors.endTime?.message === words.endTimeMustBe;
      refuse(
        lacks || (requiresLocation && isEmpty(getValues("location")))
          ? words.pleaseFillInAll
          : ends
            ? words.endTimeMustBe
            : (Object.values(errors)[0]?.message ?? words.pleaseCheckTheFields),
      );
    },
  );

  return (
    <Box component="form" method="dialog" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2, mt: 2 }}>
      {dayOfWeek === undefined && (
        <FormField control={control} name="dayOfWeek" label={words.day} select required slotProps={native}>
          {mondayFirst.map((day) => (
            <option key={day} value={day}>
              {dayNames[day]}
            </option>
          ))}
        </FormField>
      )}
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "1fr 1fr" }}>
        {(["startTime", "endTime"] as const).map((name) => (
          <FormField
            key={name}
            control={control}
            name={name}
            label={name === "startTime" ? words.startTime : words.endTime}
            select
            required
            slotProps={native}
          >
            {slotTimes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </FormField>
        ))}
        <FormField
          control={control}
          name="price"
          label={words.price}
          type="number"
          required
          slotProps={{
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
            htmlInput: { min: 0, step: 5, inputMode: "decimal" },
          }}
        />
        <FormField control={control} name="maxStudents" label={words.maxPlayers} select slotProps={native}>
          {Array.from({ length: 10 }, (_, more) => (
            <option key={more} value={more + 1}>
              {more + 1}
            </option>
          ))}
        </FormField>
      </Box>
      <FormField control={control} name="location" label={words.location} required={requiresLocation} />
      <FormField
        control={control}
        name="weeksDuration"
        label={words.weeks}
        type="number"
        helperText={words.repeatsWeekly}
        slotProps={{ htmlInput: { min: 1, max: 52, inputMode: "numeric" } }}
      />
      {length > 0 && length !== lessonMinutes && (
        <Alert severity="warning">{words.lessonsRun(lessonMinutes, length)}</Alert>
      )}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <ActButton type="submit" variant="contained" busy={sending}>
        {sending ? words.adding : words.addTimeSlot}
      </ActButton>
    </Box>
  );
};
