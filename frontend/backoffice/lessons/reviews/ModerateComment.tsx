import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from "@mui/material";
import { type SyntheticEvent, useState } from "react";
import { HiddenFor, type ManagedReviewView } from "../../../../backend/lessons/reviews/contract.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { useHandsOn } from "../../frame/useHandsOn.ts";
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
      lead={words.whatItMeans}
      action={words.hide}
      sending={sending}
      refusal={refusal}
      {...{ onSubmit, onClose }}
    >
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
  const button = useHandsOn<HTMLButtonElement>();
  const { send, sending } = useAct(({ moderateComment }: LessonVerbs) => moderateComment, {
    done: words.commentShown,
    failed: words.failedToShow,
  });
  const [word, named, act] = hiddenFor
    ? [words.show, words.showOf, () => void send({ id, hiddenFor: null })]
    : [words.hide, words.hideOf, () => setAsking(true)];
  return (
    <>
      {/* One button for both: whoever presses it stays on it. */}
      <ActButton
        ref={button}
        size="small"
        variant="outlined"
        busy={sending}
        onClick={act}
        aria-label={named(studentName)}
      >
        {word}
      </ActButton>
      {asking && <HideDialog id={id} onClose={() => setAsking(false)} />}
    </>
  );
};
