import ScienceIcon from "@mui/icons-material/ScienceOutlined";
import { Alert, Box, Button, Link } from "@mui/material";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import { z } from "zod";
import type { LedgerLineView, MembershipPaymentView, MembershipView } from "../../../backend/memberships/contract.ts";
import { GrantUploads } from "../../../backend/memberships/formContract.ts";
import { dateAt, fullName, longDate, longDateAndTime } from "../../shared/formats.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { Statement } from "../../shared/memberships/Statement.tsx";
import { UploadMarks } from "../../shared/memberships/UploadMarks.tsx";
import { lastDayInWords } from "../../shared/memberships/words.ts";
import { AdminsOnly } from "../access/AdminsOnly.tsx";
import { settings } from "../../shared/settings.ts";
import { useAct } from "../data/useAct.ts";
import { useActForm } from "../data/useActForm.ts";
import { FormDialog } from "../frame/FormDialog.tsx";
import { Fact, Facts } from "../frame/Fact.tsx";
import { Section } from "../frame/Section.tsx";
import { ShowPage } from "../frame/ShowPage.tsx";
import { Timeline } from "../history/open.ts";
import { ChangeMembership } from "./ChangeMembership.tsx";
import { MembershipChip } from "./MembershipChip.tsx";
import { Payments } from "./Payments.tsx";
import type { MembershipVerbs } from "./verbs.ts";
import { failedToFetch, grantWords, membershipShowWords as words } from "./words.ts";

const Typed = GrantUploads.extend({ uploads: z.coerce.number().pipe(GrantUploads.shape.uploads) });

/** More videos in the current month, say for one that could not be used. */
const GrantDialog = ({ playerId, name, onClose }: { playerId: string; name: string; onClose: () => void }) => {
  const { control, dialog } = useActForm(
    Typed,
    { uploads: "1", reason: "" },
    ({ grantUploads }: MembershipVerbs) =>
      ({ uploads, reason }, attempt) => {
        const grant = { playerId, uploads: Number(uploads), reason };
        return grantUploads({ ...grant, key: attempt(grant).idempotencyKey });
      },
    { done: ({ uploads }) => grantWords.done(Number(uploads)), failed: grantWords.failed },
    { sent: onClose },
  );
  return (
    <FormDialog title={grantWords.title(name)} action={grantWords.grant} {...dialog} onClose={onClose}>
      <FormField
        control={control}
        name="uploads"
        label={grantWords.howMany}
        slotProps={{ htmlInput: { inputMode: "numeric" } }}
      />
      <FormField
        control={control}
        name="reason"
        label={grantWords.reason}
        helperText={grantWords.reasonHelp}
        multiline
      />
    </FormDialog>
  );
};

type InFull = MembershipView & {
  readonly ledger?: readonly LedgerLineView[];
  readonly payments?: readonly MembershipPaymentView[];
};

const Actions = ({ membership }: { membership: InFull }) => {
  const [isGranting, setGranting] = useState(false);
  const player = { playerId: membership.id, name: fullName(membership) };
  if (membership.firstName === null) return null; // erased
  return (
    <>
      {membership.membershipStatus === "active" && (
        <Button variant="contained" onClick={() => setGranting(true)}>
          {grantWords.grant}
        </Button>
      )}
      <ChangeMembership
        {...player}
        membershipStatus={membership.membershipStatus}
        card={membership.card}
        lastPayment={membership.payments?.[0]}
      />
      {isGranting && <GrantDialog {...player} onClose={() => setGranting(false)} />}
    </>
  );
};

const Terms = ({ membership }: { membership: MembershipView }) => {
  const { membershipStatus, standing, videosThisMonth, allowed, source, since, until, endedAt, accountId } = membership;
  const { renewsAt, pausedUntil } = membership;
  return (
    <Facts>
      {membershipStatus === "active" && (
        <Fact name={words.videos}>
          <UploadMarks used={videosThisMonth} allowed={allowed} />
        </Fact>
      )}
      {standing !== "inactive" && <Fact name={words.source}>{source === "card" ? words.byCard : words.byHand}</Fact>}
      <Fact name={words.since}>{longDate(dateAt(since))}</Fact>
      {endedAt ? (
        <Fact name={words.ended}>{longDateAndTime(endedAt)}</Fact>
      ) : (
        <Fact name={source === "card" ? words.paidThrough : words.ends}>
          {until ? lastDayInWords(until) : words.untilSomeoneEndsIt}
        </Fact>
      )}
      {pausedUntil && (
        <Fact name={standing === "paused" ? words.pausedUntil : words.pauseUntil}>{longDate(dateAt(pausedUntil))}</Fact>
      )}
      {renewsAt && <Fact name={words.renews}>{longDate(dateAt(renewsAt))}</Fact>}
      <Fact name={words.account}>
        <Link component={RouterLink} to={`/users/${accountId}/show`}>
          {words.openAccount}
        </Link>
      </Fact>
    </Facts>
  );
};

const Trouble = ({ membership: { card, isStopping, moneyTrouble } }: { membership: MembershipView }) => {
  if (moneyTrouble) return <Alert severity="warning">{words[moneyTrouble]}</Alert>;
  if (isStopping) return <Alert severity="warning">{words.stopping}</Alert>;
  if (!card?.hasFailed) return null;
  return (
    <Alert severity="warning">
      {words.declined}{" "}
      {card.nextAttemptAt ? words.triedAgain(longDate(dateAt(card.nextAttemptAt))) : words.notTriedAgain}
    </Alert>
  );
};

/** Lets time pass for one subscription, where no money moves. */
const Advance = ({ membership: { id, card, pausedUntil } }: { membership: MembershipView }) => {
  const { send, sending } = useAct(({ advanceMembership }: MembershipVerbs) => advanceMembership, {
    done: pausedUntil ? words.advancedPaused : words.advanced,
    failed: words.advanceFailed,
  });
  if (!card || settings().cards.mode !== "test") return null;
  return (
    <Alert
      role="note"
      severity="warning"
      icon={<ScienceIcon />}
      action={
        <ActButton color="inherit" variant="outlined" size="small" busy={sending} onClick={() => void send(id)}>
          {sending ? words.advancing : words.advance}
        </ActButton>
      }
    >
      {pausedUntil ? words.testModePaused : words.testMode}
    </Alert>
  );
};

const MembershipShow = () => (
  <AdminsOnly>
    <ShowPage<InFull>
      resource="memberships"
      title={words.membership}
      back={{ to: "/memberships", label: words.allMemberships }}
      failed={failedToFetch}
      gone={{ title: words.notFound, heading: words.neverHadOne, text: words.openUsers, seeAll: words.allMemberships }}
      isWhole={({ ledger }) => ledger !== undefined}
      heading={(membership) => ({
        title: words.membershipOf(fullName(membership)),
        beside: <MembershipChip {...membership} />,
        actions: <Actions membership={membership} />,
      })}
    >
      {(membership) => (
        <>
          <Box sx={{ display: "grid", gap: 4, minWidth: 0 }}>
            <Trouble membership={membership} />
            <Terms membership={membership} />
            <Advance membership={membership} />
            {membership.payments && membership.payments.length > 0 && (
              <Section title={words.payments}>
                <Payments
                  playerId={membership.id}
                  name={fullName(membership)}
                  isActive={membership.membershipStatus === "active"}
                  payments={membership.payments}
                />
              </Section>
            )}
            <Section title={words.statement}>
              <Statement lines={membership.ledger ?? []} />
            </Section>
          </Box>
          <Section title={words.timeline}>
            <Timeline of={membership.id} />
          </Section>
        </>
      )}
    </ShowPage>
  </AdminsOnly>
);
export default MembershipShow;
