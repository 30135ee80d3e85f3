import type { OutreachFact, OutreachState } from "../../../backend/outreach/formContract.ts";
import type { Sentence } from "../context.ts";
import { stateLabel } from "./words.ts";

export const sentences: Record<OutreachFact, Sentence> = {
  LeagueAdded: ({ details }) => (details?.["source"] === "import" ? "imported the league" : "added the league"),
  LeagueCorrected: "corrected the league",
  LeagueAnswered: "noted that they replied",
  LeagueRemoved: "removed the league",
  OutreachEmailQueued: "sent the email off",
  OutreachEmailSent: ({ details }) =>
    details?.["how"] === "only written"
      ? "wrote the email, which nobody gets without a mail server"
      : "handed the email to the mail server",
  OutreachEmailFailed: "couldn’t deliver the email",
  OutreachEmailSkipped: "held the email back, because they unsubscribed",
  OutreachEmailUnconfirmed: "lost the connection, so the email may have arrived",
  OutreachBounced: ({ details }) =>
    typeof details?.["code"] === "string"
      ? `noted that the email came back (${details["code"]})`
      : "noted that the email came back",
  RecipientUnsubscribed: "unsubscribed",
  RecipientAllowedAgain: "allowed emails again",
};
export const states: Record<OutreachState, string> = stateLabel;
