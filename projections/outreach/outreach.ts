import {
  emailOfSubject,
  emailStateAfter,
  type LeagueEvent,
  leagueOfSubject,
  type OutreachEmailEvent,
  type OutreachEvent,
  type SuppressionEvent,
} from "../../eventstore/outreach/events.ts";
import type { Meta } from "../../eventstore/eventStore.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, changedWhere, created, projector, removed } from "../projector.ts";
import { leagues, outreachEmails, suppressions } from "./tables.ts";

type Settled = Exclude<OutreachEmailEvent["type"], "OutreachEmailQueued" | "OutreachEmailRequeued" | "OutreachBounced">;
const settled = (type: Settled, at: string) => ({ state: emailStateAfter[type], settledAt: at, reason: null });

const noWords = {
  to: null,
  leagueName: null,
  contactName: null,
  replyTo: null,
  subject: null,
  html: null,
  text: null,
  reason: null,
};
const noContact = { name: null, contactName: null, email: null, region: null, fingerprint: null };

type About = Extract<LeagueEvent, { type: "LeagueAdded" | "LeagueCorrected" }>["data"];
const contactOf = ({ personal, sport = null }: Pick<About, "personal" | "sport">) => {
  if (!personal) return { ...noContact, sport };
  const { region = null, fingerprint = null, ...contact } = personal;
  return { ...contact, region, fingerprint, sport };
};

/** It may have arrived. */
const emailed = ({ data: { leagueId, emailId }, meta }: { data: { leagueId: string; emailId: string }; meta: Meta }) =>
  changed(leagues, leagueId, { lastEmailId: emailId, lastEmailedAt: meta.occurredAt });

/** As far as anybody knows: whatever bounced did so before. */
const hasNotBounced = ({ data: { leagueId } }: { data: { leagueId: string } }) =>
  changed(leagues, leagueId, { bouncedAt: null });

/** Leagues, and every email to one with what became of it. */
export const outreachProjector = projector<OutreachEvent | PrivacyEvent>({
  name: "outreach",
  version: 3,
  tables: [leagues, outreachEmails],
  on: {
    LeagueAdded: ({ data, meta }) =>
      created(leagues, data.leagueId, {
        ...contactOf(data),
        source: data.source ?? "form",
        inquiryId: data.inquiryId ?? null,
        addedAt: meta.occurredAt,
      }),
    LeagueCorrected: ({ data }) =>
      changed(leagues, data.leagueId, { ...contactOf(data), ...(data.isNewAddress && { bouncedAt: null }) }),
    LeagueAnswered: ({ data: { leagueId, emailId }, meta }) =>
      changed(leagues, leagueId, { answeredAt: meta.occurredAt, answeredEmailId: emailId }),
    LeagueRemoved: ({ data: { leagueId }, meta }) =>
      changed(leagues, leagueId, { ...noContact, removedAt: meta.occurredAt }),
    OutreachEmailQueued: ({ type, data: { emailId, personal, ...rest }, meta }) =>
      created(outreachEmails, emailId, {
        ...rest,
        ...personal,
        state: emailStateAfter[type],
        onlyWritten: false,
        queuedAt: meta.occurredAt,
        isForgotten: false,
      }),
    OutreachEmailSent: (fact) => {
      const { messageId, how, contentHash, personal } = fact.data;
      return [
        emailed(fact),
        ...(how === "handed over" ? [hasNotBounced(fact)] : []),
        changed(outreachEmails, fact.data.emailId, {
          ...settled(fact.type, fact.meta.occurredAt),
          ...personal,
          messageId,
          onlyWritten: how === "only written",
          contentHash,
        }),
      ];
    },
    OutreachEmailFailed: ({ type, data: { emailId, personal }, meta }) =>
      changed(outreachEmails, emailId, { ...settled(type, meta.occurredAt), reason: personal?.reason ?? null }),
    OutreachEmailSkipped: ({ type, data: { emailId, why }, meta }) =>
      changed(outreachEmails, emailId, { ...settled(type, meta.occurredAt), skippedWhy: why }),
    OutreachEmailRequeued: ({ type, data: { emailId } }) =>
      changed(outreachEmails, emailId, { state: emailStateAfter[type], settledAt: null, reason: null }),
    OutreachEmailUnconfirmed: (fact) => [
      emailed(fact),
      changed(outreachEmails, fact.data.emailId, settled(fact.type, fact.meta.occurredAt)),
    ],
    OutreachBounced: ({ data: { emailId, leagueId, code }, meta: { occurredAt: bouncedAt } }) => [
      changed(outreachEmails, emailId, { bouncedAt, bounceCode: code }),
      changed(leagues, leagueId, { bouncedAt }),
    ],
    RecipientAllowedAgain: hasNotBounced,
    PersonErased: ({ data: { subject } }) => {
      const leagueId = leagueOfSubject(subject);
      if (leagueId === undefined) return [];
      return [removed(leagues, leagueId), changedWhere(outreachEmails, { leagueId }, noWords)];
    },
    SubmissionForgotten: ({ data: { subject } }) => {
      const emailId = emailOfSubject(subject);
      return emailId === undefined ? [] : changed(outreachEmails, emailId, { ...noWords, isForgotten: true });
    },
  },
});

/** Which addresses get no outreach. No one's data: a fingerprint tells nothing of the address. */
export const suppressionsProjector = projector<SuppressionEvent>({
  name: "suppressions",
  version: 1,
  tables: [suppressions],
  on: {
    RecipientUnsubscribed: ({ data: { fingerprint, by }, meta }) =>
      created(suppressions, fingerprint, { by, since: meta.occurredAt }),
    RecipientAllowedAgain: ({ data: { fingerprint } }) => removed(suppressions, fingerprint),
  },
});
