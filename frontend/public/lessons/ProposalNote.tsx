import { Alert, Box, Button, Typography } from "@mui/material";
import {
  type AnswerProposal,
  type LessonView,
  type ProposalView,
  proposalUrl,
} from "../../../backend/lessons/contract.ts";
import { command } from "../../shared/api.ts";
import { coachOf, proposalInWords, when } from "./lessonWords.ts";
import { useLessonAct } from "./useLessonAct.ts";

const done = {
  accepted: { title: "Lesson Moved", text: "It is at its new time now." },
  declined: { title: "Lesson Kept", text: "It stays at its time." },
  withdrawn: { title: "Taken Back", text: "The lesson stays as it is." },
} satisfies Record<AnswerProposal["answer"], { title: string; text: string }>;
const canceled = { title: "Lesson Canceled", text: "You can pick another time." }; // with the coach away, none is kept

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
    failed: "Your answer could not be sent. Please try again.",
  });
  return (
    <Button
      size="small"
      variant={first ? "contained" : "outlined"}
      {...(!first && { color: "inherit" })}
      disabled={act.isPending}
      aria-label={`${label}: ${when(lesson)}`}
      onClick={() => act.mutate()}
    >
      {label}
    </Button>
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
          {theirs ? `${coachOf(lesson)} wrote` : "You wrote"}: {proposal.words}
        </Typography>
      )}
      <Box sx={{ mt: 1, display: "flex", flexWrap: "wrap", gap: 1 }}>
        {theirs ? (
          <>
            <AnswerButton {...about} answer="accepted" label="Take the new time" first />
            <AnswerButton {...about} answer="declined" label={proposal.isAway ? "Cancel my lesson" : "Keep my time"} />
          </>
        ) : (
          <AnswerButton {...about} answer="withdrawn" label="Take it back" />
        )}
      </Box>
    </Alert>
  );
};
