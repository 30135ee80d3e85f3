import { Alert, Box, InputAdornment, Typography } from "@mui/material";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { AnswerRequest, lessonMinutes, type LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { today } from "../../../shared/formats.ts";
import { useMe } from "../../access/me.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { askingFirst } from "../../../shared/lessons/AskingFirst.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { HowOften } from "../../../shared/lessons/HowOften.tsx";
import { cautionAt } from "../booking/bookingTimes.ts";
import { PriceAndPlace } from "../booking/PriceAndPlace.tsx";
import { useTaken } from "../booking/useTaken.ts";
import { useWeeks } from "../booking/useWeeks.ts";
import { scheduleOf, useBlocks, useSlots } from "../../../shared/scheduling/useSchedule.ts";
import { InstructorField } from "../instructors/InstructorField.tsx";
import { fieldWords, requesterName, scheduleDialogWords as words } from "../words.ts";
import type { LessonVerbs } from "../verbs.ts";

const { date, startTime, price, location, notes } = AnswerRequest.shape;
const Agreed = z.object({
  date: date.unwrap(),
  startTime: startTime.unwrap(),
  instructorId: z.string(),
  price,
  location,
  notes,
});
type Agreed = Record<keyof z.infer<typeof Agreed>, string>;
const AgreedByAdmin = Agreed.extend({ instructorId: z.string().min(1, fieldWords.pleaseChooseAnInstructor) });

type Props = { request: LessonRequestView; lastLessonId: string | null; open: boolean; onClose: () => void };

/** Puts the agreed lesson on the calendar and marks the request as scheduled, in one step. */
export const ScheduleDialog = ({ request, lastLessonId, open, onClose }: Props) => {
  const me = useMe();
  const isAdmin = me.role === "admin";
  const weeks = useWeeks();
  const { control, dialog } = useActForm<LessonVerbs, Agreed, unknown>(
    isAdmin ? AgreedByAdmin : Agreed,
    {
      date: "",
      startTime: "",
      instructorId: request.instructorId ?? "",
      price: "",
      location: request.location ?? "",
      notes: "",
    },
    ({ answerRequest }) =>
      ({ instructorId, ...told }) => {
        const hour = { date: told.date, time: told.startTime, instructorId };
        const [first = "", ...alsoOn] = weeks.datesOf(hour);
        const series = alsoOn.length > 0 && { alsoOn };
        const whose = isAdmin && { instructorId };
        const answer = { id: request.id, status: "scheduled" as const, lastLessonId };
        const body = { ...answer, ...told, date: first, ...series, ...whose };
        return askingFirst((knowing) => answerRequest({ ...body, ...knowing })).catch((error: unknown) => {
          weeks.refused(error, hour);
          throw error;
        });
      },
    {
      done: fieldWords.requestStatusUpdatedSuccessfully,
      failed: words.couldntSchedule,
      unexplained: words.weCouldntAddTheLesson,
      meaning: weeks.count > 1 ? words.theLessonsAreOnTheCalendar : words.theLessonIsOnTheCalendar,
    },
    { sent: onClose },
  );
  const [day, hour, instructorId, typedPrice, typedPlace] = useWatch({
    control,
    name: ["date", "startTime", "instructorId", "price", "location"],
  });
  const schedule = scheduleOf(me, instructorId);
  const { data: slots } = useSlots(schedule);
  const { data: blocks } = useBlocks(schedule);
  const isTaken = useTaken(schedule?.instructorId, slots ?? []);
  const caution =
    slots && blocks && cautionAt(slots, blocks, { date: day, time: hour, isTaken, isWeekly: weeks.count > 1 });
  const wishes = [isAdmin && request.instructorName, request.preferredDates, request.preferredTimes]
    .filter(Boolean)
    .join(", ");
  const others = weeks.others({ date: day, time: hour, instructorId });
  const lessons = others ?? weeks.count;
  const dashboard = weeks.count > 1 ? words.theyShowOnTheDashboard : words.itShowsOnTheDashboard;
  return (
    <FormDialog
      open={open}
      title={words.scheduleALessonFor(requesterName(request))}
      action={others ? words.scheduleTheOthers(others) : weeks.count > 1 ? words.scheduleLessons : words.scheduleLesson}
      isLocked={others === 0}
      large
      {...dialog}
      onClose={onClose}
    >
      {wishes && (
        <Typography sx={{ overflowWrap: "anywhere" }}>
          <strong>{words.theyAskedFor}</strong> {wishes}
        </Typography>
      )}
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField
          control={control}
          name="date"
          label={fieldWords.day}
          type="date"
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
        />
        <FormField
          control={control}
          name="startTime"
          label={words.time}
          type="time"
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 300 } }}
        />
      </Box>
      <HowOften count={weeks.count} onChoose={weeks.choose} />
      {isAdmin && <InstructorField control={control} name="instructorId" />}
      {caution && <Alert severity="warning">{caution}</Alert>}
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "2fr 1fr" }, alignItems: "start" }}>
        <FormField
          control={control}
          name="location"
          label={fieldWords.location}
          helperText={words.blankForTheUsualLocation}
        />
        <FormField
          control={control}
          name="price"
          label={fieldWords.price}
          helperText={words.blankForTheUsualPrice}
          type="number"
          slotProps={{
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
            htmlInput: { min: 0, step: "any", inputMode: "decimal" },
          }}
        />
      </Box>
      {schedule && day && hour && (
        <PriceAndPlace
          schedule={schedule}
          dates={weeks.datesOf({ date: day, time: hour, instructorId })}
          time={hour}
          agreed={{ price: typedPrice, location: typedPlace }}
        />
      )}
      <FormField
        control={control}
        name="notes"
        label={words.lessonNotes}
        helperText={fieldWords.theFamilySeesThis}
        multiline
        minRows={2}
      />
      <Alert severity="info" variant="outlined" icon={false}>
        {words.thisBooksALesson(lessonMinutes, lessons)} {request.requesterId ? dashboard : words.theresNoAccount}
      </Alert>
    </FormDialog>
  );
};
