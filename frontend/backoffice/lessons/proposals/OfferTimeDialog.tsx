import { Box } from "@mui/material";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { type LessonView, MoveLesson } from "../../../../backend/lessons/contract.ts";
import { ApiError } from "../../../shared/api.ts";
import { today } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { askingFirst } from "../../../shared/lessons/AskingFirst.tsx";
import { WhichLessons } from "../../../shared/lessons/WhichLessons.tsx";
import { scheduleOf, useSlots } from "../../../shared/scheduling/useSchedule.ts";
import { useMe } from "../../access/me.ts";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { timesFor } from "../booking/bookingTimes.ts";
import { fieldWords, lessonInFull, offerTimeDialogWords as words } from "../words.ts";
import type { LessonVerbs } from "../verbs.ts";

/** `to`: the time it was dragged to. */
type Props = { lesson: LessonView; to?: { date: string; startTime: string }; onClose: () => void };

/** Weeks of a series that aren't free at a time: they stay where they are, and so many others can move there. */
interface Named {
  readonly at: string;
  readonly lessonIds: string[];
  readonly free: number;
}
const namedIn = (error: unknown, at: string): Named | undefined =>
  error instanceof ApiError && error.code === "WeeksNotFree"
    ? { at, lessonIds: error.issues.map(({ path }) => String(path[1])), free: Number(error.current["free"] ?? 0) }
    : undefined;

/**
 * Offers an exact time, which the player may take or leave. A walk-in has no account to answer from, so the lesson moves
 * at once, and so does a lesson of a series with all later ones. Mounted while it is open.
 */
export const OfferTimeDialog = ({ lesson, to, onClose }: Props) => {
  const [later, setLater] = useState(false);
  const [named, setNamed] = useState<Named>();
  const isAtOnce = lesson.studentId === null || later;
  const asked = lesson.proposal?.from === "player" ? lesson.proposal.to : null;
  const { date, startTime } = to ?? asked ?? { date: lesson.date, startTime: "" };
  const { data: slots = [] } = useSlots(scheduleOf(useMe(), lesson.instructorId));
  const [tried, setTried] = useState("");
  const { control, dialog } = useActForm(
    MoveLesson,
    { date, startTime, words: "" },
    ({ moveLesson, changeLater }: LessonVerbs) =>
      (time): Promise<unknown> => {
        setTried(`${time.date} ${time.startTime}`);
        if (!later) return askingFirst((knowing) => moveLesson({ lessonId: lesson.id, ...time, ...knowing }));
        const { words: _, ...hour } = time;
        const at = `${hour.date} ${hour.startTime}`;
        const without = named?.at === at ? named.lessonIds : [];
        const moving = { lessonId: lesson.id, what: "moved" as const, ...hour, without };
        return askingFirst((knowing) => changeLater({ ...moving, ...knowing })).catch((error: unknown) => {
          setNamed(namedIn(error, at));
          throw error;
        });
      },
    later
      ? { done: words.lessonsMoved, failed: words.couldntMoveTheLessons }
      : isAtOnce
        ? { done: words.lessonMoved, failed: words.couldntMoveTheLesson }
        : { done: words.newTimeOffered, failed: words.couldntOfferTheTime, meaning: words.thePlayerCanReply },
    { sent: onClose, undoable: () => (later && lesson.series?.id) || lesson.id },
  );
  const [day, hour] = useWatch({ control, name: ["date", "startTime"] });
  const now = `${day} ${hour}`;
  const others = later && named?.at === now ? named.free : undefined;
  const move = later ? words.moveLessons : words.moveLesson;
  return (
    <FormDialog
      title={later ? words.moveTheseLessons : isAtOnce ? words.moveThisLesson : words.offerAnotherTime}
      action={others ? words.moveTheOthers(others) : isAtOnce ? move : words.offerAnotherTime}
      lead={[
        `${lessonInFull(lesson)}.`,
        later ? words.theyMoveRightAway : isAtOnce ? words.itMovesRightAway : words.itStaysUntilAccepted,
        later ? words.openingsBringTheirLocation : words.anOpeningBringsItsLocation,
      ].join(" ")}
      isLocked={others === 0}
      large
      {...dialog}
      refusal={tried === now ? dialog.refusal : ""}
      onClose={onClose}
    >
      <WhichLessons lesson={lesson} later={later} onChoose={setLater} />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField
          control={control}
          name="date"
          label={fieldWords.day}
          type="date"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
        />
        <FormField
          control={control}
          name="startTime"
          label={words.start}
          select
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{words.choose}</option>
          {timesFor(slots, day, { chosen: startTime || lesson.startTime }).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FormField>
      </Box>
      {!isAtOnce && (
        <FormField control={control} name="words" label={fieldWords.messageOptional} multiline minRows={2} />
      )}
    </FormDialog>
  );
};
