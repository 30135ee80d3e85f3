import { Box, Rating } from "@mui/material";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { longDate, money } from "../../shared/formats.ts";
import { MailLink, PhoneLink } from "../frame/ContactLinks.tsx";
import { Fact, Facts, missing, removed } from "../frame/Fact.tsx";
import { place } from "../place.ts";
import { PaymentFact } from "./PaymentFact.tsx";
import { RequestFact } from "./RequestFact.tsx";
import { focusLabel, instructorName, isPlayerRemoved, lessonClock, playerName, weeklyLabel } from "./words.ts";

const unknown = (lesson: LessonView) => (isPlayerRemoved(lesson) ? removed : missing);

/** All that is known of one lesson. */
export const LessonFacts = ({ lesson }: { lesson: LessonView }) => (
  <Facts>
    <Fact name="When">
      {longDate(lesson.date)}
      <br />
      {lessonClock(lesson)}
    </Fact>
    <Fact name="Player">{playerName(lesson)}</Fact>
    {place === "admin" && <Fact name="Instructor">{instructorName(lesson)}</Fact>}
    <Fact name="Phone">
      <PhoneLink phone={lesson.studentPhone} otherwise={unknown(lesson)} />
    </Fact>
    <Fact name="E-mail">
      <MailLink email={lesson.studentEmail} otherwise={unknown(lesson)} />
    </Fact>
    {lesson.request && <RequestFact request={lesson.request} />}
    <Fact name="Focus">{lesson.sessionFocus ? focusLabel[lesson.sessionFocus] : missing}</Fact>
    {lesson.weeklyRecurring && <Fact name="Every week">{weeklyLabel[lesson.weeklyRecurring]}</Fact>}
    <Fact name="Place">{lesson.location}</Fact>
    <Fact name="Price">{money(lesson.price)}</Fact>
    <PaymentFact lesson={lesson} />
    <Fact name="Places at this time">{lesson.seats}</Fact>
    {lesson.review && (
      <Fact name="Review">
        <Rating value={lesson.review.rating} readOnly size="small" getLabelText={(stars) => `${stars} of 5 stars`} />
        {lesson.review.comment && <Box sx={{ whiteSpace: "pre-wrap" }}>{lesson.review.comment}</Box>}
      </Fact>
    )}
    {lesson.notes && (
      <Fact name="Notes">
        <Box sx={{ whiteSpace: "pre-wrap" }}>{lesson.notes}</Box>
      </Fact>
    )}
  </Facts>
);
