import { Box, Button, Link, Rating } from "@mui/material";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { lessonPaymentNote, paymentCode } from "../../../backend/lessons/payingRule.ts";
import { canNotePayment } from "../../../backend/lessons/movesRule.ts";
import { dateAt, longDate, money, shortDate } from "../../shared/formats.ts";
import { inSeriesWords } from "../../shared/lessons/words.ts";
import { useMe } from "../access/me.ts";
import { MailLink, PhoneLink } from "../frame/ContactLinks.tsx";
import { Fact, Facts, missing, removed } from "../frame/Fact.tsx";
import { place } from "../place.ts";
import { PaymentDialog } from "./payment/PaymentDialog.tsx";
import {
  focusLabel,
  instructorName,
  isPlayerRemoved,
  lessonClock,
  lessonFactsWords as words,
  fieldWords,
  paymentInWords,
  paymentSentInWords,
  playerName,
  weeklyWords,
} from "./words.ts";

/** The custom request behind a lesson. The lesson's instructor may not open another instructor's request. */
const RequestFact = ({ request }: { request: NonNullable<LessonView["request"]> }) => {
  const me = useMe();
  const handles = me.role === "admin" || request.instructorId === null || request.instructorId === me.id;
  return (
    <Fact name={words.startedAs}>
      {handles ? (
        <Link component={RouterLink} to={`/lesson-requests/${request.id}/show`}>
          {words.aCustomLessonRequest}
        </Link>
      ) : (
        words.aCustomLessonRequest
      )}
    </Fact>
  );
};

/** Whether a lesson was paid, who noted it, and the button that notes or corrects it. */
const PaymentFact = ({ lesson }: { lesson: LessonView }) => {
  const [open, setOpen] = useState(false);
  const { payment, paymentSent } = lesson;
  if (!canNotePayment(lesson)) return null;
  return (
    <Fact name={fieldWords.payment}>
      {payment ? (
        <>
          {words.received(paymentInWords(payment))}
          {payment.how !== "other" && payment.words && <Box sx={{ whiteSpace: "pre-wrap" }}>{payment.words}</Box>}
          <Box sx={{ color: "text.secondary", typography: "body2" }}>
            {words.recordedBy(payment.notedBy ?? fieldWords.removedPerson, shortDate(dateAt(payment.notedAt)))}
          </Box>
        </>
      ) : (
        <Box component="span" sx={{ color: "text.secondary" }}>
          {paymentSent ? paymentSentInWords(paymentSent) : words.notRecorded}
          <Box sx={{ typography: "body2" }}>
            {lesson.timesMoved > 0
              ? words.lookForANoteEnding(paymentCode(lesson.id))
              : words.lookForThisNote(lessonPaymentNote(lesson))}
          </Box>
        </Box>
      )}
      <Box sx={{ ml: -1.5 }}>
        <Button size="small" onClick={() => setOpen(true)}>
          {payment ? words.editPayment : words.recordPayment}
        </Button>
      </Box>
      {open && <PaymentDialog lesson={lesson} onClose={() => setOpen(false)} />}
    </Fact>
  );
};

const unknown = (lesson: LessonView) => (isPlayerRemoved(lesson) ? removed : missing);

/** Everything we know about one lesson. */
export const LessonFacts = ({ lesson }: { lesson: LessonView }) => (
  <Facts>
    <Fact name={fieldWords.when}>
      {longDate(lesson.date)}
      <br />
      {lessonClock(lesson)}
      {lesson.series && <Box sx={{ color: "text.secondary" }}>{inSeriesWords(lesson.series)}</Box>}
    </Fact>
    <Fact name={fieldWords.player}>{playerName(lesson)}</Fact>
    {place === "admin" && <Fact name={fieldWords.instructor}>{instructorName(lesson)}</Fact>}
    <Fact name={fieldWords.phone}>
      <PhoneLink phone={lesson.studentPhone} otherwise={unknown(lesson)} />
    </Fact>
    <Fact name={fieldWords.email}>
      <MailLink email={lesson.studentEmail} otherwise={unknown(lesson)} />
    </Fact>
    {lesson.request && <RequestFact request={lesson.request} />}
    <Fact name={fieldWords.focus}>{lesson.sessionFocus ? focusLabel[lesson.sessionFocus] : missing}</Fact>
    {lesson.weeklyRecurring && <Fact name={words.everyWeek}>{weeklyWords[lesson.weeklyRecurring]}</Fact>}
    <Fact name={fieldWords.location}>{lesson.location}</Fact>
    <Fact name={fieldWords.price}>{money(lesson.price)}</Fact>
    <PaymentFact lesson={lesson} />
    <Fact name={words.spotsAtThisTime}>{lesson.seats}</Fact>
    {lesson.review && (
      <Fact name={words.review}>
        <Rating value={lesson.review.rating} readOnly size="small" getLabelText={(stars) => words.starsOf5(stars)} />
        {lesson.review.comment && <Box sx={{ whiteSpace: "pre-wrap" }}>{lesson.review.comment}</Box>}
      </Fact>
    )}
    {lesson.reason && (
      <Fact name={lesson.status === "declined" ? words.message : fieldWords.reason}>
        <Box sx={{ whiteSpace: "pre-wrap" }}>{lesson.reason}</Box>
      </Fact>
    )}
    {lesson.notes && (
      <Fact name={fieldWords.notes}>
        <Box sx={{ whiteSpace: "pre-wrap" }}>{lesson.notes}</Box>
      </Fact>
    )}
  </Facts>
);
