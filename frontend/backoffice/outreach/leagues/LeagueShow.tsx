import { Box, Button, Card, Link, Typography } from "@mui/material";
import { useState } from "react";
import { Link as RouterLink, useNavigate } from "react-router";
import { answeredUrl, leagueUrl } from "../../../../backend/outreach/contract.ts";
import type { LeagueView } from "../../../../backend/outreach/leagues/contract.ts";
import { command } from "../../../shared/api.ts";
import { dateAt, dayAgo, longDateAndTime } from "../../../shared/formats.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { MailLink } from "../../frame/ContactLinks.tsx";
import { Fact, Facts, missing } from "../../frame/Fact.tsx";
import { Section } from "../../frame/Section.tsx";
import { ShowPage } from "../../frame/ShowPage.tsx";
import { Timeline } from "../../history/open.ts";
import { CorrectLeagueDialog } from "./LeagueDialog.tsx";
import { StandingChip } from "./StandingChip.tsx";
import { StopEmails } from "./StopEmails.tsx";
import { failedToFetch, formWords, removeWords, showWords as words, sourceLabel, sportLabel } from "./words.ts";

const noteAnswer = (id: string) => command("POST", answeredUrl(id), {});
const removeLeague = (id: string) => command("DELETE", leagueUrl(id));

/** Emails it, notes its answer, edits it. */
const Actions = ({ league }: { league: LeagueView }) => {
  const [isCorrecting, setCorrecting] = useState(false);
  const { send, sending } = useAct(() => noteAnswer, { done: words.answerNoted, failed: words.failedToNote });
  const { id, name, contactName, email, lastEmailId, answeredEmailId, suppressedBy } = league;
  return (
    <>
      {!suppressedBy && (
        <Button
          variant="contained"
          component={RouterLink}
          to="/email-outreach"
          state={{ league: { leagueName: name, contactName, recipientEmail: email } }}
        >
          {words.emailThem}
        </Button>
      )}
      {lastEmailId !== null && lastEmailId !== answeredEmailId && (
        <ActButton variant="outlined" busy={sending} onClick={() => void send(id)}>
          {words.gotAnswer}
        </ActButton>
      )}
      <Button variant="outlined" onClick={() => setCorrecting(true)}>
        {formWords.edit}
      </Button>
      {isCorrecting && <CorrectLeagueDialog league={league} onClose={() => setCorrecting(false)} />}
    </>
  );
};

const LeagueFacts = ({ league }: { league: LeagueView }) => {
  const { lastEmailId, lastEmailedAt, answeredAt, bouncedAt, inquiryId, sport, region } = league;
  return (
    <Facts>
      <Fact name={words.contact}>{league.contactName}</Fact>
      <Fact name={words.email}>
        <MailLink email={league.email} />
      </Fact>
      <Fact name={words.sport}>{sport ? sportLabel[sport] : missing}</Fact>
      <Fact name={words.region}>{region ?? missing}</Fact>
      <Fact name={words.lastEmail}>
        {lastEmailedAt ? longDateAndTime(lastEmailedAt) : words.never}
        {lastEmailId && (
          <Box>
            <Link component={RouterLink} to={`/email-outreach/${lastEmailId}/show`}>
              {words.seeEmail}
            </Link>
          </Box>
        )}
      </Fact>
      {lastEmailedAt && <Fact name={words.answer}>{answeredAt ? dayAgo(dateAt(answeredAt)) : words.noAnswer}</Fact>}
      {bouncedAt && <Fact name={words.bounced}>{longDateAndTime(bouncedAt)}</Fact>}
      <Fact name={words.source}>
        {sourceLabel[league.source]}
        {inquiryId && (
          <Box>
            <Link component={RouterLink} to={`/coaching-inquiries/${inquiryId}/show`}>
              {words.inquiry}
            </Link>
          </Box>
        )}
      </Fact>
      <Fact name={words.added}>{longDateAndTime(league.addedAt)}</Fact>
    </Facts>
  );
};

const Remove = ({ league: { id, name } }: { league: LeagueView }) => {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { send, sending } = useAct(
    () => removeLeague,
    { done: removeWords.done, failed: removeWords.failed },
    { leave: () => void navigate("/leagues") },
  );
  return (
    <Section title={removeWords.title}>
      <Card sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2, justifyItems: "start" }}>
        <Typography>{removeWords.text}</Typography>
        <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
          {removeWords.remove}
        </Button>
      </Card>
      <ConfirmDialog
        open={asking}
        title={removeWords.question(name)}
        action={removeWords.remove}
        danger
        busy={sending}
        onConfirm={() => void send(id)}
        onClose={() => setAsking(false)}
      >
        {removeWords.text}
      </ConfirmDialog>
    </Section>
  );
};

const LeagueShow = () => (
  <ShowPage<LeagueView>
    resource="leagues"
    title={words.league}
    back={{ to: "/leagues", label: words.all }}
    failed={failedToFetch}
    gone={{ title: words.notFound, heading: words.cantFind, text: words.mayBeRemoved, seeAll: words.all }}
    heading={(league) => ({
      title: league.name,
      beside: <StandingChip league={league} />,
      actions: <Actions league={league} />,
    })}
  >
    {(league) => (
      <>
        <Box>
          <LeagueFacts league={league} />
          <Box sx={{ mt: 4 }}>
            <StopEmails league={league} />
          </Box>
        </Box>
        <Box>
          <Section title={words.timeline}>
            <Timeline of={league.id} />
          </Section>
          <Remove league={league} />
        </Box>
      </>
    )}
  </ShowPage>
);
export default LeagueShow;
