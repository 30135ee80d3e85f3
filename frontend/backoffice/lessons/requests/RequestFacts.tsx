import { Box, Link } from "@mui/material";
import { Link as RouterLink } from "react-router";
import type { LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { fullName, longDateAndTime } from "../../../shared/formats.ts";
import { customFocusWords, travelWords } from "../../../shared/lessons/words.ts";
import { useMe } from "../../access/me.ts";
import { MailLink, PhoneLink } from "../../frame/ContactLinks.tsx";
import { Fact, Facts, missing, removed, toldBy } from "../../frame/Fact.tsx";
import {
  forWhom,
  isRequesterRemoved,
  fieldWords,
  requesterName,
  requestFactsWords as words,
  statusWords,
} from "../words.ts";

const unknownIn = (request: LessonRequestView) => (isRequesterRemoved(request) ? removed : missing);

/** What a family asks for. */
export const RequestAsked = ({ sent }: { sent: LessonRequestView }) => {
  const { player, sessionFocus } = sent;
  const told = toldBy(isRequesterRemoved(sent));
  return (
    <>
      {player && (
        <Fact name={words.player}>
          {player.firstName ? (
            <Link component={RouterLink} to={`/students/${player.id}/show`}>
              {fullName(player)}
            </Link>
          ) : (
            removed
          )}
        </Fact>
      )}
      <Fact name={fieldWords.instructor}>{forWhom(sent)}</Fact>
      <Fact name={words.preferredDates}>{told(sent.preferredDates)}</Fact>
      <Fact name={words.preferredTimes}>{told(sent.preferredTimes)}</Fact>
      <Fact name={words.travel}>{travelWords[sent.travelPreference]}</Fact>
      <Fact name={fieldWords.location}>{told(sent.location)}</Fact>
      <Fact name={fieldWords.focus}>{sessionFocus ? customFocusWords[sessionFocus] : missing}</Fact>
      {sent.additionalNotes && <Fact name={fieldWords.notes}>{told(sent.additionalNotes)}</Fact>}
    </>
  );
};

/** Everything a family told us, ways to reach them first. */
export const RequestFacts = ({ request }: { request: LessonRequestView }) => {
  const me = useMe();
  const { phone, email, lesson } = request;
  const unknown = unknownIn(request);
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
      <Fact name={fieldWords.phone}>
        <PhoneLink phone={phone} otherwise={unknown} />
      </Fact>
      <Fact name={fieldWords.email}>
        <MailLink email={email} otherwise={unknown} />
      </Fact>
      <RequestAsked sent={request} />
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
