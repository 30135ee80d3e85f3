import { Box, Link } from "@mui/material";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import type { LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { fullName, longDateAndTime } from "../../../shared/formats.ts";
import { customFocusWords, travelWords } from "../../../shared/lessons/words.ts";
import { useMe } from "../../access/me.ts";
import { MailLink, PhoneLink } from "../../frame/ContactLinks.tsx";
import { Fact, Facts, missing, removed } from "../../frame/Fact.tsx";
import {
  forWhom,
  isRequesterRemoved,
  fieldWords,
  requesterName,
  requestFactsWords as words,
  statusWords,
} from "../words.ts";

/** Everything a family told us, ways to reach them first. */
export const RequestFacts = ({ request }: { request: LessonRequestView }) => {
  const me = useMe();
  const { phone, email, lesson, sessionFocus } = request;
  const unknown = isRequesterRemoved(request) ? removed : missing;
  const told = (text: string | null): ReactNode =>
    text === null ? unknown : <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Box>;
  return (
    <Facts>
      <Fact name={fieldWords.from}>
        {requesterName(request)}
        {!isRequesterRemoved(request) && (
          <Box sx={{ color: "text.secondary", typography: "body2" }}>
            {request.requesterId ? words.hasAnAccount : words.noAccount}
          </Box>
        )}
      </Fact>
      {request.player && (
        <Fact name={words.player}>
          {request.player.firstName ? (
            <Link component={RouterLink} to={`/students/${request.player.id}/show`}>
              {fullName(request.player)}
            </Link>
          ) : (
            removed
          )}
        </Fact>
      )}
      <Fact name={fieldWords.phone}>
        <PhoneLink phone={phone} otherwise={unknown} />
      </Fact>
      <Fact name={fieldWords.email}>
        <MailLink email={email} otherwise={unknown} />
      </Fact>
      <Fact name={fieldWords.instructor}>{forWhom(request)}</Fact>
      <Fact name={words.preferredDates}>{told(request.preferredDates)}</Fact>
      <Fact name={words.preferredTimes}>{told(request.preferredTimes)}</Fact>
      <Fact name={words.travel}>{travelWords[request.travelPreference]}</Fact>
      <Fact name={fieldWords.location}>{told(request.location)}</Fact>
      <Fact name={fieldWords.focus}>{sessionFocus ? customFocusWords[sessionFocus] : missing}</Fact>
      {request.additionalNotes && <Fact name={fieldWords.notes}>{told(request.additionalNotes)}</Fact>}
      <Fact name={words.sent}>{longDateAndTime(request.submittedAt)}</Fact>
      {lesson && (
        <Fact name={words.lesson}>
          {me.role === "admin" || lesson.instructorId === me.id ? (
            <Link component={RouterLink} to={`/lessons/${lesson.id}/show`}>
              {longDateAndTime(lesson.scheduledDate)}
            </Link>
          ) : (
            longDateAndTime(lesson.scheduledDate)
          )}
          {lesson.status !== "scheduled" && `, ${statusWords[lesson.status].toLowerCase()}`}
        </Fact>
      )}
    </Facts>
  );
};
