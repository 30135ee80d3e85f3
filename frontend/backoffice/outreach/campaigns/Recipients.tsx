import { Box, Button, Card, Link, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import type { CampaignView, RecipientView } from "../../../../backend/outreach/campaigns/contract.ts";
import type { OutreachState } from "../../../../backend/outreach/formContract.ts";
import { dateAt, dayAgo } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { FilterChips } from "../../frame/list/FilterChips.tsx";
import { Section } from "../../frame/Section.tsx";
import { OutreachStateChip } from "../OutreachStateChip.tsx";
import { recipientsQuery } from "./campaignCalls.ts";
import { SendAgain } from "./SendAgain.tsx";
import { leagueOf, progressWords, recipientWords as words } from "./words.ts";

const atFirst = 25; // rows

const stateLabel: Record<OutreachState, string> = {
  queued: progressWords.waiting,
  sent: progressWords.sent,
  failed: progressWords.failed,
  skipped: progressWords.heldBack,
  unknown: progressWords.unknown,
};
/** What asks for somebody's attention first. */
const order: readonly OutreachState[] = ["unknown", "failed", "skipped", "queued", "sent"];

const below = ({ contactName, email, why, reason, bouncedAt, unsubscribedAt, state, settledAt }: RecipientView) =>
  [
    [contactName, email].filter(Boolean).join(", "),
    why ? words.why[why] : reason,
    state === "sent" && settledAt && dayAgo(dateAt(settledAt)),
    bouncedAt && words.bounced,
    unsubscribedAt && state === "sent" && words.unsubscribedSince,
  ]
    .filter(Boolean)
    .join(" · ");

const Row = ({ recipient }: { recipient: RecipientView }) => {
  const { emailId, state, onlyWritten } = recipient;
  const name = leagueOf(recipient);
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 1,
        alignItems: "center",
        px: { xs: 2, sm: 3 },
        py: 1.5,
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ flex: "1 1 240px", minWidth: 0, overflowWrap: "anywhere" }}>
        {emailId ? (
          <Link
            component={RouterLink}
            to={`/email-outreach/${emailId}/show`}
            color="inherit"
            underline="hover"
            sx={{ fontWeight: 650 }}
          >
            {name}
          </Link>
        ) : (
          <Box component="span" sx={{ fontWeight: 650 }}>
            {name}
          </Box>
        )}
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {below(recipient)}
        </Typography>
      </Box>
      {emailId && (state === "unknown" || state === "failed") && (
        <SendAgain emailId={emailId} league={name} state={state} />
      )}
      {state === "skipped" || state === "queued" ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {stateLabel[state]}
        </Typography>
      ) : (
        <OutreachStateChip email={{ state, onlyWritten }} />
      )}
    </Box>
  );
};

const Rows = ({ rows }: { rows: readonly RecipientView[] }) => {
  const [shown, setShown] = useState(atFirst);
  if (rows.length === 0) return <Typography sx={{ color: "text.secondary" }}>{words.none}</Typography>;
  return (
    <>
      <Card component="ul" aria-label={words.title} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {rows.slice(0, shown).map((recipient) => (
          <Row key={recipient.id} recipient={recipient} />
        ))}
      </Card>
      {rows.length > shown && (
        <Button sx={{ mt: 1.5 }} onClick={() => setShown(shown + 4 * atFirst)}>
          {words.more(Math.min(rows.length - shown, 4 * atFirst))}
        </Button>
      )}
    </>
  );
};

/** Who gets it, and what became of each email. */
export const Recipients = ({ campaign: { id, ...progress } }: { campaign: CampaignView }) => {
  const [state, setState] = useState<OutreachState>();
  const asOf = [progress.waiting, progress.sent, progress.failed, progress.skipped, progress.unknown].join();
  const { data, error, refetch } = useQuery({ ...recipientsQuery(id, asOf), placeholderData: (before) => before });
  const found = new Set(data?.map((recipient) => recipient.state));
  const choices = order.filter((each) => found.has(each)).map((value) => ({ label: stateLabel[value], value }));
  const rows = (data ?? [])
    .filter((recipient) => state === undefined || recipient.state === state)
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <Section title={words.title} count={data?.length}>
      {error ? (
        <Problem title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          {choices.length > 1 && (
            <Box sx={{ mb: 1.5 }}>
              <FilterChips<OutreachState | undefined>
                label={words.show}
                choices={[{ label: words.all, value: undefined }, ...choices]}
                value={state}
                onChange={setState}
              />
            </Box>
          )}
          <Rows rows={rows} />
        </>
      ) : (
        <Skeleton variant="rounded" height={220} sx={{ borderRadius: "16px" }} />
      )}
    </Section>
  );
};
