import AddIcon from "@mui/icons-material/Add";
import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Skeleton, Typography } from "@mui/material";
import { useState } from "react";
import { type FocusPointView, SetFocusPoint } from "../../../../backend/videos/progress/contract.ts";
import { newKey } from "../../../shared/forms/attemptKey.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { FocusPoint, focusPointGrid } from "../../../shared/videos/FocusPoint.tsx";
import { useMe } from "../../access/me.ts";
import { useAct } from "../../data/useAct.ts";
import { useActForm } from "../../data/useActForm.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { Section } from "../../frame/Section.tsx";
import type { VideoVerbs } from "../verbs.ts";
import { focusActWords as words, studentProgressWords } from "../words.ts";
import { useStudentProgress } from "./useStudentProgress.ts";

const Typed = SetFocusPoint.omit({ studentId: true });
type Typed = { title: string; description: string };

type Props = { studentId: string; point?: FocusPointView; onClose: () => void };

/** Sets one, or corrects the one there is. */
const FocusPointDialog = ({ studentId, point, onClose }: Props) => {
  const [key] = useState(newKey); // one opening sets one, however often it is sent
  const start: Typed = { title: point?.title ?? "", description: point?.description ?? "" };
  const { control, dialog } = useActForm(
    Typed,
    start,
    ({ setFocusPoint, changeFocusPoint }: VideoVerbs) =>
      (typed) =>
        point ? changeFocusPoint({ id: point.id, ...typed }) : setFocusPoint({ studentId, key, ...typed }),
    { done: point ? words.isCorrected : words.isSet, failed: point ? words.couldntChange : words.couldntSet },
    { sent: onClose },
  );
  return (
    <FormDialog
      title={point ? words.correct : words.set}
      action={point ? words.save : words.set}
      {...dialog}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{words.theFamilySees}</Typography>
      <FormField
        control={control}
        name="title"
        label={words.whatToWorkOn}
        helperText={words.likeThis}
        required
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <FormField
        control={control}
        name="description"
        label={words.howToPractice}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </FormDialog>
  );
};

const acts = {
  working_on: [
    { to: "reached", label: words.reached },
    { to: "dropped", label: words.drop },
  ],
  reached: [{ to: "working_on", label: words.reopen }],
  dropped: [{ to: "working_on", label: words.reopen }],
} as const;

/** What the coach can do about one. */
const Acts = ({ point, onCorrect }: { point: FocusPointView; onCorrect: () => void }) => {
  const { send, sending } = useAct(
    ({ changeFocusPoint }: VideoVerbs) =>
      (status: FocusPointView["status"]) =>
        changeFocusPoint({ id: point.id, status }),
    { done: (status) => words.isNow[status], failed: words.couldntChange },
  );
  return (
    <>
      {acts[point.status].map(({ to, label }) => (
        <ActButton
          key={to}
          size="small"
          busy={sending}
          aria-label={words.of(label, point.title)}
          onClick={() => void send(to)}
        >
          {label}
        </ActButton>
      ))}
      {point.status === "working_on" && (
        <Button size="small" color="inherit" aria-label={words.of(words.edit, point.title)} onClick={onCorrect}>
          {words.edit}
        </Button>
      )}
    </>
  );
};

type ListProps = { points: readonly FocusPointView[]; onCorrect?: (point: FocusPointView) => void };
const Points = ({ points, onCorrect }: ListProps) => (
  <Box component="ul" sx={focusPointGrid}>
    {points.map((point) => (
      <FocusPoint
        key={point.id}
        point={point}
        link={{ component: "a", by: "href" }}
        acts={onCorrect && <Acts point={point} onCorrect={() => onCorrect(point)} />}
      />
    ))}
  </Box>
);

/** What a student works on, and did. Instructors set and change it, admins read it. */
export const StudentFocusPoints = ({ studentId }: { studentId: string }) => {
  const { data, error, isOthers, refetch } = useStudentProgress(studentId);
  const [editing, setEditing] = useState<"new" | FocusPointView>();
  const isCoach = useMe().role === "instructor" && !isOthers;
  const points = data?.focusPoints ?? [];
  const open = points.filter(({ status }) => status === "working_on");
  const ended = points.filter(({ status }) => status !== "working_on");
  return (
    <Section
      title={studentProgressWords.focusPoints}
      count={open.length}
      more={
        isCoach && (
          <Button startIcon={<AddIcon />} onClick={() => setEditing("new")}>
            {words.set}
          </Button>
        )
      }
    >
      {isOthers && <Typography sx={{ color: "text.secondary" }}>{studentProgressWords.notYours}</Typography>}
      {error && <Problem title={studentProgressWords.couldntLoad} error={error} onRetry={() => void refetch()} />}
      {!data && !error && !isOthers && <Skeleton variant="rounded" height={120} sx={{ borderRadius: "16px" }} />}
      {data && open.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{studentProgressWords.noneYet}</Typography>
      )}
      <Points points={open} {...(isCoach && { onCorrect: setEditing })} />
      {ended.length > 0 && (
        <Accordion
          variant="outlined"
          disableGutters
          sx={{ mt: 2, borderRadius: "16px !important", "&::before": { display: "none" } }}
        >
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            {studentProgressWords.ended(ended.length)}
          </AccordionSummary>
          <AccordionDetails>
            <Points points={ended} {...(isCoach && { onCorrect: setEditing })} />
          </AccordionDetails>
        </Accordion>
      )}
      {editing && (
        <FocusPointDialog
          studentId={studentId}
          {...(editing !== "new" && { point: editing })}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Section>
  );
};
