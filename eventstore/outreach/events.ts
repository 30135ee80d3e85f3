import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.

const LeagueAdded = z.object({
  type: z.literal("LeagueAdded"),
  data: z.object({
    leagueId: z.string(),
    personal: z
      .object({
        name: z.string(),
        contactName: z.string(),
        email: z.string(),
      })
      .nullable(), // null once erased
  }),
});
export const LeagueEvent = LeagueAdded;
export type LeagueEvent = z.infer<typeof LeagueEvent>;

const email = { emailId: z.string(), leagueId: z.string() };
const OutreachEmailQueued = z.object({
  type: z.literal("OutreachEmailQueued"),
  data: z.object({
    ...email,
    sentBy: z.string(), // whose account
    templateType: z.enum(["campOutreach", "coachingClinic", "combined"]),
    personal: z
      .object({
        to: z.string(), // email address
        leagueName: z.string(),
        contactName: z.string(),
        replyTo: z.string(), // email address
        subject: z.string(),
        html: z.string(), // what whoever sent it wrote, without what is put around it
        text: z.string(),
      })
      .nullable(), // null once erased
  }),
});
/** A mail server took it; or, while none is set up, it was written and nobody got it. */
const OutreachEmailSent = z.object({
  type: z.literal("OutreachEmailSent"),
  data: z.object({
    ...email,
    messageId: z.string(),
    how: z.enum(["handed over", "only written"]),
    contentHash: z.string(), // of subject, HTML and text; it stays when they are erased
    personal: z
      .object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() }) // as it was sent
      .nullable(), // null once erased
  }),
});
const OutreachEmailFailed = z.object({
  type: z.literal("OutreachEmailFailed"),
  data: z.object({
    ...email,
    personal: z.object({ reason: z.string() }).nullable(), // mail servers quote addresses; null once erased
  }),
});
/** It was queued, and then not sent. */
const OutreachEmailSkipped = z.object({
  type: z.literal("OutreachEmailSkipped"),
  data: z.object({ ...email, why: z.enum(["unsubscribed"]) }),
});
/** It was being handed over when the connection or the node was lost: it may have arrived. */
const OutreachEmailUnconfirmed = z.object({
  type: z.literal("OutreachEmailUnconfirmed"),
  data: z.object(email),
});
export const OutreachEmailEvent = z.discriminatedUnion("type", [
  OutreachEmailQueued,
  OutreachEmailSent,
  OutreachEmailFailed,
  OutreachEmailSkipped,
  OutreachEmailUnconfirmed,
]);
export type OutreachEmailEvent = z.infer<typeof OutreachEmailEvent>;
export type QueuedEmail = z.infer<typeof OutreachEmailQueued>["data"];

/** Whoever has this address wants no outreach. It is known by its fingerprint alone, so it outlives every erasure. */
const RecipientUnsubscribed = z.object({
  type: z.literal("RecipientUnsubscribed"),
  data: z.object({
    fingerprint: z.string(),
    by: z.enum(["link", "one-click"]), // one-click: a button of their mail program
  }),
});
export const SuppressionEvent = RecipientUnsubscribed;
export type SuppressionEvent = z.infer<typeof SuppressionEvent>;

export type OutreachEvent = LeagueEvent | OutreachEmailEvent | SuppressionEvent;

export const leagueStream = (leagueId: string) => `league-${leagueId}`;
export const outreachStream = (emailId: string) => `outreach-${emailId}`;
export const suppressionStream = (fingerprint: string) => `suppression-${fingerprint}`;

/** A league's contact has no account: they are known by the league. */
export const leagueSubject = ({ leagueId }: { leagueId: string }) => leagueStream(leagueId);
/** The league whose contact this subject is; undefined for all other subjects. */
export const leagueOfSubject = (subject: string) =>
  subject.startsWith("league-") ? subject.slice("league-".length) : undefined;

/** Whose key seals which part of a fact. */
export const outreachSecrets = {
  LeagueAdded: { personal: leagueSubject },
  OutreachEmailQueued: { personal: leagueSubject },
  OutreachEmailSent: { personal: leagueSubject },
  OutreachEmailFailed: { personal: leagueSubject },
} as const;

/** The state of an email after a fact. */
export const emailStateAfter = {
  OutreachEmailQueued: "queued",
  OutreachEmailSent: "sent",
  OutreachEmailFailed: "failed",
  OutreachEmailSkipped: "skipped",
  OutreachEmailUnconfirmed: "unknown",
} as const satisfies Record<OutreachEmailEvent["type"], string>;
