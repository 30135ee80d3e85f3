import { Alert, Box, Button, Typography } from "@mui/material";
import type { LessonView, ProposalView } from "../../../../backend/lessons/contract.ts";
import { useState } from "react";
import { askingFirst } from "../../../shared/lessons/AskingFirst.tsx";
import { hasLater } from "../../../shared/lessons/WhichLessons.tsx";
import { useMe } from "../../access/me.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { OfferTimeButton } from "./OfferTimeButton.tsx";
import { movesOf } from "../moves.ts";
import type { LessonVerbs } from "../verbs.ts";
import { fieldWords, playerFirstName, playerName, proposalPanelWords, proposalText } from "../words.ts";

type About = { lesson: LessonView; proposal: ProposalView };

const accepted = {
  move: {
    done: proposalPanelWords.newTimeAccepted,
    failed: proposalPanelWords.couldntAcceptTheNewTime,
    meaning: proposalPanelWords.theLessonMoved,
  },
  cancel: {
    done: fieldWords.lessonCanceled,
    failed: fieldWords.failedToCancelLesson,
    meaning: fieldWords.timeOpensUp,
  },
};
const words = {
  declined: {
    done: proposalPanelWords.requestDeclined,
    failed: proposalPanelWords.couldntDeclineTheRequest,
    meaning: proposalPanelWords.theLessonStaysAsItIs,
  },
  /** With the coach out, there is no time to go back to. */
  declinedAway: {
    done: proposalPanelWords.requestDeclined,
    failed: proposalPanelWords.couldntDeclineTheRequest,
    meaning: proposalPanelWords.theLessonIsCanceled,
  },
  withdrawn: { done: proposalPanelWords.offerWithdrawn, failed: proposalPanelWords.couldntWithdrawTheOffer },
};

/** Once it is declined, only the player can ask again. */
const DeclineButton = ({ lesson, proposal }: About) => {
  const [asks, setAsks] = useState(false);
  const outcome = words[proposal.isAway ? "declinedAway" : "declined"];
  const close = () => setAsks(false);
  const { send, sending, refusal, startOver } = useAct(({ answerProposal }: LessonVerbs) => answerProposal, outcome, {
    sent: close,
  });
  const ask = () => {
    startOver();
    setAsks(true);
  };
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={ask}>
        {proposalPanelWords.declineRequest}
      </Button>
      <ConfirmDialog
        open={asks}
        title={proposalPanelWords.declineRequestOf(playerName(lesson))}
        action={proposalPanelWords.declineRequest}
        danger
        busy={sending}
        onConfirm={() => void send({ lessonId: lesson.id, proposalId: proposal.id, answer: "declined" })}
        onClose={close}
      >
        <p>
          {outcome.meaning} {proposalPanelWords.wellEmail(playerFirstName(lesson))}
        </p>
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </ConfirmDialog>
    </>
  );
};

const AnswerButton = (props: About & { answer: "accepted" | "withdrawn"; label: string; first?: boolean }) => {
  const { lesson, proposal, answer, label, first = false } = props;
  const { send, sending } = useAct(
    ({ answerProposal }: LessonVerbs) =>
      (about: Parameters<LessonVerbs["answerProposal"]>[0]) =>
        askingFirst((knowing) => answerProposal({ ...about, ...knowing })),
    answer === "accepted" ? accepted[proposal.kind] : words.withdrawn,
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

/** The player asked to cancel later ones, too: all of them at once. */
const CancelLaterButton = ({ lesson }: { lesson: LessonView }) => {
  const { send, sending } = useAct(({ changeLater }: LessonVerbs) => changeLater, {
    done: fieldWords.lessonsCanceled,
    failed: fieldWords.failedToCancelLesson,
    meaning: fieldWords.timeOpensUp,
  });
  return (
    <ActButton
      variant="outlined"
      busy={sending}
      onClick={() => void send({ lessonId: lesson.id, what: "cancellation accepted" })}
    >
      {proposalPanelWords.cancelAllRequested}
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
      <Typography sx={{ fontWeight: 650 }}>{proposalText(proposal, lesson)}</Typography>
      {proposal.words && <Typography sx={{ mt: 0.5, whiteSpace: "pre-wrap" }}>“{proposal.words}”</Typography>}
      {isMine && (
        <Box sx={{ mt: 1.5, display: "flex", flexWrap: "wrap", gap: 1 }}>
          {fromPlayer && proposal.kind === "cancel" && (
            <AnswerButton {...about} answer="accepted" label={proposalPanelWords.cancelLesson} first />
          )}
          {fromPlayer && proposal.kind === "cancel" && hasLater(lesson) && <CancelLaterButton lesson={lesson} />}
          {fromPlayer && proposal.to && (
            <AnswerButton {...about} answer="accepted" label={proposalPanelWords.acceptNewTime} first />
          )}
          {fromPlayer && proposal.kind === "move" && <OfferTimeButton lesson={lesson} first={!proposal.to} />}
          {fromPlayer && <DeclineButton {...about} />}
          {!fromPlayer && <AnswerButton {...about} answer="withdrawn" label={proposalPanelWords.withdrawOffer} />}
        </Box>
      )}
    </Alert>
  );
};
