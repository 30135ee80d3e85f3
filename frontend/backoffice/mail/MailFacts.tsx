import { Link } from "@mui/material";
import { Link as RouterLink } from "react-router";
import type { WholeMailView } from "../../../backend/mail/contract.ts";
import { longDateAndTime } from "../../shared/formats.ts";
import { MailLink } from "../frame/ContactLinks.tsx";
import { Fact, Facts, removed } from "../frame/Fact.tsx";
import { kindLabel, stateOf } from "./words.ts";

export const MailFacts = ({ mail }: { mail: WholeMailView }) => (
  <Facts>
    <Fact name="To">
      {mail.recipientName}
      {mail.recipientName && <br />}
      <MailLink email={mail.recipient} otherwise={removed} />
    </Fact>
    <Fact name="Kind">{kindLabel(mail.kind)}</Fact>
    <Fact name="Written">{longDateAndTime(mail.createdAt)}</Fact>
    {mail.settledAt && (
      <Fact name={mail.state === "failed" ? "Given up" : stateOf(mail)}>{longDateAndTime(mail.settledAt)}</Fact>
    )}
    {mail.nextAttemptAt && (
      <Fact name="Next attempt">{mail.attempts === 0 ? "At once" : longDateAndTime(mail.nextAttemptAt)}</Fact>
    )}
    <Fact name="Attempts">{mail.attempts}</Fact>
    {mail.reason && <Fact name={mail.state === "sent" ? "Note" : "Reason"}>{mail.reason}</Fact>}
    {mail.registrationId && (
      <Fact name="About">
        <Link component={RouterLink} to={`/camp-registrations/${mail.registrationId}/show`}>
          The registration
        </Link>
      </Fact>
    )}
    {mail.lessonId && (
      <Fact name="About">
        <Link component={RouterLink} to={`/lessons/${mail.lessonId}/show`}>
          The lesson
        </Link>
      </Fact>
    )}
  </Facts>
);
