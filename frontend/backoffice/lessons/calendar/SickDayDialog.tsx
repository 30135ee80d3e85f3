import { Alert, Box, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { LessonView, SickDay, type SickDayTold } from "../../../../backend/lessons/contract.ts";
import { touchedLessonsUrl } from "../../../../backend/scheduling/contract.ts";
import { query } from "../../../shared/api.ts";
import { shortDate, today } from "../../../shared/formats.ts";
import { attemptKeys } from "../../../shared/forms/attemptKey.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { isToCome } from "../../../shared/lessons/lessonNow.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useMe } from "../../access/me.ts";
import { plusDays } from "../../calendar.ts";
import { useActForm } from "../../data/useActForm.ts";
import { Choice } from "../../frame/Choice.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { InstructorField } from "../InstructorField.tsx";
import { lessonClock, playerName } from "../words.ts";
import type { LessonVerbs } from "../verbs.ts";

const mostDays = 14;
const day = z.iso.date("Please choose a day");
const Form = z
  .object({
    instructorId: z.string().min(1, "Please choose an instructor"),
    firstDay: day,
    lastDay: day,
    message: SickDay.shape.message,
    outcome: z.enum(["cancel", "offer"]),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay && lastDay < plusDays(firstDay, mostDays), {
    path: ["lastDay"],
    message: `Please choose up to ${mostDays} days, the first one first`,
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
    canceled.length > 0 && `${canceled.length} ${canceled.length === 1 ? "lesson" : "lessons"} canceled`,
    offered.length > 0 && `${offered.length} offered another time`,
  ]
    .filter(Boolean)
    .join(", ") || "There were no lessons to cancel.";

/** A coach can't come: one message to every family, the lessons canceled or offered another time, the days blocked. */
export const SickDayDialog = ({ instructorId, onClose }: { instructorId: string; onClose: () => void }) => {
  const isAdmin = useMe().role === "admin";
  const [keyOf] = useState(attemptKeys);
  const { control, dialog } = useActForm<LessonVerbs, Form, SickDayTold>(
    Form,
    { instructorId, firstDay: today(), lastDay: today(), message: "", outcome: "cancel" },
    ({ callInSick }) =>
      ({ outcome, firstDay, lastDay, instructorId, message }) => {
        const sick = { instructorId, message, dates: datesOf({ firstDay, lastDay }), offer: outcome === "offer" };
        return callInSick({ sick, idempotencyKey: keyOf(sick) });
      },
    {
      done: "Days blocked, families emailed",
      failed: "Failed to call in sick",
      meaning: (_, told) => outcomeInWords(told),
      unexplained: "Please try again. What was done already isn't done twice.",
    },
    { sent: onClose },
  );
  const [whose, firstDay, lastDay] = useWatch({ control, name: ["instructorId", "firstDay", "lastDay"] });
  return (
    <FormDialog title="Call in sick" action="Tell the families" large danger {...dialog} onClose={onClose}>
      {isAdmin && <InstructorField control={control} name="instructorId" />}
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "1fr 1fr" }}>
        {(["firstDay", "lastDay"] as const).map((name) => (
          <FormField
            key={name}
            control={control}
            name={name}
            label={name === "firstDay" ? "First day" : "Last day"}
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
        label="Message to the families"
        placeholder="Sorry, I'm down with the flu."
        helperText="Each family gets one email."
        multiline
        minRows={2}
        required
      />
      <Choice
        control={control}
        name="outcome"
        label="Their lessons"
        choices={[
          { label: "Cancel all", value: "cancel" },
          { label: "Offer other times", value: "offer" },
        ]}
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        We offer the nearest openings. Lessons without an account or an opening are canceled. Nobody can book these days
        anymore.
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
  if (error) return <Problem title="Failed to fetch lessons" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={56} />;
  const lessons = data.filter((lesson) => isToCome(lesson));
  if (lessons.length === 0)
    return (
      <Alert severity="info" variant="outlined" icon={false}>
        No lessons on these days. They'll be blocked.
      </Alert>
    );
  return (
    <Box component="ul" aria-label="Lessons on these days" sx={{ m: 0, p: 0, listStyle: "none" }}>
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
              No email on file. Please call{lesson.studentPhone ? ` ${lesson.studentPhone}` : ""}.
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
};
