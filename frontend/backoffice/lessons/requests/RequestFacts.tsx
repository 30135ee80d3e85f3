import { Box, Link } from "@mui/material";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import type { LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { longDateAndTime } from "../../../shared/formats.ts";
import { customFocusLabel, travelLabel } from "../../../shared/lessons/lessonRequestWords.ts";
import { useMe } from "../../access/me.ts";
import { MailLink, PhoneLink } from "../../frame/ContactLinks.tsx";
import { Fact, Facts, missing, removed } from "../../frame/Fact.tsx";
import { forWhom, isRemoved, requesterName } from "./words.ts";

/** Everything a family told us, ways to reach them first. */
export const RequestFacts = ({ request }: { request: LessonRequestView }) => {
  const me = useMe();
  const { phone, email, lesson, sessionFocus } = request;
  const unknown = isRemoved(request) ? removed : missing;
  const told = (text: string | null): ReactNode =>
    text === null ? unknown : <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Box>;
  return (
    <Facts>
      <Fact name="From">
        {requesterName(request)}
        {!isRemoved(request) && (
          <Box sx={{ color: "text.secondary", typography: "body2" }}>
            {request.requesterId ? "Has an account" : "Without an account"}
          </Box>
        )}
      </Fact>
      <Fact name="Phone">
        <PhoneLink phone={phone} otherwise={unknown} />
      </Fact>
      <Fact name="E-mail">
        <MailLink email={email} otherwise={unknown} />
      </Fact>
      <Fact name="Instructor">{forWhom(request)}</Fact>
      <Fact name="Preferred dates">{told(request.preferredDates)}</Fact>
      <Fact name="Preferred times">{told(request.preferredTimes)}</Fact>
      <Fact name="Travel">{travelLabel[request.travelPreference]}</Fact>
      <Fact name="Location">{told(request.location)}</Fact>
      <Fact name="Focus">{sessionFocus ? customFocusLabel[sessionFocus] : missing}</Fact>
      {request.additionalNotes && <Fact name="Notes">{told(request.additionalNotes)}</Fact>}
      <Fact name="Sent">{longDateAndTime(request.submittedAt)}</Fact>
      {lesson && (
        <Fact name="Lesson">
          {me.role === "admin" || lesson.instructorId === me.id ? (
            <Link component={RouterLink} to={`/lessons/${lesson.id}/show`}>
              {longDateAndTime(lesson.scheduledDate)}
            </Link>
          ) : (
            longDateAndTime(lesson.scheduledDate)
          )}
          {lesson.status !== "scheduled" && `, ${lesson.status}`}
        </Fact>
      )}
    </Facts>
  );
};
