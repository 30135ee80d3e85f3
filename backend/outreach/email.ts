import { emailStateAfter, OutreachEmailEvent, type QueuedEmail } from "../../eventstore/outreach/events.ts";
import type { SettledMail } from "../post.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";
import type { OutreachState } from "./formContract.ts";

/** An email to a league, as far as decisions need it. */
interface Email {
  readonly state: OutreachState;
  readonly leagueId: string;
  readonly hasBounced: boolean;
  readonly campaignId: string | undefined;
  readonly isAgain: boolean; // staff want it sent once more
}
type State = Email | undefined;

export const outreachEmail: Fold<State, OutreachEmailEvent> = {
  events: OutreachEmailEvent,
  initial: undefined,
  evolve(email, { type, data }) {
    const { leagueId } = data;
    const known = {
      state: "sent",
      hasBounced: false,
      campaignId: undefined,
      isAgain: false,
      ...email,
      leagueId,
    } as const;
    if (type === "OutreachBounced") return { ...known, hasBounced: true };
    const state = emailStateAfter[type];
    if (type === "OutreachEmailQueued") return { ...known, state, campaignId: data.campaignId };
    return { ...known, state, isAgain: known.isAgain || type === "OutreachEmailRequeued" };
  },
};

export const noSuchEmail = () => new Rejection("missing", "NoSuchEmail", "We couldn't find this email.");

export const queueEmail =
  (data: QueuedEmail) =>
  (known: State): OutreachEmailEvent[] =>
    known ? [] : [{ type: "OutreachEmailQueued", data }];

type Outcome = Pick<SettledMail, "outcome" | "messageId" | "reason"> & {
  readonly sent: { readonly to: string; readonly subject: string; readonly html: string; readonly text: string } | null;
  readonly contentHash: string;
  readonly skipped?: "unsubscribed" | "bounced" | "ended"; // why, if it was
};

/** What became of it. Staff may try one again that failed or may not have arrived, so there can be several of these. */
export const settleEmail =
  (emailId: string, { outcome, messageId, reason, sent, contentHash, skipped = "unsubscribed" }: Outcome) =>
  (email: State): OutreachEmailEvent[] => {
    if (!email || email.state === outcome || email.state === "sent") return [];
    if (outcome === "skipped" && email.state !== "queued") return []; // only trying it once more was held back
    const about = { emailId, leagueId: email.leagueId };
    switch (outcome) {
      case "sent":
        return [
          {
            type: "OutreachEmailSent",
            data: {
              ...about,
              messageId,
              how: reason === null ? "handed over" : "only written",
              contentHash,
              personal: sent,
            },
          },
        ];
      case "failed":
        return [{ type: "OutreachEmailFailed", data: { ...about, personal: reason === null ? null : { reason } } }];
      case "skipped":
        return [{ type: "OutreachEmailSkipped", data: { ...about, why: skipped } }];
      case "unknown":
        return [{ type: "OutreachEmailUnconfirmed", data: about }];
    }
  };

/** It came back: by a report, or by staff's word. */
export const bounceEmail =
  (emailId: string, code: string | null) =>
  (email: State): OutreachEmailEvent[] => {
    if (!email || email.state === "queued" || email.state === "skipped")
      throw new Rejection("conflict", "NotSent", "This email wasn't sent, so it can't have bounced.");
    if (email.hasBounced) return [];
    return [{ type: "OutreachBounced", data: { emailId, leagueId: email.leagueId, code } }];
  };

/** It may have arrived already: staff decide. */
export const requeueEmail =
  (emailId: string) =>
  (email: State): OutreachEmailEvent[] => {
    if (!email) throw noSuchEmail();
    const { state, leagueId } = email;
    if (state === "sent") throw new Rejection("conflict", "AlreadySent", "This email was already sent.");
    if (state === "skipped")
      throw new Rejection("conflict", "HeldBack", "This email was held back, so it can't be sent again.");
    return state === "queued" ? [] : [{ type: "OutreachEmailRequeued", data: { emailId, leagueId } }];
  };
