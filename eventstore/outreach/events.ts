import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.

const leagueId = z.string();
const leagueSport = z.enum(["baseball", "softball", "both"]);
const contact = z
  .object({
    name: z.string(),
    contactName: z.string(),
    email: z.string(),
    region: z.string().optional(), // in staff's own words
    fingerprint: z.string().optional(), // of the email address, as suppressions know it
  })
  .nullable(); // null once erased

const LeagueAdded = z.object({
  type: z.literal("LeagueAdded"),
  data: z.object({
    leagueId,
    source: z.enum(["form", "import", "inquiry"]).optional(), // form unless given
    inquiryId: z.string().optional(),
    sport: leagueSport.optional(),
    personal: contact,
  }),
});
const LeagueCorrected = z.object({
  type: z.literal("LeagueCorrected"),
  data: z.object({
    leagueId,
    sport: leagueSport.nullable(),
    isNewAddress: z.boolean(), // what came back from the old one says nothing of it
    personal: contact,
  }),
});
/** They replied to an email, by staff's word. */
const LeagueAnswered = z.object({
  type: z.literal("LeagueAnswered"),
  data: z.object({ leagueId, emailId: z.string() }),
});
/** Its contact is erased right after. */
const LeagueRemoved = z.object({ type: z.literal("LeagueRemoved"), data: z.object({ leagueId }) });
export const LeagueEvent = z.discriminatedUnion("type", [LeagueAdded, LeagueCorrected, LeagueAnswered, LeagueRemoved]);
export type LeagueEvent = z.infer<typeof LeagueEvent>;
export type AddedLeague = z.infer<typeof LeagueAdded>["data"];
export type CorrectedLeague = z.infer<typeof LeagueCorrected>["data"];

const email = { emailId: z.string(), leagueId };
const OutreachEmailQueued = z.object({
  type: z.literal("OutreachEmailQueued"),
  data: z.object({
    ...email,
    campaignId: z.string().optional(), // none: it was written to this league alone
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
  data: z.object({ ...email, why: z.enum(["unsubscribed", "bounced", "ended"]) }), // ended: its campaign
});
/** It was being handed over when the connection or the node was lost: it may have arrived. */
const OutreachEmailUnconfirmed = z.object({
  type: z.literal("OutreachEmailUnconfirmed"),
  data: z.object(email),
});
/** Staff want one sent again that failed or may not have arrived. */
const OutreachEmailRequeued = z.object({ type: z.literal("OutreachEmailRequeued"), data: z.object(email) });
/** It came back: the address takes no mail, or not this one. */
const OutreachBounced = z.object({
  type: z.literal("OutreachBounced"),
  data: z.object({ ...email, code: z.string().nullable() }), // the mail server's, such as 5.1.1 or 550; null: by staff's word
});
export const OutreachEmailEvent = z.discriminatedUnion("type", [
  OutreachEmailQueued,
  OutreachEmailSent,
  OutreachEmailFailed,
  OutreachEmailSkipped,
  OutreachEmailUnconfirmed,
  OutreachEmailRequeued,
  OutreachBounced,
]);
export type OutreachEmailEvent = z.infer<typeof OutreachEmailEvent>;
export type QueuedEmail = z.infer<typeof OutreachEmailQueued>["data"];

/** Whoever has this address wants no outreach. It is known by its fingerprint alone, so it outlives every erasure. */
const RecipientUnsubscribed = z.object({
  type: z.literal("RecipientUnsubscribed"),
  data: z.object({
    fingerprint: z.string(),
    /** One-click: a button of their mail program. Staff: they told us. Bounce: the address takes no mail. */
    by: z.enum(["link", "one-click", "staff", "bounce", "complaint"]),
  }),
});
/** They want to hear from us again, as an admin says: who said so, when and how. */
const RecipientAllowedAgain = z.object({
  type: z.literal("RecipientAllowedAgain"),
  data: z.object({
    fingerprint: z.string(),
    leagueId, // whose contact has this address
    personal: z.object({ words: z.string() }).nullable(), // null once erased
  }),
});
export const SuppressionEvent = z.discriminatedUnion("type", [RecipientUnsubscribed, RecipientAllowedAgain]);
export type SuppressionEvent = z.infer<typeof SuppressionEvent>;
export type Unsubscribed = z.infer<typeof RecipientUnsubscribed>["data"];
export type AllowedAgain = z.infer<typeof RecipientAllowedAgain>["data"];

export type OutreachEvent = LeagueEvent | OutreachEmailEvent | SuppressionEvent;

export const leagueStream = (leagueId: string) => `league-${leagueId}`;
export const outreachStream = (emailId: string) => `outreach-${emailId}`;
export const suppressionStream = (fingerprint: string) => `suppression-${fingerprint}`;

/** A league's contact has no account: they are known by the league. */
export const leagueSubject = ({ leagueId }: { leagueId: string }) => leagueStream(leagueId);
/** The league whose contact this subject is; undefined for all other subjects. */
export const leagueOfSubject = (subject: string) =>
  subject.startsWith("league-") ? subject.slice("league-".length) : undefined;

/** An email has a key of its own: its words are forgotten while the league stays, and go with the league's. */
export const emailSubject = ({ emailId }: { emailId: string }) => `outreachEmail-${emailId}`;
/** The email whose words have this subject; undefined for all other subjects. */
export const emailOfSubject = (subject: string) =>
  subject.startsWith("outreachEmail-") ? subject.slice("outreachEmail-".length) : undefined;

/** Whose key seals which part of a fact. */
export const outreachSecrets = {
  LeagueAdded: { personal: leagueSubject },
  LeagueCorrected: { personal: leagueSubject },
  OutreachEmailQueued: { personal: emailSubject },
  OutreachEmailSent: { personal: emailSubject },
  OutreachEmailFailed: { personal: emailSubject },
  RecipientAllowedAgain: { personal: leagueSubject },
} as const;

/** The state of an email after a fact. What was sent stays sent, also if it comes back. */
export const emailStateAfter = {
  OutreachEmailQueued: "queued",
  OutreachEmailSent: "sent",
  OutreachEmailFailed: "failed",
  OutreachEmailSkipped: "skipped",
  OutreachEmailUnconfirmed: "unknown",
  OutreachEmailRequeued: "queued",
} as const satisfies Record<Exclude<OutreachEmailEvent["type"], "OutreachBounced">, string>;
