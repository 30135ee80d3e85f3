import PaidIcon from "@mui/icons-material/PaidOutlined";
import { Box, Button, Card, Chip, Collapse, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { HistoryEntry, historyUrl } from "../../../backend/history/contract.ts";
import type { LessonView, PaymentView } from "../../../backend/lessons/contract.ts";
import { query } from "../../shared/api.ts";
import { fullName, money } from "../../shared/formats.ts";
import { isToCome } from "../../shared/lessons/lessonNow.ts";
import { Portrait } from "../../shared/Portrait.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { tabular } from "../../shared/theme.ts";
import { HistoryList } from "../frame/HistoryList.tsx";
import { LessonActions } from "./LessonActions.tsx";
import { LessonStatusChip } from "./LessonStatusChip.tsx";
import { OtherOpenings } from "./OtherOpenings.tsx";
import { nextStep, when } from "./lessonWords.ts";
import { ProposalNote } from "./ProposalNote.tsx";
import { requestAnchor } from "./RequestRow.tsx";
import { RequestSteps } from "./RequestSteps.tsx";
import { ReviewGiven } from "./ReviewLesson.tsx";
import { lessonRowWords } from "./words.ts";

/** Tells the player that the instructor has received the payment. */
const PaymentReceived = ({ payment: { amount } }: { payment: PaymentView }) => (
  <Chip
    size="small"
    variant="outlined"
    color="success"
    icon={<PaidIcon />}
    label={lessonRowWords.paymentReceivedAmount(money(amount))}
  />
);

/** A request is called what it is. */
const requestChip = ({ status, isTimeTaken }: LessonView) =>
  status === "pending" && { label: isTimeTaken ? lessonRowWords.timeTaken : lessonRowWords.requestSent };

const words: Record<string, string> = {
  LessonBooked: lessonRowWords.requested,
  LessonConfirmed: lessonRowWords.confirmed,
  LessonDeclined: lessonRowWords.declined,
  LessonDeclineUndone: lessonRowWords.waitingAgain,
  LessonCancelled: lessonRowWords.canceled,
  LessonCompleted: lessonRowWords.completed,
  LessonMissed: "No-show",
  LessonHidden: lessonRowWords.takenOffAList,
  LessonUnhidden: lessonRowWords.backOnTheList,
  LessonMoveAsked: lessonRowWords.anotherTimeAskedFor,
  LessonMoveOffered: lessonRowWords.anotherTimeOffered,
  LessonCancellationAsked: lessonRowWords.cancellationAskedFor,
  LessonProposalDeclined: lessonRowWords.declined,
  LessonProposalWithdrawn: lessonRowWords.takenBack,
  LessonPlaceKept: lessonRowWords.placeKeptAtThe,
  LessonPlaceGivenBack: lessonRowWords.placeGivenBack,
  LessonMoved: lessonRowWords.movedToTheNew,
  LessonTimeTaken: lessonRowWords.timeTaken,
  LessonReviewed: lessonRowWords.reviewed,
  LessonPaymentSent: lessonRowWords.paymentSent,
  LessonPaymentNoted: lessonRowWords.paymentRecorded,
  LessonPaymentNoteWithdrawn: lessonRowWords.paymentRecordRemoved,
};

/** What happened to a lesson, when, and by whom. */
const LessonHistory = ({ lessonId }: { lessonId: string }) => {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [historyUrl(lessonId)],
    queryFn: ({ signal }) =>
      query(historyUrl(lessonId), HistoryEntry.array(), { signal, signedOut: [] as HistoryEntry[] }),
    refetchOnMount: "always",
  });
  if (isPending) return <Skeleton variant="rounded" height={72} />;
  if (!data) return <Problem title={lessonRowWords.failedToFetchThe} error={error} onRetry={() => void refetch()} />;
  return <HistoryList entries={data} words={words} />;
};

/** A player's lesson: its status, what comes next, and its history on demand. `now`: ms. */
export const LessonRow = ({ lesson, now }: { lesson: LessonView; now: number }) => {
  const [open, setOpen] = useState(false);
  const name = fullName(lesson.instructor.user);
  const history = `history-${lesson.id}`;
  const next = nextStep(lesson, now);
  const { proposal, review } = lesson;
  const isRequested = lesson.status === "pending" && isToCome(lesson, now);
  const word = open ? lessonRowWords.hideHistory : lessonRowWords.history;
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "auto 1fr",
          columnGap: 2,
          alignItems: { xs: "start", sm: "center" },
        }}
      >
        <Portrait name={name} src={lesson.instructor.user.profileImageUrl} size={52} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 0.5, alignItems: "center" }}>
            <Typography component="h3" sx={{ fontWeight: 700, ...tabular }}>
              {when(lesson)}
            </Typography>
            <LessonStatusChip status={lesson.status} {...requestChip(lesson)} />
            {lesson.payment && <PaymentReceived payment={lesson.payment} />}
            {lesson.paymentSent && (
              <Chip size="small" variant="outlined" color="info" label={lessonRowWords.paymentSent} />
            )}
          </Box>
          <Typography sx={{ color: "text.secondary", ...tabular }}>
            {name} · {lesson.location} · {money(lesson.price)}
          </Typography>
        </Box>
      </Box>
      {next && <Typography sx={{ mt: 1.5 }}>{next}</Typography>}
      {lesson.reason && <Typography sx={{ mt: 1, whiteSpace: "pre-wrap" }}>“{lesson.reason}”</Typography>}
      {isRequested && !lesson.isTimeTaken && <RequestSteps lesson={lesson} />}
      {isRequested && lesson.isTimeTaken && lesson.instructor.isActive && !proposal && (
        <OtherOpenings lesson={lesson} />
      )}
      {proposal && isToCome(lesson, now) && <ProposalNote lesson={lesson} proposal={proposal} />}
      {review && <ReviewGiven review={review} />}
      {lesson.request && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          <Anchor href={`#${requestAnchor(lesson.request.id)}`}>{lessonRowWords.fromYourCustomRequest}</Anchor>
        </Typography>
      )}
      {lesson.notes && (
        <Typography variant="body2" sx={{ mt: 1.5, color: "text.secondary" }}>
          {lessonRowWords.youWroteNotes(lesson.notes)}
        </Typography>
      )}
      <Box
        sx={{
          mt: 1,
          ml: -1,
          display: "flex",
          flexWrap: "wrap",
          gap: 0.5,
          "& .MuiButton-root": { minHeight: { xs: 44, sm: 36 } },
        }}
      >
        <LessonActions lesson={lesson} now={now} />
        <Button
          size="small"
          color="inherit"
          aria-expanded={open}
          aria-controls={history}
          aria-label={lessonRowWords.wordOfWhen(word, when(lesson))}
          onClick={() => setOpen(!open)}
        >
          {word}
        </Button>
      </Box>
      <Collapse in={open} id={history} unmountOnExit>
        <Box sx={{ pt: 1.5 }}>
          <LessonHistory lessonId={lesson.id} />
        </Box>
      </Collapse>
    </Card>
  );
};
