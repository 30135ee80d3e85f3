import { Box, Typography } from "@mui/material";
import { Fragment } from "react";
import type { DisputePack } from "../../../../backend/camps/money/disputePackContract.ts";
import { longDateAndTime, money, removedPerson } from "../../../shared/formats.ts";
import { Section } from "../../frame/Section.tsx";
import { mailWords } from "../../mail/open.ts";
import { Records } from "../Records.tsx";
import { agreedInWords, mailCells, partyName, stepInWords, termsInLines } from "./packWords.ts";
import { moneyWords, packWords as words } from "../words.ts";

/** Names and values, close together as on a form. */
const Lines = ({ lines }: { lines: readonly (readonly [name: string, value: string])[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: "grid",
      gridTemplateColumns: { xs: "1fr", sm: "160px 1fr" },
      columnGap: 2,
      rowGap: 0.5,
      "@media print": { gridTemplateColumns: "140px 1fr" },
    }}
  >
    {lines.map(([name, value]) => (
      <Fragment key={name}>
        <Box component="dt" sx={{ color: "text.secondary", mt: { xs: 1, sm: 0 }, "@media print": { mt: 0 } }}>
          {name}
        </Box>
        <Box component="dd" sx={{ m: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {value}
        </Box>
      </Fragment>
    ))}
  </Box>
);

/** What a bank or an arbiter reads: who agreed to what, when it was paid, and what was written to whom. */
export const Pack = ({ pack }: { pack: DisputePack }) => (
  <>
    <Section title={words.whatWasAgreed}>
      <Lines
        lines={[
          [words.registered, words.registeredBy(longDateAndTime(pack.registeredAt), partyName(pack.registeredBy))],
          [
            words.parent,
            pack.parent ? `${pack.parent.name}, ${pack.parent.email}, ${pack.parent.phone}` : removedPerson,
          ],
          ...pack.children.map(
            (child, nth) =>
              [
                words.player(nth),
                [
                  child.name ?? removedPerson,
                  child.age !== null && words.age(child.age),
                  child.division,
                  child.isWithdrawn && words.withdrawn,
                ]
                  .filter(Boolean)
                  .join(", "),
              ] as const,
          ),
          [words.registeredFor, agreedInWords(pack.agreed)],
          [words.policies, pack.agreed.policies ? words.printedAtTheEnd(pack.agreed.policies) : words.noneWereShown],
          [words.price, words.perPlayerAndTotal(money(pack.agreed.pricePerChild), money(pack.agreed.total))],
        ]}
      />
    </Section>
    <Section title={words.paymentsAsOfToday}>
      <Lines
        lines={[
          [moneyWords.quoted, money(pack.money.quoted)],
          [moneyWords.collected, money(pack.money.collected)],
          [moneyWords.refunded, money(pack.money.refunded)],
          [moneyWords.outstanding, money(pack.money.outstanding)],
          [moneyWords.refundDue, money(pack.money.refundDue)],
        ]}
      />
    </Section>
    <Section title={words.whatHappened}>
      <Records
        label={words.whatHappened}
        names={[words.when, words.who, words.what, words.why]}
        rows={pack.steps.map((step) => ({
          id: step.factId,
          cells: [longDateAndTime(step.at), partyName(step.by), stepInWords(step), step.words ?? ""],
        }))}
      />
    </Section>
    {pack.cardPayments.length > 0 && (
      <Section title={words.atTheCardProvider}>
        <Records
          label={words.atTheCardProvider}
          names={[words.payment, words.requested, words.received, moneyWords.refunded]}
          rows={pack.cardPayments.map(({ paymentId, asked, received, refunded }) => ({
            id: paymentId,
            cells: [paymentId, money(asked), money(received), money(refunded)],
          }))}
        />
      </Section>
    )}
    <Section title={words.emails}>
      {pack.mails.length === 0 ? (
        <Typography>{words.noEmails}</Typography>
      ) : (
        <Records
          label={words.emails}
          names={[words.written, words.to, words.subject, mailWords.status, "Message-ID"]}
          rows={pack.mails.map((mail) => ({
            id: mail.messageId,
            cells: [longDateAndTime(mail.writtenAt), ...mailCells(mail)],
          }))}
        />
      )}
    </Section>
    <Section title={words.theCampsTermsWhen}>
      <Lines lines={termsInLines(pack.camp.terms)} />
      <Typography variant="body2" sx={{ mt: 1, overflowWrap: "anywhere" }}>
        {words.sha256OfThese(pack.camp.sha256)}
      </Typography>
      {pack.camp.changes.length > 0 && <Typography sx={{ mt: 2 }}>{words.whatChangedSince}</Typography>}
      {pack.camp.changes.length > 0 && (
        <Box component="ul" sx={{ mt: 0.5 }}>
          {pack.camp.changes.map(({ at, what, fields, reason }) => (
            <li key={at + what}>
              {longDateAndTime(at)}: {stepInWords({ what, details: {} })}
              {fields.length > 0 && ` (${fields.join(", ")})`}
              {reason && `: ${reason}`}
            </li>
          ))}
        </Box>
      )}
    </Section>
    {pack.policies && (
      <Section title={words.thePoliciesTheParent(pack.agreed.policies)}>
        <Lines
          lines={[
            [words.terms, pack.policies.terms],
            [words.refundsAndCancellations, pack.policies.refunds],
            [words.privacy, pack.policies.privacy],
          ]}
        />
      </Section>
    )}
  </>
);
