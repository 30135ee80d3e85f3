import {
  emailStateAfter,
  leagueOfSubject,
  type OutreachEmailEvent,
  type OutreachEvent,
} from "../../eventstore/outreach/events.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";
import { leagues, outreachEmails } from "./tables.ts";

type Settled = Exclude<OutreachEmailEvent["type"], "OutreachEmailQueued">;
const settled = (type: Settled, at: string) => ({ state: emailStateAfter[type], settledAt: at, reason: null });

/** Leagues, and every email to one with what became of it. */
export const outreachProjector = projector<OutreachEvent | PrivacyEvent>({
  name: "outreach",
  version: 1,
  tables: [leagues, outreachEmails],
  on: {
    LeagueAdded: ({ data: { leagueId, personal }, meta }) =>
      created(leagues, leagueId, { ...personal, addedAt: meta.occurredAt }),
    OutreachEmailQueued: ({ type, data: { emailId, personal, ...rest }, meta }) =>
      created(outreachEmails, emailId, {
        ...rest,
        ...personal,
        state: emailStateAfter[type],
        onlyWritten: false,
        queuedAt: meta.occurredAt,
      }),
    OutreachEmailSent: ({ type, data: { emailId, messageId, how, contentHash, personal }, meta }) =>
      changed(outreachEmails, emailId, {
        ...settled(type, meta.occurredAt),
        ...personal,
        messageId,
        onlyWritten: how === "only written",
        contentHash,
      }),
    OutreachEmailFailed: ({ type, data: { emailId, personal }, meta }) =>
      changed(outreachEmails, emailId, { ...settled(type, meta.occurredAt), reason: personal?.reason ?? null }),
    OutreachEmailSkipped: ({ type, data: { emailId }, meta }) =>
      changed(outreachEmails, emailId, settled(type, meta.occurredAt)),
    OutreachEmailUnconfirmed: ({ type, data: { emailId }, meta }) =>
      changed(outreachEmails, emailId, settled(type, meta.occurredAt)),
    PersonErased: ({ data: { subject } }) => {
      const leagueId = leagueOfSubject(subject);
      if (leagueId === undefined) return [];
      return [
        changed(leagues, leagueId, { name: null, contactName: null, email: null }),
        changedWhere(
          outreachEmails,
          { leagueId },
          {
            to: null,
            leagueName: null,
            contactName: null,
            replyTo: null,
            subject: null,
            html: null,
            text: null,
            reason: null,
          },
        ),
      ];
    },
  },
});
