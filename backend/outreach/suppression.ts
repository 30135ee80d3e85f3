import { type AllowedAgain, SuppressionEvent, type Unsubscribed } from "../../eventstore/outreach/events.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";

type By = Unsubscribed["by"];

/** How an address came to get no outreach; undefined: it does. */
export const suppression: Fold<By | undefined, SuppressionEvent> = {
  events: SuppressionEvent,
  initial: undefined,
  evolve: (_, { type, data }) => (type === "RecipientUnsubscribed" ? data.by : undefined),
};

/** What someone wants counts on top of what a mail server says: once the server takes mail again, it still holds. */
export const unsubscribe =
  (data: Unsubscribed) =>
  (before: By | undefined): SuppressionEvent[] =>
    before === undefined || (before === "bounce" && data.by !== "bounce")
      ? [{ type: "RecipientUnsubscribed", data }]
      : [];

export const noSuchSuppression = () =>
  new Rejection("missing", "NoSuchSuppression", "This address isn't on the list anymore.");

export const allowAgain =
  (data: AllowedAgain) =>
  (before: By | undefined): SuppressionEvent[] => {
    if (before === undefined) throw noSuchSuppression();
    return [{ type: "RecipientAllowedAgain", data }];
  };
