import type { LeagueEvent, OutreachEmailEvent, SuppressionEvent } from "./events.ts";

/** One valid example of each fact, for tests to build on. */
export const added = {
  type: "LeagueAdded",
  data: {
    leagueId: "g1",
    source: "import",
    sport: "baseball",
    personal: {
      name: "Maple Valley Little League",
      contactName: "Dana Whitfield",
      email: "dana@maplevalley.example",
      region: "Maple Valley",
      fingerprint: "Zm9v",
    },
  },
} satisfies LeagueEvent;
export const corrected = {
  type: "LeagueCorrected",
  data: {
    leagueId: "g1",
    sport: null,
    isNewAddress: true,
    personal: {
      name: "Maple Valley Baseball",
      contactName: "Lee Ortiz",
      email: "lee@maplevalley.example",
      fingerprint: "YmFy",
    },
  },
} satisfies LeagueEvent;
export const answered = { type: "LeagueAnswered", data: { leagueId: "g1", emailId: "o1" } } satisfies LeagueEvent;
export const leagueRemoved = { type: "LeagueRemoved", data: { leagueId: "g1" } } satisfies LeagueEvent;
const email = { emailId: "o1", leagueId: "g1" };
export const queued = {
  type: "OutreachEmailQueued",
  data: {
    ...email,
    sentBy: "riley",
    templateType: "campOutreach",
    personal: {
      to: "dana@maplevalley.example",
      leagueName: "Maple Valley Little League",
      contactName: "Dana Whitfield",
      replyTo: "coach@fungo.example",
      subject: "A camp for Maple Valley Little League",
      html: "<p>Hi Dana Whitfield,</p>",
      text: "Hi Dana Whitfield,",
    },
  },
} satisfies OutreachEmailEvent;
export const sent = {
  type: "OutreachEmailSent",
  data: {
    ...email,
    messageId: "<o1@fungo.example>",
    how: "handed over",
    contentHash: "5f3c",
    personal: {
      to: "dana@maplevalley.example",
      subject: "A camp for Maple Valley Little League",
      html: "<html><p>Hi Dana Whitfield,</p></html>",
      text: "Hi Dana Whitfield,\n\n-- \nFungo",
    },
  },
} satisfies OutreachEmailEvent;
export const failed = {
  type: "OutreachEmailFailed",
  data: { ...email, personal: { reason: "550 5.1.1 no such person here" } },
} satisfies OutreachEmailEvent;
export const skipped = {
  type: "OutreachEmailSkipped",
  data: { ...email, why: "unsubscribed" },
} satisfies OutreachEmailEvent;
export const unconfirmed = {
  type: "OutreachEmailUnconfirmed",
  data: email,
} satisfies OutreachEmailEvent;
export const bounced = { type: "OutreachBounced", data: { ...email, code: "5.1.1" } } satisfies OutreachEmailEvent;
export const requeued = { type: "OutreachEmailRequeued", data: email } satisfies OutreachEmailEvent;
export const unsubscribed = {
  type: "RecipientUnsubscribed",
  data: { fingerprint: "Zm9v", by: "one-click" },
} satisfies SuppressionEvent;
export const allowedAgain = {
  type: "RecipientAllowedAgain",
  data: { fingerprint: "Zm9v", leagueId: "g1", personal: { words: "Dana called and asked for dates." } },
} satisfies SuppressionEvent;
