import { Box, Typography } from "@mui/material";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { SickDay, type SickDayTold } from "../../../../backend/lessons/contract.ts";
import { today } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useMe } from "../../access/me.ts";
import { plusDays } from "../../../shared/scheduling/calendar.ts";
import { useActForm } from "../../data/useActForm.ts";
import { Choice } from "../../frame/Choice.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { InstructorField, type LessonVerbs } from "../../lessons/open.ts";
import { sickDayDialogWords as words } from "../words.ts";
import { TouchedBySickDay, useCampsStillOn, useTouchedBySickDay } from "./TouchedBySickDay.tsx";

const mostDays = 14;
const day = z.iso.date(words.pleaseChooseADay);
const Form = z
  .object({
    instructorId: z.string().min(1, words.pleaseChooseAnInstructor),
    firstDay: day,
    lastDay: day,
    message: SickDay.shape.message,
    outcome: z.enum(["cancel", "offer"]),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ["lastDay"], message: words.firstDayFirst })
  .refine(({ firstDay, lastDay }) => lastDay < plusDays(firstDay, mostDays), {
    path: ["lastDay"],
    message: words.pleaseChooseUpTo(mostDays),
  });
type Form = z.infer<typeof Form>;

/** Both ends included; empty while the days make no sense. */
const datesOf = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) => {
  const dates: string[] = [];
  if (day.safeParse(firstDay).success && day.safeParse(lastDay).success && lastDay < plusDays(firstDay, mostDays))
    for (let date = firstDay; date <= lastDay; date = plusDays(date, 1)) dates.push(date);
  return dates;
};

/** "3 lessons canceled, 1 offered another time." */
const outcomeInWords = ({ canceled, offered }: SickDayTold) => {
  const done = [
    canceled.length > 0 && words.countCanceled(canceled.length),
    offered.length > 0 && words.countOfferedAnotherTime(offered.length),
  ].filter(Boolean);
  return done.length > 0 ? `${done.join(", ")}.` : words.thereWereNoLessons;
};

/** A coach can't come: one message to every family, the lessons canceled or offered another time, the days blocked. */
export const SickDayDialog = ({ instructorId, onClose }: { instructorId: string; onClose: () => void }) => {
  const isAdmin = useMe().role === "admin";
  const campsOn = useCampsStillOn();
  const { form, control, dialog } = useActForm<LessonVerbs, Form, SickDayTold>(
    Form,
    { instructorId, firstDay: today(), lastDay: today(), message: "", outcome: "cancel" },
    ({ callInSick }) =>
      ({ outcome, firstDay, lastDay, instructorId, message }, attempt) => {
        const sick = { instructorId, message, dates: datesOf({ firstDay, lastDay }), offer: outcome === "offer" };
        return callInSick({ sick, key: attempt(sick).idempotencyKey });
      },
    {
      done: isAdmin ? words.coachMarkedOut : words.calledInSick,
      failed: isAdmin ? words.couldntMarkCoachOut : words.couldntCallInSick,
      meaning: (sick, told) =>
        [outcomeInWords(told), words.stillOn(campsOn({ ...sick, dates: datesOf(sick) }).map(({ camp }) => camp.title))]
          .filter(Boolean)
          .join(" "),
      unexplained: words.pleaseTryAgain,
    },
    { sent: onClose },
  );
  const [whose, firstDay, lastDay, outcome] = useWatch({
    control,
    name: ["instructorId", "firstDay", "lastDay", "outcome"],
  });
  const { getValues, setValue, trigger } = form;
  useEffect(() => {
    const last = getValues("lastDay");
    if (firstDay && last && firstDay > last) setValue("lastDay", firstDay); // the first day takes the last one along
  }, [firstDay, getValues, setValue]);
  useEffect(() => {
    if (firstDay && lastDay) void trigger("lastDay"); // said at once: the lessons of such days can't be shown
  }, [firstDay, lastDay, trigger]);
  const days = { instructorId: whose, dates: datesOf({ firstDay, lastDay }) };
  const touched = useTouchedBySickDay(days);
  const hasLessons = days.dates.length > 0 && touched.lessons?.length !== 0; // while that isn't known, there may be some
  const act = isAdmin ? words.markCoachOut : words.callInSick;
  return (
    <FormDialog title={act} action={act} large danger {...dialog} onClose={onClose}>
      {isAdmin && <InstructorField control={control} name="instructorId" />}
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "1fr 1fr" }}>
        {(["firstDay", "lastDay"] as const).map((name) => (
          <FormField
            key={name}
            control={control}
            name={name}
            label={name === "firstDay" ? words.firstDay : words.lastDay}
            type="date"
            required
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
          />
        ))}
      </Box>
      <TouchedBySickDay {...touched} camps={campsOn(days)} />
      {hasLessons && (
        <>
          <FormField
            control={control}
            name="message"
            label={words.messageToFamilies}
            placeholder={isAdmin ? words.sorryYourCoachIs : words.sorryImDownWithTheFlu}
            helperText={words.eachFamilyGetsOneEmail}
            multiline
            minRows={2}
            required
          />
          <Choice
            control={control}
            name="outcome"
            label={words.theirLessons}
            choices={[
              { label: words.cancelAll, value: "cancel" },
              { label: words.offerOtherTimes, value: "offer" },
            ]}
          />
        </>
      )}
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {hasLessons && outcome === "offer" && `${words.wellOfferTheNearestOpenings} `}
        {words.theseDaysClose}
      </Typography>
    </FormDialog>
  );
};
