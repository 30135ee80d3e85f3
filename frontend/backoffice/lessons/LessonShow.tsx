import { Alert, Box } from "@mui/material";
import { useNavigate } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { longDate } from "../../shared/formats.ts";
import { isToCome } from "../../shared/lessons/lessonNow.ts";
import { hasLater } from "../../shared/lessons/WhichLessons.tsx";
import { useMe } from "../access/me.ts";
import { Section } from "../frame/Section.tsx";
import { ShowPage } from "../frame/ShowPage.tsx";
import { Timeline } from "../history/open.ts";
import { MailsAbout } from "../mail/open.ts";
import { CancelLessonButton } from "./CancelLessonButton.tsx";
import { ConfirmPaidButton } from "./payment/ConfirmPaidButton.tsx";
import { DeleteLessonButton } from "./DeleteLessonButton.tsx";
import {
  CompleteLessonButton,
  ConfirmLessonButton,
  ConfirmWeeksButton,
  DeclineLessonButton,
  MarkMissedButton,
  UndoLessonButton,
  UndoSeriesButton,
} from "./LessonButtons.tsx";
import { LessonFacts } from "./LessonFacts.tsx";
import { isAbandoned, movesOf } from "./moves.ts";
import { OfferTimeButton } from "./proposals/OfferTimeButton.tsx";
import { ProposalPanel } from "./proposals/ProposalPanel.tsx";
import { StatusChip } from "./StatusChip.tsx";
import {
  confirmWeeksWords as weeksWords,
  lessonClock,
  fieldWords,
  instructorName,
  lessonShowWords as words,
  lessonWords,
  playerName,
} from "./words.ts";

const LessonActions = ({ lesson }: { lesson: LessonView }) => {
  const me = useMe();
  const navigate = useNavigate();
  const moves = movesOf(lesson, me);
  const isAsked = lesson.proposal?.from === "player" && lesson.proposal.kind === "move"; // then the answers have it
  return (
    <>
      <UndoLessonButton lesson={lesson} />
      <UndoSeriesButton series={lesson.series} />
      {moves.includes("cancel") && <CancelLessonButton lesson={lesson} />}
      {(moves.includes("move") || (moves.includes("offerTime") && !isAsked)) && <OfferTimeButton lesson={lesson} />}
      {moves.includes("delete") && <DeleteLessonButton lesson={lesson} onDeleted={() => void navigate("/lessons")} />}
      {moves.includes("decline") && <DeclineLessonButton lesson={lesson} />}
      {moves.includes("markMissed") && <MarkMissedButton lesson={lesson} />}
      {moves.includes("complete") && <CompleteLessonButton lesson={lesson} />}
      {moves.includes("confirm") && <ConfirmPaidButton lesson={lesson} />}
      {moves.includes("confirm") && <ConfirmLessonButton lesson={lesson} next={!hasLater(lesson)} />}
      {moves.includes("confirm") && lesson.series && hasLater(lesson) && (
        <ConfirmWeeksButton
          lesson={lesson}
          label={lesson.series.n === 1 ? weeksWords.confirmAll(lesson.series.of) : weeksWords.confirmThisAndLater}
          next
        />
      )}
    </>
  );
};

const LessonShow = () => (
  <ShowPage<LessonView>
    resource="lessons"
    title={words.lesson}
    back={{ to: "/lessons", label: lessonWords.allLessons }}
    failed={words.couldntLoadTheLesson}
    gone={{
      title: words.lessonNotFound,
      heading: words.thisLessonIsntInYourList,
      text: words.itMayHaveBeenDeleted,
      seeAll: words.seeAllLessons,
    }}
    heading={(lesson) => ({
      title: words.lessonWith(playerName(lesson)),
      lead: `${longDate(lesson.date)}, ${lessonClock(lesson)}`,
      beside: <StatusChip status={lesson.status} />,
      actions: <LessonActions lesson={lesson} />,
    })}
  >
    {(lesson) => (
      <>
        <Box sx={{ display: "grid", gap: 3, minWidth: 0 }}>
          {isAbandoned(lesson) && <Alert severity="warning">{words.coachHasLeft(instructorName(lesson))}</Alert>}
          {lesson.proposal && isToCome(lesson) && <ProposalPanel lesson={lesson} proposal={lesson.proposal} />}
          <LessonFacts lesson={lesson} />
        </Box>
        <Box>
          <Section title={fieldWords.timeline}>
            <Timeline of={lesson.id} />
          </Section>
          <MailsAbout lessonId={lesson.id} />
        </Box>
      </>
    )}
  </ShowPage>
);
export default LessonShow;
