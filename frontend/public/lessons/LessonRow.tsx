import LessIcon from "@mui/icons-material/ExpandLess";
import MoreIcon from "@mui/icons-material/ExpandMore";
import PaidIcon from "@mui/icons-material/PaidOutlined";
import { Box, Button, Card, Chip, Collapse, Link as Anchor, Typography } from "@mui/material";
import { memo, useState } from "react";
import type { HistoryEntry } from "../../../backend/history/contract.ts";
import type { LessonView, PaymentView } from "../../../backend/lessons/contract.ts";
import { clock, fullName, shortDate, shortMoney } from "../../shared/formats.ts";
import { isToCome } from "../../shared/lessons/lessonNow.ts";
import { inSeriesWords } from "../../shared/lessons/words.ts";
import { drawnCoach } from "../../shared/accounts/drawnCoach.ts";
import { Portrait } from "../../shared/Portrait.tsx";
import { tabular } from "../../shared/theme.ts";
import { HistoryOf } from "../frame/HistoryOf.tsx";
import { LessonActions } from "./LessonActions.tsx";
import { LessonStatusChip } from "./LessonStatusChip.tsx";
import { OtherOpenings } from "./OtherOpenings.tsx";
import { nextStep, when } from "./lessonWords.ts";
import { ProposalNote } from "./ProposalNote.tsx";
import { requestAnchor } from "./RequestRow.tsx";
import { RequestSteps } from "./RequestSteps.tsx";
import { ReviewGiven } from "./ReviewLesson.tsx";
import { lessonHistoryWords, lessonRowWords as words } from "./words.ts";
import { usePhone } from "../frame/phone/usePhone.ts";

/** Tells the player that the instructor has received the payment. */
const PaymentReceived = ({ payment: { amount } }: { payment: PaymentView }) => (
  <Chip
    size="small"
    variant="outlined"
    color="success"
    icon={<PaidIcon />}
    label={words.paymentReceivedAmount(shortMoney(amount))}
  />
);

/** A request is called what it is. */
const requestChip = ({ status, isTimeTaken }: LessonView) =>
  status === "pending" && { label: isTimeTaken ? words.timeTaken : words.requestSent };

const called = ({ what, to, details }: HistoryEntry) => {
  if (what === "LessonBooked" && to === "scheduled") return "LessonScheduled"; // nobody requested it: its coach put it there
  return what === "LessonMoved" && details?.["undoes"] ? "LessonMoveUndone" : what;
};

type Props = { lesson: LessonView; now: number; forWhom?: string | undefined };

/**
 * A player's lesson: its status, what comes next, and its history on demand. On a phone there is one action at first, and
 * whatever needs an answer. `now`: ms; `forWhom`: said among several.
 */
export const LessonRow = memo(({ lesson, now, forWhom }: Props) => {
  const [open, setOpen] = useState(false);
  const isPhone = usePhone();
  const [isUnfolded, unfold] = useState(false);
  const isWhole = !isPhone || isUnfolded;
  const name = fullName(lesson.instructor.user);
  const history = `history-${lesson.id}`;
  const { proposal, review } = lesson;
  const { isActive: isAnswering } = lesson.instructor;
  const isNoted = proposal !== null && isAnswering && isToCome(lesson, now);
  const isSaidThere = isNoted && !proposal.isAway && !lesson.isTimeTaken;
  const next = isSaidThere ? "" : nextStep(lesson, now);
  const isRequested = lesson.status === "pending" && isToCome(lesson, now) && isAnswering;
  const word = open ? words.hideHistory : words.history;
  return (
    <Card component="li" sx={{ px: { xs: 2, sm: 2.5 }, py: { xs: 1.5, sm: 2.5 } }}>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "auto 1fr",
          columnGap: { xs: 1.5, sm: 2 },
          alignItems: { xs: "start", sm: "center" },
        }}
      >
        <Portrait name={name} src={lesson.instructor.user.profileImageUrl ?? drawnCoach} size={isPhone ? 40 : 52} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 0.5, alignItems: "center" }}>
            <Typography component="h3" sx={{ fontWeight: 700, ...tabular }}>
              {isPhone ? `${shortDate(lesson.date)}, ${clock(lesson.startTime)}` : when(lesson)}
            </Typography>
            <LessonStatusChip status={lesson.status} {...requestChip(lesson)} />
            {lesson.payment && <PaymentReceived payment={lesson.payment} />}
            {lesson.paymentSent && <Chip size="small" variant="outlined" color="info" label={words.paymentSent} />}
          </Box>
          <Typography sx={{ color: "text.secondary", ...tabular }}>
            {forWhom && `${forWhom} · `}
            {name} · {lesson.location} · {shortMoney(lesson.price)}
            {lesson.series && ` · ${inSeriesWords(lesson.series)}`}
          </Typography>
        </Box>
      </Box>
      {isWhole && next && <Typography sx={{ mt: 1.5 }}>{next}</Typography>}
      {isWhole && lesson.reason && <Typography sx={{ mt: 1, whiteSpace: "pre-wrap" }}>“{lesson.reason}”</Typography>}
      {isWhole && isRequested && !lesson.isTimeTaken && <RequestSteps lesson={lesson} />}
      {isRequested && lesson.isTimeTaken && !proposal && <OtherOpenings lesson={lesson} />}
      {isNoted && <ProposalNote lesson={lesson} proposal={proposal} />}
      {isWhole && review && <ReviewGiven review={review} />}
      {isWhole && lesson.request && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          <Anchor href={`#${requestAnchor(lesson.request.id)}`}>{words.fromYourCustomRequest}</Anchor>
        </Typography>
      )}
      {isWhole && lesson.notes && (
        <Typography variant="body2" sx={{ mt: 1.5, color: "text.secondary" }}>
          {words.notesAre(lesson.notes)}
        </Typography>
      )}
      <Box
        sx={{
          mt: { xs: 0.25, sm: 1 },
          ml: { xs: isUnfolded ? -1 : 5.5, sm: -1 },
          display: "flex",
          flexWrap: "wrap",
          gap: 0.5,
          "& .MuiButton-root": { minHeight: { xs: 44, sm: 36 } },
        }}
      >
        <LessonActions lesson={lesson} now={now} to={1} />
        {isPhone && (
          <Button
            size="small"
            color="inherit"
            aria-expanded={isUnfolded}
            aria-label={`${isUnfolded ? words.less : words.more}: ${when(lesson)}`}
            endIcon={isUnfolded ? <LessIcon /> : <MoreIcon />}
            onClick={() => unfold(!isUnfolded)}
          >
            {isUnfolded ? words.less : words.more}
          </Button>
        )}
        {/* They stay while they are hidden, so that what is being asked stays when a phone is turned. */}
        <Box sx={{ display: isWhole ? "contents" : "none" }}>
          <LessonActions lesson={lesson} now={now} from={1} />
          <Button
            size="small"
            color="inherit"
            aria-expanded={open}
            aria-controls={history}
            aria-label={`${word}: ${when(lesson)}`}
            onClick={() => setOpen(!open)}
          >
            {word}
          </Button>
        </Box>
      </Box>
      <Collapse in={open && isWhole} id={history} unmountOnExit>
        <Box sx={{ pt: 1.5 }}>
          <HistoryOf id={lesson.id} words={lessonHistoryWords} called={called} problem={words.weCouldntLoadThis} />
        </Box>
      </Collapse>
    </Card>
  );
});
