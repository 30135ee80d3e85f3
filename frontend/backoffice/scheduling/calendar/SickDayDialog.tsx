import { Alert, Box, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { LessonView, SickDay, type SickDayTold } from "../../../../backend/lessons/contract.ts";
import { touchedLessonsUrl } from "../../../../backend/scheduling/contract.ts";
import { query } from "../../../shared/api.ts";
import { shortDate, today } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { isToCome } from "../../../shared/lessons/lessonNow.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useMe } from "../../access/me.ts";
import { plusDays } from "../../../shared/scheduling/calendar.ts";
import { useActForm } from "../../data/useActForm.ts";
import { Choice } from "../../frame/Choice.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { InstructorField, lessonClock, type LessonVerbs, playerName } from "../../lessons/open.ts";
import { sickDayDialogWords as words } from "../words.ts";

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
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay && lastDay < plusDays(firstDay, mostDays), {
    path: ["lastDay"],
    message: words.pleaseChooseUpTo(mostDays),
  });
type Form = z.infer<typeof Form>;

/** Both ends included; empty while the days make no sense. */
const datesOf = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) => {
  const dates: string[] = [];
  if (day.safeParse(firstDay).success && day.safeParse(lastDay).success)
    for (let date = firstDay; date <= lastDay && dates.length < mostDays; date = plusDays(date, 1)) dates.push(date);
  return dates;
};

/** "3 lessons canceled, 1 offered another time" */
const outcomeInWords = ({ canceled, offered }: SickDayTold) =>
  [
    canceled.length > 0 && words.countCanceled(canceled.length),
    offered.length > 0 && words.countOfferedAnotherTime(offered.length),
  ]
    .filter(Boolean)
    .join(", ") || words.thereWereNoLessons;

/** A coach can't come: one message to every family, the lessons canceled or offered another time, the days blocked. */
export const SickDayDialog = ({ instructorId, onClose }: { instructorId: string; onClose: () => void }) => {
  const isAdmin = useMe().role === "admin";
  const { control, dialog } = useActForm<LessonVerbs, Form, SickDayTold>(
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
      meaning: (_, told) => outcomeInWords(told),
      unexplained: words.pleaseTryAgain,
    },
    { sent: onClose },
  );
  const [whose, firstDay, lastDay, outcome] = useWatch({
    control,
    name: ["instructorId", "firstDay", "lastDay", "outcome"],
  });
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
      <TouchedLessons instructorId={whose} dates={datesOf({ firstDay, lastDay })} />
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
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {outcome === "offer" && `${words.wellOfferTheNearestOpenings} `}
        {words.theseDaysClose}
      </Typography>
    </FormDialog>
  );
};

/** The lessons that this is about, and whom no email reaches. */
const TouchedLessons = ({ instructorId, dates }: { instructorId: string; dates: string[] }) => {
  const [firstDay = "", lastDay = firstDay] = [dates[0], dates.at(-1)];
  const url = `${touchedLessonsUrl}?${new URLSearchParams({ instructorId, firstDay, lastDay }).toString()}`;
  const isKnown = instructorId !== "" && dates.length > 0;
  const { data, error, refetch } = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => query(url, LessonView.array(), { signal }),
    enabled: isKnown,
    staleTime: 0,
  });
  if (!isKnown) return null;
  if (error) return <Problem title={words.failedToFetchLessons} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={56} />;
  const lessons = data.filter((lesson) => isToCome(lesson));
  if (lessons.length === 0)
    return (
      <Alert severity="info" variant="outlined" icon={false}>
        {words.noLessonsOnTheseDays}
      </Alert>
    );
  return (
    <Box component="ul" aria-label={words.lessonsOnTheseDays} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {lessons.map((lesson) => (
        <Box
          component="li"
          key={lesson.id}
          sx={{ py: 1, display: "flex", flexWrap: "wrap", columnGap: 2, borderBottom: 1, borderColor: "divider" }}
        >
          <Typography sx={{ fontWeight: 650, flex: "1 1 140px" }}>{playerName(lesson)}</Typography>
          <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>
            {shortDate(lesson.date)}, {lessonClock(lesson)}
          </Typography>
          {!(lesson.studentEmail ?? lesson.student?.email) && (
            <Typography variant="body2" sx={{ flexBasis: "100%", color: "warning.main", fontWeight: 600 }}>
              {words.noEmailOnFile(lesson.studentPhone)}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
};
