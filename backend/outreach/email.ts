import {
  emailStateAfter,
  LeagueEvent,
  OutreachEmailEvent,
  type QueuedEmail,
  SuppressionEvent,
} from "../../eventstore/outreach/events.ts";
import type { SettledMail } from "../post.ts";
import type { Fold } from "../handle.ts";
import type { OutreachState } from "./formContract.ts";

/** Known or not: a league is only a contact. */
export const league: Fold<boolean, LeagueEvent> = { events: LeagueEvent, initial: false, evolve: () => true };

export const addLeague =
  (data: LeagueEvent["data"]) =>
  (known: boolean): LeagueEvent[] =>
    known ? [] : [{ type: "LeagueAdded", data }];

/** Whether an address wants no mail. */
export const suppression: Fold<boolean, SuppressionEvent> = {
  events: SuppressionEvent,
  initial: false,
  evolve: () => true,
};

export const unsubscribe =
  (data: SuppressionEvent["data"]) =>
  (isSuppressed: boolean): SuppressionEvent[] =>
    isSuppressed ? [] : [{ type: "RecipientUnsubscribed", data }];

/** An email to a league, as far as decisions need it. */
interface Email {
  readonly state: OutreachState;
  readonly leagueId: string;
}
type State = Email | undefined;

export const outreachEmail: Fold<State, OutreachEmailEvent> = {
  events: OutreachEmailEvent,
  initial: undefined,
  evolve: (_, { type, data: { leagueId } }) => ({ state: emailStateAfter[type], leagueId }),
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
