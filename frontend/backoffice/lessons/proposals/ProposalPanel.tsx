import { Alert, Box, Typography } from "@mui/material";
import type { AnswerProposal, LessonView, ProposalView } from "../../../../backend/lessons/contract.ts";
import { askingDuringCamp } from "../../../shared/lessons/DuringCamp.tsx";
import { useMe } from "../../access/me.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { OfferTimeButton } from "./OfferTimeButton.tsx";
import { movesOf } from "../moves.ts";
import { proposalInWords } from "./proposalWords.ts";
import type { LessonVerbs } from "../verbs.ts";

type About = { lesson: LessonView; proposal: ProposalView };

const accepted = {
  move: { done: "Accepted", failed: "Failed to accept", meaning: "The lesson is at its new time." },
  cancel: { done: "Accepted", failed: "Failed to accept", meaning: "The lesson is cancelled." },
};
const words = {
  declined: { done: "Declined", failed: "Failed to decline", meaning: "The lesson stays as it is." },
  withdrawn: { done: "Offer withdrawn", failed: "Failed to withdraw the offer" },
};
const AnswerButton = (props: About & { answer: AnswerProposal["answer"]; label: string; first?: boolean }) => {
  const { lesson, proposal, answer, label, first = false } = props;
  const { send, sending } = useAct(
    ({ answerProposal }: LessonVerbs) =>
      (about: Parameters<LessonVerbs["answerProposal"]>[0]) =>
        askingDuringCamp((knowing) => answerProposal({ ...about, ...knowing })),
    answer === "accepted" ? accepted[proposal.kind] : words[answer],
  );
  return (
    <ActButton
      variant={first ? "contained" : "outlined"}
      {...(!first && { color: "inherit" as const })}
      busy={sending}
      onClick={() => void send({ lessonId: lesson.id, proposalId: proposal.id, answer })}
    >
      {label}
    </ActButton>
  );
};

/** What one side proposes, with the answers open to the instructor. */
export const ProposalPanel = ({ lesson, proposal }: About) => {
  const isMine = movesOf(lesson, useMe()).includes("offerTime");
  const about = { lesson, proposal };
  const fromPlayer = proposal.from === "player";
  return (
    <Alert severity={fromPlayer ? "warning" : "info"} variant="outlined" sx={{ alignItems: "start" }}>
      <Typography sx={{ fontWeight: 650 }}>{proposalInWords(proposal, lesson)}</Typography>
      {proposal.words && <Typography sx={{ mt: 0.5, whiteSpace: "pre-wrap" }}>“{proposal.words}”</Typography>}
      {isMine && (
        <Box sx={{ mt: 1.5, display: "flex", flexWrap: "wrap", gap: 1 }}>
          {fromPlayer && proposal.kind === "cancel" && (
            <AnswerButton {...about} answer="accepted" label="Cancel the lesson" first />
          )}
          {fromPlayer && proposal.to && <AnswerButton {...about} answer="accepted" label="Accept the new time" first />}
          {fromPlayer && proposal.kind === "move" && <OfferTimeButton lesson={lesson} first={!proposal.to} />}
          {fromPlayer && <AnswerButton {...about} answer="declined" label="Decline" />}
          {!fromPlayer && <AnswerButton {...about} answer="withdrawn" label="Withdraw the offer" />}
        </Box>
      )}
    </Alert>
  );
};
