import { campaignStream } from "../../../eventstore/outreach/campaignEvents.ts";
import { outreachStream } from "../../../eventstore/outreach/events.ts";
import { wasTakenSince } from "../../../projections/outreach/campaignQueries.ts";
import type { Backend } from "../../backend.ts";
import { outreachEmail } from "../email.ts";
import { campaign, pauseCampaign } from "./campaign.ts";

const lookAgain = 60_000; // ms; whether a campaign is still paused
const mostInARow = 5; // times that the mail server takes no email of a campaign for now

export const endedFirst = "The campaign ended before its turn came.";

/** What campaigns say, according to the log itself, about an email that is about to go. */
export const campaignGate = ({
  db,
  stateOf,
  handle,
  outreachPace,
}: Pick<Backend, "db" | "stateOf" | "handle" | "outreachPace">) => {
  /** Of an email that goes out for the first time; what staff send again, they want to go. */
  const campaignOf = async (emailId: string) => {
    const email = await stateOf(outreachEmail, outreachStream(emailId));
    if (email?.campaignId === undefined || email.state !== "queued" || email.isAgain) return undefined;
    return stateOf(campaign, campaignStream(email.campaignId));
  };
  /** Each node counts for itself: a pause that comes a few emails later does no harm. */
  const refusals = new Map<string, readonly string[]>(); // when, latest last

  return {
    unwanted: async (emailId: string) => ((await campaignOf(emailId))?.state === "ended" ? endedFirst : undefined),

    async notBefore(emailId: string) {
      const found = await campaignOf(emailId);
      if (!found) return undefined;
      const now = new Date();
      if (found.state === "paused") return new Date(now.getTime() + lookAgain).toISOString();
      const opens = outreachPace.opensAt(now.toISOString());
      return Date.parse(opens) > now.getTime() ? opens : undefined;
    },

    async notNow(emailId: string) {
      const found = await campaignOf(emailId);
      if (!found) return;
      const { campaignId } = found.draft;
      const now = new Date().toISOString();
      const inARow = [...(refusals.get(campaignId) ?? []), now].slice(-mostInARow);
      refusals.set(campaignId, inARow);
      if (inARow.length < mostInARow || found.state !== "running") return;
      if (await wasTakenSince(db, campaignId, inARow[0]!)) return; // from another node
      refusals.delete(campaignId);
      const command = { actor: "system", now, requestId: `refused ${campaignId}` } as const;
      await handle({ fold: campaign, stream: campaignStream(campaignId), command }, pauseCampaign("mail server"));
    },

    async taken(emailId: string) {
      if (refusals.size === 0) return;
      const found = await campaignOf(emailId);
      if (found) refusals.delete(found.draft.campaignId);
    },
  } satisfies Record<string, (emailId: string) => Promise<string | undefined | void>>;
};
