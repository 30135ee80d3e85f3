import { Box, Link } from "@mui/material";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import type { TeamCreationView, TeamFinderView } from "../../../backend/teams/contract.ts";
import { dateAt, dayOfYear, longDateAndTime } from "../../shared/formats.ts";
import { useMe } from "../access/me.ts";
import { MailLink, PhoneLink } from "../frame/ContactLinks.tsx";
import { Fact, Facts, missing, removed } from "../frame/Fact.tsx";
import { Section } from "../frame/Section.tsx";
import { InInbox } from "../frame/InInbox.tsx";
import { Timeline } from "../history/open.ts";
import { MailsAbout } from "../mail/open.ts";
import { EraseVisitor } from "../privacy/open.ts";
import { showWords as words } from "./words.ts";

type Props = {
  kind: "team-finder" | "team-creation";
  sent: TeamFinderView | TeamCreationView;
  name: string | null;
  children: ReactNode;
};

/** Ways to reach the sender first, then what was asked for, then how long it is kept; and its history. */
export const TeamFacts = ({ kind, sent, name, children }: Props) => {
  const { id, phoneNumber, email, createdAt, keptUntil, senderId, status } = sent;
  const isAdmin = useMe().role === "admin"; // coaches read emails about their own lessons alone
  const unknown = email === null ? removed : missing;
  return (
    <>
      <Box sx={{ gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", columnGap: 3 }}>
        <InInbox kind={kind} inquiryId={id} />
        {(status === "pending" || status === "contacted") && (
          <Link component={RouterLink} to="/team-matches">
            {words.seeMatches}
          </Link>
        )}
      </Box>
      <Facts>
        <Fact name={words.phone}>
          <PhoneLink phone={phoneNumber} otherwise={unknown} />
        </Fact>
        <Fact name={words.email}>
          <MailLink email={email} otherwise={unknown} />
        </Fact>
        {children}
        <Fact name={words.account}>{senderId ? words.hasAnAccount : words.noAccount}</Fact>
        <Fact name={words.sent}>{longDateAndTime(createdAt)}</Fact>
        <Fact name={words.keptUntil}>{dayOfYear(dateAt(keptUntil))}</Fact>
      </Facts>
      <div>
        <Section title={words.timeline}>
          <Timeline of={id} />
        </Section>
        {isAdmin && <MailsAbout teamRequestId={id} />}
      </div>
      <EraseVisitor accountId={senderId} name={name} email={email} />
    </>
  );
};
