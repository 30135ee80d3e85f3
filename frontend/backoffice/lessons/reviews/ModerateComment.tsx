import { Button, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from "@mui/material";
import { type SyntheticEvent, useState } from "react";
import { HiddenFor, type ManagedReviewView } from "../../../../backend/lessons/reviews/contract.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import type { LessonVerbs } from "../verbs.ts";
import { reviewListWords as words } from "./words.ts";

const HideDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [hiddenFor, setHiddenFor] = useState<HiddenFor>("private");
  const { send, sending, refusal } = useAct(
    ({ moderateComment }: LessonVerbs) => moderateComment,
    { done: words.commentHidden, failed: words.failedToHide },
    { sent: onClose },
  );
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send({ id, hiddenFor });
  };
  return (
    <FormDialog
      title={words.hideThis}
      action={words.hide}
      sending={sending}
      refusal={refusal}
      {...{ onSubmit, onClose }}
    >
      <Typography>{words.whatItMeans}</Typography>
      <FormControl>
        <FormLabel id="why">{words.why}</FormLabel>
        <RadioGroup
          aria-labelledby="why"
          value={hiddenFor}
          onChange={(_, value) => setHiddenFor(HiddenFor.parse(value))}
        >
          {HiddenFor.options.map((why) => (
            <FormControlLabel
              key={why}
              value={why}
              control={<Radio />}
              label={words.reason[why]}
              sx={{ minHeight: 44 }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words.criticismStays}
      </Typography>
    </FormDialog>
  );
};

/** Hides a comment from the public, for a reason, or shows it again. */
export const ModerateComment = ({ review: { id, hiddenFor, studentName } }: { review: ManagedReviewView }) => {
  const [asking, setAsking] = useState(false);
  const { send, sending } = useAct(({ moderateComment }: LessonVerbs) => moderateComment, {
    done: words.commentShown,
    failed: words.failedToShow,
  });
  if (hiddenFor)
    return (
      <ActButton
        size="small"
        variant="outlined"
        busy={sending}
        onClick={() => void send({ id, hiddenFor: null })}
        aria-label={words.showOf(studentName)}
      >
        {words.show}
      </ActButton>
    );
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)} aria-label={words.hideOf(studentName)}>
        {words.hide}
      </Button>
      {asking && <HideDialog id={id} onClose={() => setAsking(false)} />}
    </>
  );
};
