import { Box, Typography } from "@mui/material";
import { Fragment } from "react";
import type { DisputePack } from "../../../../backend/camps/money/disputePackContract.ts";
import { longDateAndTime, money, removedPerson } from "../../../shared/formats.ts";
import { Section } from "../../frame/Section.tsx";
import { Records } from "../Records.tsx";
import { agreedInWords, partyName, stepInWords, termsInLines } from "./packWords.ts";

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
    <Section title="What was agreed">
      <Lines
        lines={[
          ["Registered", `${longDateAndTime(pack.registeredAt)}, by ${partyName(pack.registeredBy)}`],
          ["Parent", pack.parent ? `${pack.parent.name}, ${pack.parent.email}, ${pack.parent.phone}` : removedPerson],
          ...pack.children.map(
            (child, nth) =>
              [
                `Child ${nth + 1}`,
                [
                  child.name ?? removedPerson,
                  child.age !== null && `${child.age} years`,
                  child.division,
                  child.isWithdrawn && "withdrawn",
                ]
                  .filter(Boolean)
                  .join(", "),
              ] as const,
          ),
          ["Booked", agreedInWords(pack.agreed)],
          [
            "Policies",
            pack.agreed.policies ? `Version ${pack.agreed.policies}, printed at the end` : "None were shown",
          ],
          ["Price", `${money(pack.agreed.pricePerChild)} a child, ${money(pack.agreed.total)} together`],
        ]}
      />
    </Section>
    <Section title="Money as of today">
      <Lines
        lines={[
          ["Quoted", money(pack.money.quoted)],
          ["Collected", money(pack.money.collected)],
          ["Refunded", money(pack.money.refunded)],
          ["Outstanding", money(pack.money.outstanding)],
          ["To give back", money(pack.money.refundDue)],
        ]}
      />
    </Section>
    <Section title="What happened">
      <Records
        names={["When", "Who", "What", "Why"]}
        rows={pack.steps.map((step) => ({
          id: step.factId,
          cells: [longDateAndTime(step.at), partyName(step.by), stepInWords(step), step.words ?? ""],
        }))}
      />
    </Section>
    {pack.cardPayments.length > 0 && (
      <Section title="At the card provider">
        <Records
          names={["Payment", "Asked", "Received", "Refunded"]}
          rows={pack.cardPayments.map(({ paymentId, asked, received, refunded }) => ({
            id: paymentId,
            cells: [paymentId, money(asked), money(received), money(refunded)],
          }))}
        />
      </Section>
    )}
    <Section title="Mails">
      {pack.mails.length === 0 ? (
        <Typography>None were written.</Typography>
      ) : (
        <Records
          names={["Written", "To", "Subject", "Message-ID"]}
          rows={pack.mails.map((mail) => ({
            id: mail.messageId,
            cells: [
              longDateAndTime(mail.writtenAt),
              mail.recipient ?? "not kept any more",
              `${mail.subject ?? mail.kind} (${mail.state})`,
              mail.messageId,
            ],
          }))}
        />
      )}
    </Section>
    <Section title="The camp’s terms when the parent registered">
      <Lines lines={termsInLines(pack.camp.terms)} />
      <Typography variant="body2" sx={{ mt: 1, overflowWrap: "anywhere" }}>
        SHA-256 of these terms: {pack.camp.sha256}
      </Typography>
      {pack.camp.changes.length > 0 && <Typography sx={{ mt: 2 }}>What changed since:</Typography>}
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
      <Section title={`The policies that the parent agreed to, version ${pack.agreed.policies}`}>
        <Lines
          lines={[
            ["Terms", pack.policies.terms],
            ["Refunds and cancellations", pack.policies.refunds],
            ["Privacy", pack.policies.privacy],
          ]}
        />
      </Section>
    )}
  </>
);
