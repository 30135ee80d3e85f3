import { Alert, Box, Button, Card, Link, Tab, Tabs } from "@mui/material";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import type { WholeOutreachView } from "../../../backend/outreach/formContract.ts";
import { bouncedUrl } from "../../../backend/outreach/contract.ts";
import { command } from "../../shared/api.ts";
import { longDateAndTime } from "../../shared/formats.ts";
import { useAct } from "../data/useAct.ts";
import { ConfirmDialog } from "../frame/ConfirmDialog.tsx";
import { MailLink } from "../frame/ContactLinks.tsx";
import { Fact, Facts, removed } from "../frame/Fact.tsx";
import { Section } from "../frame/Section.tsx";
import { ShowPage } from "../frame/ShowPage.tsx";
import { Timeline } from "../history/open.ts";
import { MailHtml, MailText } from "../mail/open.ts";
import { SendAgain } from "./campaigns/SendAgain.tsx";
import { whileOneLeaves } from "./leaving.ts";
import { OutreachStateChip } from "./OutreachStateChip.tsx";
import { emailOutreach, failedToFetch, leagueOf, outreachShowWords as words, stateOf, templateLabel } from "./words.ts";

const Content = ({ email: { html, text } }: { email: WholeOutreachView }) => {
  const [form, setForm] = useState<"html" | "text">("html");
  if (html === null || text === null) return <Alert severity="info">{words.removed}</Alert>;
  return (
    <Card sx={{ p: { xs: 1, sm: 2 } }}>
      <Tabs value={form} onChange={(_, chosen) => setForm(chosen)} aria-label={words.showAs} sx={{ mb: 1.5 }}>
        <Tab value="html" label={words.html} id="outreach-tab-html" aria-controls="outreach-panel" />
        <Tab value="text" label={words.text} id="outreach-tab-text" aria-controls="outreach-panel" />
      </Tabs>
      <Box role="tabpanel" id="outreach-panel" aria-labelledby={`outreach-tab-${form}`}>
        {form === "html" ? <MailHtml html={html} /> : <MailText text={text} />}
      </Box>
    </Card>
  );
};

const EmailFacts = ({ email }: { email: WholeOutreachView }) => (
  <Facts>
    <Fact name={words.league}>
      {email.leagueName ?? removed}
      {email.leagueName && (
        <Box>
          <Link component={RouterLink} to={`/leagues/${email.leagueId}/show`}>
            {words.seeLeague}
          </Link>
        </Box>
      )}
    </Fact>
    <Fact name={words.contact}>
      {email.contactName}
      {email.contactName && <br />}
      <MailLink email={email.to} otherwise={removed} />
    </Fact>
    <Fact name={words.repliesTo}>
      <MailLink email={email.replyTo} otherwise={removed} />
    </Fact>
    <Fact name={words.template}>{templateLabel[email.templateType]}</Fact>
    <Fact name={words.sentBy}>{email.sentByName ?? removed}</Fact>
    <Fact name={words.asked}>{longDateAndTime(email.queuedAt)}</Fact>
    {email.settledAt && (
      <Fact name={words.outcome}>
        {stateOf(email)}, {longDateAndTime(email.settledAt)}
      </Fact>
    )}
    {email.bouncedAt && (
      <Fact name={words.bounced}>
        {[longDateAndTime(email.bouncedAt), email.bounceCode && words.bouncedByServer(email.bounceCode)]
          .filter(Boolean)
          .join(", ")}
      </Fact>
    )}
    {email.reason && <Fact name={words.why}>{email.reason}</Fact>}
    {email.contentHash && (
      <Fact name={words.proof}>
        {email.isAsSent === true && (email.onlyWritten ? words.asWritten : words.asSent)}
        {email.isAsSent === false && words.notAsSent}
        <Box sx={{ color: "text.secondary", typography: "body2", overflowWrap: "anywhere" }}>
          {words.hash}: {email.contentHash}
        </Box>
      </Fact>
    )}
  </Facts>
);

const markBounced = (id: string) => command("POST", bouncedUrl(id), {});

/** Of one that was sent, as far as we know: says that it came back. */
const MarkBounced = ({ email: { id, state, bouncedAt, onlyWritten } }: { email: WholeOutreachView }) => {
  const [asking, setAsking] = useState(false);
  const { send, sending } = useAct(
    () => markBounced,
    { done: words.bounceDone, failed: words.bounceFailed },
    { sent: () => setAsking(false) },
  );
  if (bouncedAt || onlyWritten || (state !== "sent" && state !== "unknown")) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {words.markBounced}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.bounceQuestion}
        action={words.markBounced}
        danger
        busy={sending}
        onConfirm={() => void send(id)}
        onClose={() => setAsking(false)}
      >
        {words.bounceMeans}
      </ConfirmDialog>
    </>
  );
};

const OutreachShow = () => {
  const [sentAgainAt, setSentAgainAt] = useState<number>();
  return (
    <ShowPage<WholeOutreachView>
      resource="email-outreach"
      title={words.outreachEmail}
      back={{ to: "/email-outreach", label: emailOutreach }}
      failed={failedToFetch}
      gone={{
        title: words.notFound,
        heading: words.weCantFindThis,
        text: words.theLinkMayBe,
        seeAll: words.seeAll,
      }}
      readAgain={(email) => whileOneLeaves([email], sentAgainAt)}
      isWhole={(email) => "html" in email}
      heading={(email) => ({
        title: email.subject ?? words.to(leagueOf(email)),
        beside: <OutreachStateChip email={email} />,
        actions: (
          <>
            {(email.state === "unknown" || email.state === "failed") && email.text !== null && (
              <SendAgain
                emailId={email.id}
                league={leagueOf(email)}
                state={email.state}
                onSent={() => setSentAgainAt(Date.now())}
              />
            )}
            <MarkBounced email={email} />
          </>
        ),
      })}
    >
      {(email) => (
        <>
          <Content email={email} />
          <Box>
            <EmailFacts email={email} />
            <Box sx={{ mt: 4 }}>
              <Section title={words.timeline}>
                <Timeline of={email.id} />
              </Section>
            </Box>
          </Box>
        </>
      )}
    </ShowPage>
  );
};
export default OutreachShow;
