import { Alert, Box, Card, LinearProgress, Typography } from "@mui/material";
import { useEffect } from "react";
import { useRefresh } from "react-admin";
import type { WholeCampaignView } from "../../../../backend/outreach/campaigns/contract.ts";
import { longDateAndTime } from "../../../shared/formats.ts";
import { PolicyText } from "../../../shared/policies/PolicyText.tsx";
import { Fact, Facts, removed } from "../../frame/Fact.tsx";
import { Section } from "../../frame/Section.tsx";
import { templateLabel } from "../words.ts";
import { daysInWords, progressWords as words } from "./words.ts";

type Props = { campaign: WholeCampaignView };

const lookAgain = 10_000; // ms

const figures = ["sent", "waiting", "skipped", "failed", "unknown"] as const;
const figureLabel: Record<(typeof figures)[number], string> = {
  sent: words.sent,
  waiting: words.waiting,
  skipped: words.heldBack,
  failed: words.failed,
  unknown: words.unknown,
};

/** How far it is, and what happens next. It looks again by itself while emails go out. */
export const CampaignProgress = ({ campaign }: Props) => {
  const { state, why, recipients, waiting, unknown, days } = campaign;
  const refresh = useRefresh();
  useEffect(() => {
    if (state !== "running") return undefined;
    const looking = setInterval(refresh, lookAgain);
    return () => clearInterval(looking);
  }, [state, refresh]);
  const done = recipients - waiting;
  return (
    <Section title={words.progress} beside={<Typography>{words.done(done, recipients)}</Typography>}>
      <Card sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
        <LinearProgress
          variant="determinate"
          value={(100 * done) / recipients}
          aria-label={words.progress}
          sx={{ height: 10, borderRadius: 99 }}
        />
        <Box
          component="dl"
          sx={{ m: 0, display: "grid", gap: 1.5, gridTemplateColumns: "repeat(auto-fit, minmax(92px, 1fr))" }}
        >
          {figures.map((figure) => (
            <Box key={figure} sx={{ display: "flex", flexDirection: "column-reverse" }}>
              <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
                {figureLabel[figure]}
              </Typography>
              <Typography
                component="dd"
                sx={{ m: 0, fontSize: "1.5rem", fontWeight: 700, fontVariantNumeric: "tabular-nums" }}
              >
                {campaign[figure]}
              </Typography>
            </Box>
          ))}
        </Box>
        {state === "running" && days.length > 0 && (
          <Typography>
            {words.next}: {daysInWords(days)}
          </Typography>
        )}
        {state === "paused" &&
          (why === "mail server" ? (
            <Alert severity="warning">
              <strong>{words.pausedByServer}</strong>
              <div>{words.pausedByServerText}</div>
            </Alert>
          ) : (
            <Alert severity="info">{words.paused}</Alert>
          ))}
        {unknown > 0 && (
          <Alert severity="warning">
            {unknown} {words.unknown.toLowerCase()}. {words.unknownMeans}
          </Alert>
        )}
      </Card>
    </Section>
  );
};

/** As leagues read it. A line break stays one, as in the email. */
const Message = ({ text }: { text: string }) => (
  <Box sx={{ whiteSpace: "pre-line", "& > *": { my: 0 }, "& > * + *": { mt: 1 } }}>
    <PolicyText>{text}</PolicyText>
  </Box>
);

export const CampaignFacts = ({ campaign }: Props) => {
  const { templateType, subject, message, replyTo, createdByName, startedAt, endedAt, contentHash, audience } =
    campaign;
  return (
    <Facts>
      <Fact name={words.template}>{templateLabel[templateType]}</Fact>
      {audience === null ? (
        <Fact name={words.message}>{words.wordsGone}</Fact>
      ) : (
        <>
          <Fact name={words.subject}>{subject ?? words.fromTemplate}</Fact>
          <Fact name={words.message}>{message === null ? words.fromTemplate : <Message text={message} />}</Fact>
          <Fact name={words.repliesTo}>{replyTo}</Fact>
        </>
      )}
      <Fact name={words.by}>{createdByName ?? removed}</Fact>
      {startedAt && <Fact name={words.started}>{longDateAndTime(startedAt)}</Fact>}
      {endedAt && <Fact name={words.ended}>{longDateAndTime(endedAt)}</Fact>}
      {contentHash && (
        <Fact name={words.proof}>
          <Box sx={{ color: "text.secondary", typography: "body2", overflowWrap: "anywhere" }}>
            {contentHash}
            <div>{words.proofMeans}</div>
          </Box>
        </Fact>
      )}
    </Facts>
  );
};
