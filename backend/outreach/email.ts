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
}
type State = Email | undefined;

export const outreachEmail: Fold<State, OutreachEmailEvent> = {
  events: OutreachEmailEvent,
  initial: undefined,
  evolve: (email, { type, data: { leagueId } }) =>
    type === "OutreachBounced"
      ? { state: "sent", ...email, leagueId, hasBounced: true }
      : { hasBounced: false, ...email, leagueId, state: emailStateAfter[type] },
};

export const queueEmail =
  (data: QueuedEmail) =>
  (known: State): OutreachEmailEvent[] =>
    known ? [] : [{ type: "OutreachEmailQueued", data }];

type Outcome = Pick<SettledMail, "outcome" | "messageId" | "reason"> & {
  readonly sent: { readonly to: string; readonly subject: string; readonly html: string; readonly text: string } | null;
  readonly contentHash: string;
};

/** What became of it. Staff may try one again that failed or may not have arrived, so there can be several of these. */
export const settleEmail =
  (emailId: string, { outcome, messageId, reason, sent, contentHash }: Outcome) =>
  (email: State): OutreachEmailEvent[] => {
    if (!email || email.state === outcome || email.state === "sent") return [];
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
        return [{ type: "OutreachEmailSkipped", data: { ...about, why: "unsubscribed" } }];
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
