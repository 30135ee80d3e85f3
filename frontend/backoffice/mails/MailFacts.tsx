import { Card, Link } from "@mui/material";
import { Link as RouterLink } from "react-router";
import type { WholeMailView } from "../../../backend/mail/contract.ts";
import { longDateAndTime } from "../../shared/formats.ts";
import { Fact, removed } from "../frame/Fact.tsx";
import { kindLabel } from "./words.ts";

export const MailFacts = ({ mail }: { mail: WholeMailView }) => (
  <Card component="dl" sx={{ m: 0, px: { xs: 2, sm: 3 }, py: 1, overflowWrap: "anywhere" }}>
    <Fact name="To">
      {mail.recipientName}
      {mail.recipientName && <br />}
      {mail.recipient ? <Link href={`mailto:${mail.recipient}`}>{mail.recipient}</Link> : removed}
    </Fact>
    <Fact name="Kind">{kindLabel(mail.kind)}</Fact>
    <Fact name="Written">{longDateAndTime(mail.createdAt)}</Fact>
    {mail.settledAt && (
      <Fact name={mail.state === "sent" ? "Sent" : "Given up"}>{longDateAndTime(mail.settledAt)}</Fact>
    )}
    {mail.nextAttemptAt && (
      <Fact name="Next attempt">{mail.attempts === 0 ? "At once" : longDateAndTime(mail.nextAttemptAt)}</Fact>
    )}
    <Fact name="Attempts">{mail.attempts}</Fact>
    {mail.reason && <Fact name={mail.state === "sent" ? "Note" : "Reason"}>{mail.reason}</Fact>}
    {mail.lessonId && (
      <Fact name="About">
        <Link component={RouterLink} to={`/lessons/${mail.lessonId}/show`}>
          The lesson
        </Link>
      </Fact>
    )}
  </Card>
);
