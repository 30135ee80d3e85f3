import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Autocomplete, Box, TextField } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { type Control, useController, useForm, useWatch } from "react-hook-form";
import { SimpleLesson, simpleLessonsUrl } from "../../../../backend/lessons/contract.ts";
import type { BlockView, SlotView } from "../../../../backend/scheduling/contract.ts";
import { command } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { askingFirst } from "../../../shared/lessons/AskingFirst.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { clock, fullName, longDate, today } from "../../../shared/formats.ts";
import { usePlayerOption } from "../../../shared/players/PlayerOption.tsx";
import { useKnownPlayers } from "../../../shared/players/useKnownPlayers.ts";
import { toast } from "../../../shared/toastStore.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { cautionAt, timesFor } from "./bookingTimes.ts";
import { HowOften } from "../../../shared/lessons/HowOften.tsx";
import { PriceAndPlace } from "./PriceAndPlace.tsx";
import { useTaken } from "./useTaken.ts";
import { useWeeks } from "./useWeeks.ts";
import { bookLessonFormWords as words, fieldWords, playerFieldWords as playerWords } from "../words.ts";

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;

type Named = { studentName?: string | undefined; playerId?: string | undefined };

/** Who a lesson is for: a known player, found by the player's or the parent's name, or any name that is typed. */
const PlayerField = <Told,>({ control, label }: { control: Control<Named, unknown, Told>; label: string }) => {
  const { field: name, fieldState } = useController({ control, name: "studentName" });
  const { field: known } = useController({ control, name: "playerId" });
  const players = useKnownPlayers(name.value ?? "");
  const playerOption = usePlayerOption(players);
  return (
    <Autocomplete
      freeSolo
      options={players}
      filterOptions={(found) => found} // the server found them, perhaps by the parent's name
      getOptionLabel={(player) => (typeof player === "string" ? player : fullName(player))}
      getOptionKey={(player) => (typeof player === "string" ? player : player.id)}
      renderOption={(item, player) => playerOption(item, player)}
      inputValue={name.value ?? ""}
      onInputChange={(_, typed, why) => {
        if (why === "reset") return;
        name.onChange(typed);
        known.onChange(undefined); // somebody else, unless one of the list is chosen
      }}
      onChange={(_, chosen) => {
        if (chosen === null || typeof chosen === "string") return;
        name.onChange(fullName(chosen));
        known.onChange(chosen.id);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required
          inputRef={name.ref}
          onBlur={name.onBlur}
          error={fieldState.invalid}
          helperText={
            fieldState.error?.message ?? (known.value ? playerWords.onTheirDashboard : playerWords.startTyping)
          }
        />
      )}
    />
  );
};

/** What is known of it before anybody types. */
export type NewLesson = { player?: { id: string; name: string }; date?: string; startTime?: string };

type Props = {
  start?: NewLesson;
  onBooked?: () => void;
  /** It was to be booked before one was chosen. */
  onNoInstructor?: () => void;
  instructorId: string | undefined;
  own: boolean;
  slots: readonly SlotView[];
  blocks: readonly BlockView[];
};

type Hour = { scheduledDate: string; timeSlot: string };

/** Books a walk-in, which is on the calendar at once. */
export const BookLessonForm = (props: Props) => {
  const { instructorId, own, slots, blocks, start = {}, onBooked, onNoInstructor } = props;
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(SimpleLesson),
    defaultValues: {
      playerId: start.player?.id,
      studentName: start.player?.name ?? "",
      studentEmail: "",
      scheduledDate: start.date ?? "",
      timeSlot: start.startTime ?? "",
      notes: "",
    },
  });
  const { control, handleSubmit, getValues, reset } = form;
  const weeks = useWeeks();
  const hourOf = ({ scheduledDate: date, timeSlot: time }: Hour) => ({ date, time, instructorId });
  const { send, sending, refusal } = useSend(
    (lesson: SimpleLesson, attempt) =>
      askingFirst((knowing) => {
        const [scheduledDate = "", ...alsoOn] = weeks.datesOf(hourOf(lesson));
        const body = { ...lesson, scheduledDate, ...(alsoOn.length > 0 && { alsoOn }), ...knowing };
        return command("POST", simpleLessonsUrl, body, attempt(body));
      }),
    {
      form,
      failed: { title: words.bookingFailed, text: words.failedToBookLesson },
      refused: (error) => {
        weeks.refused(error, hourOf(getValues()));
        return false;
      },
      sent: async (_, lesson) => {
        const [first = "", ...later] = weeks.datesOf(hourOf(lesson));
        const title = later.length > 0 ? words.lessonsBooked(later.length + 1) : words.lessonBookedSuccessfully;
        const when = `${longDate(first)}, ${clock(lesson.timeSlot)}`;
        toast({ title, text: words.whoAndWhen(lesson.studentName ?? "", later.length > 0 ? words.from(when) : when) });
        reset();
        weeks.choose(1);
        await queries.invalidateQueries(); // not the schedule alone: it stands on a student’s page too
        onBooked?.();
      },
    },
  );
  const [date, time] = useWatch({ control, name: ["scheduledDate", "timeSlot"] });
  const others = weeks.others({ date, time, instructorId });
  const isTaken = useTaken(instructorId, slots);
  const caution = cautionAt(slots, blocks, { date, time, isTaken, isWeekly: weeks.count > 1 });

  const incomplete = (text: string) => toast({ title: words.incompleteBooking, text, kind: "destructive" });
  const submit = handleSubmit(
    (lesson) => {
      if (instructorId) return send({ ...lesson, ...(!own && { instructorId }) });
      onNoInstructor?.();
      incomplete(words.pleaseSelectAnInstructor);
    },
    () => {
      const { studentName, scheduledDate, timeSlot } = getValues();
      if (!instructorId) onNoInstructor?.();
      if (!instructorId || !timeSlot) incomplete(words.pleaseSelectAnInstructor);
      else if (!studentName?.trim() || !scheduledDate) incomplete(words.pleaseEnterThePlayers);
    },
  );

  return (
    <Box component="form" method="dialog" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2, mt: 2 }}>
      <PlayerField control={control as never} label={words.playersName} />
      <FormField
        control={control}
        name="studentEmail"
        label={words.email}
        type="email"
        helperText={words.optionalNoAccountNeeded}
      />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField
          control={control}
          name="scheduledDate"
          label={words.date}
          type="date"
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
        />
        <FormField control={control} name="timeSlot" label={words.time} select required slotProps={native}>
          <option value="">{words.choose}</option>
          {timesFor(slots, date, { chosen: start.startTime, isTaken }).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FormField>
      </Box>
      <HowOften count={weeks.count} onChoose={weeks.choose} />
      {caution && <Alert severity="warning">{caution}</Alert>}
      {instructorId && date && time && (
        <PriceAndPlace
          schedule={{ instructorId, own }}
          dates={weeks.datesOf({ date, time, instructorId })}
          time={time}
        />
      )}
      <FormField
        control={control}
        name="notes"
        label={words.notes}
        helperText={fieldWords.theFamilySeesThis}
        multiline
        minRows={2}
      />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <ActButton type="submit" variant="contained" disabled={others === 0} busy={sending}>
        {sending ? words.booking : others ? words.bookTheOthers(others) : words.bookLesson}
      </ActButton>
    </Box>
  );
};
