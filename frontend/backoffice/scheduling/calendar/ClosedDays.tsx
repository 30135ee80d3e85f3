import { Alert, Box, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { LessonView } from "../../../../backend/lessons/contract.ts";
import {
  ClosedDays as Days,
  CloseFacility,
  closuresUrl,
  closureUrl,
  ClosureView,
  lessonsOnClosedDaysUrl,
} from "../../../../backend/scheduling/contract.ts";
import { command, query } from "../../../shared/api.ts";
import { clock, removedPerson, shortDate, today } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useChange } from "../../../shared/scheduling/useChange.ts";
import { useClosures, useRefreshSchedule } from "../../../shared/scheduling/useSchedule.ts";
import { toast } from "../../../shared/toastStore.ts";
import { tryAgainWords } from "../../../shared/words.ts";
import { checkedBy } from "../../data/useActForm.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { instructorName, StatusChip } from "../../lessons/open.ts";
import { closedDaysWords as words, touchedLessonsWords } from "../words.ts";

/** "Thu, Nov 26", "Thu, Nov 26 – Fri, Nov 27" */
const daysInWords = ({ firstDay, lastDay }: Pick<ClosureView, "firstDay" | "lastDay">) =>
  firstDay === lastDay ? shortDate(firstDay) : `${shortDate(firstDay)} – ${shortDate(lastDay)}`;

const useReopen = () =>
  useChange((id: string) => command("DELETE", closureUrl(id)), { done: words.reopened, failed: words.failedToReopen });

const Closures = () => {
  const { data, error, refetch } = useClosures();
  const reopen = useReopen();
  if (error) return <Problem title={words.failedToFetch} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={48} />;
  if (data.length === 0) return <Typography sx={{ color: "text.secondary" }}>{words.none}</Typography>;
  return (
    <Box component="ul" aria-label={words.closedDays} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.map((closure) => (
        <Box
          component="li"
          key={closure.id}
          sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 48, borderBottom: 1, borderColor: "divider" }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            <strong>{daysInWords(closure)}</strong>
            <br />
            {closure.name}
          </Box>
          <ActButton
            color="inherit"
            busy={reopen.isPending && reopen.variables === closure.id}
            aria-label={words.reopenWhat(daysInWords(closure))}
            onClick={() => reopen.mutate(closure.id)}
          >
            {words.reopen}
          </ActButton>
        </Box>
      ))}
    </Box>
  );
};

/** Everyone's lessons on the days to be closed, before anything is saved. */
const Touched = ({ days }: { days: { firstDay: string; lastDay: string } }) => {
  const url = `${lessonsOnClosedDaysUrl}?${new URLSearchParams(days).toString()}`;
  const { data, error, refetch } = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => query(url, LessonView.array(), { signal }),
    staleTime: 0,
  });
  return (
    <Box sx={{ minHeight: 56 }} aria-live="polite">
      {error && (
        <Problem title={touchedLessonsWords.failedToFetchLessons} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton variant="rounded" height={56} />}
      {data?.length === 0 && <Alert severity="success">{touchedLessonsWords.noLessonsAffected}</Alert>}
      {data && data.length > 0 && (
        <Alert severity="warning" sx={{ alignItems: "flex-start" }}>
          <strong>{touchedLessonsWords.lessonsAffected(data.length)}</strong>
          {words.closingDoesntCancel}
          <Box
            component="ul"
            aria-label={touchedLessonsWords.affectedLessons}
            sx={{ listStyle: "none", p: 0, m: 0, mt: 1 }}
          >
            {data.map((lesson) => (
              <Box component="li" key={lesson.id} sx={{ py: 0.5, display: "flex", flexWrap: "wrap", gap: 1 }}>
                <span>
                  {shortDate(lesson.date)}, {clock(lesson.startTime)}: {lesson.studentName ?? removedPerson},{" "}
                  {instructorName(lesson)}
                </span>
                <StatusChip status={lesson.status} />
              </Box>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
};

/** The facility's closed days, and a form for more of them. */
const ClosedDays = ({ onClose }: { onClose: () => void }) => {
  const reopen = useReopen();
  const form = useForm({
    resolver: checkedBy<CloseFacility>(CloseFacility),
    defaultValues: { firstDay: "", lastDay: "", name: "" },
  });
  const { control, getValues, handleSubmit, reset, setValue } = form;
  const [firstDay, lastDay] = useWatch({ control, name: ["firstDay", "lastDay"] });
  useEffect(() => {
    if (firstDay && firstDay > getValues("lastDay")) setValue("lastDay", firstDay); // the first day takes the last one along
  }, [firstDay, getValues, setValue]);
  const days = Days.safeParse({ firstDay, lastDay });
  const { send, sending, refusal, isBeside } = useSend(
    async (told: CloseFacility, attempt) => ClosureView.parse(await command("POST", closuresUrl, told, attempt(told))),
    {
      form,
      failed: { title: words.failedToClose, text: tryAgainWords.pleaseTryAgain },
      settled: useRefreshSchedule(),
      sent: ({ id }) => {
        toast({ title: words.closed, action: { label: words.undo, run: () => reopen.mutate(id) } });
        reset();
      },
    },
  );
  return (
    <FormDialog
      title={words.closedDays}
      action={words.close}
      cancel={words.done}
      large
      sending={sending}
      refusal={isBeside ? "" : refusal}
      onSubmit={handleSubmit(send)}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>{words.lead}</Typography>
      <Closures />
      <Typography variant="h3" component="h3" sx={{ mt: 1 }}>
        {words.closeMore}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        {(["firstDay", "lastDay"] as const).map((name) => (
          <FormField
            key={name}
            control={control}
            name={name}
            label={words[name]}
            type="date"
            required
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
          />
        ))}
      </Box>
      <FormField control={control} name="name" label={words.whatFor} helperText={words.likeThanksgiving} required />
      {days.success && <Touched days={days.data} />}
    </FormDialog>
  );
};
export default ClosedDays;
