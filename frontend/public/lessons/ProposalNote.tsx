import { Alert, Box, Typography } from "@mui/material";
import {
  type AnswerProposal,
  type LessonView,
  type ProposalView,
  proposalUrl,
} from "../../../backend/lessons/contract.ts";
import { command } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { capital, coachOf, proposalInWords, when } from "./lessonWords.ts";
import { useLessonAct } from "./useLessonAct.ts";
import { proposalNoteWords as words } from "./words.ts";

const done = {
  accepted: { title: words.lessonMoved, text: words.youreSetForThe },
  declined: { title: words.originalTimeKept, text: words.youTurnedDownThe },
  withdrawn: { title: words.requestTakenBack, text: words.nothingChanges },
} satisfies Record<AnswerProposal["answer"], { title: string; text: string }>;
const canceled = { title: words.lessonCanceled, text: words.youCanPickAnother }; // with the coach away, none is kept

const AnswerButton = (props: {
  lesson: LessonView;
  proposal: ProposalView;
  answer: AnswerProposal["answer"];
  label: string;
  first?: boolean;
}) => {
  const { lesson, proposal, answer, label, first = false } = props;
  const act = useLessonAct({
    run: () => command("PATCH", proposalUrl(lesson.id, proposal.id), { answer }),
    done: proposal.isAway && answer === "declined" ? canceled : done[answer],
    failed: words.weCouldntSendYour,
  });
  return (
    <ActButton
      size="small"
      variant={first ? "contained" : "outlined"}
      {...(!first && { color: "inherit" })}
      busy={act.isPending}
      aria-label={`${label}: ${when(lesson)}`}
      onClick={() => act.mutate()}
    >
      {label}
    </ActButton>
  );
};

/** What is proposed for a lesson and not answered yet, with the player's way to answer or to take it back. */
export const ProposalNote = ({ lesson, proposal }: { lesson: LessonView; proposal: ProposalView }) => {
  const theirs = proposal.from === "instructor";
  const about = { lesson, proposal };
  return (
    <Alert severity={theirs ? "warning" : "info"} variant="outlined" sx={{ mt: 1.5, alignItems: "start" }}>
      <Typography sx={{ fontWeight: theirs ? 700 : 500 }}>{proposalInWords(proposal, lesson)}</Typography>
      {proposal.words && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {theirs ? words.coachWrote(capital(coachOf(lesson))) : words.note}: {proposal.words}
        </Typography>
      )}
      <Box sx={{ mt: 1, display: "flex", flexWrap: "wrap", gap: 1 }}>
        {theirs ? (
          <>
            <AnswerButton {...about} answer="accepted" label={words.takeNewTime} first />
            <AnswerButton
              {...about}
              answer="declined"
              label={proposal.isAway ? words.cancelMyLesson : words.keepOriginalTime}
            />
          </>
        ) : (
          <AnswerButton {...about} answer="withdrawn" label={words.takeItBack} />
        )}
      </Box>
    </Alert>
  );
};
