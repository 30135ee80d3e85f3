import type { Audience } from "../../../eventstore/outreach/campaignEvents.ts";
import {
  type Candidate,
  candidates,
  recipientsToCome,
  sentByCampaigns,
} from "../../../projections/outreach/campaignQueries.ts";
import { suppressedAmong } from "../../../projections/outreach/leagueQueries.ts";
import type { Backend } from "../../backend.ts";
import { recipients } from "../recipients.ts";
import { type AudienceView, type CampaignView, LeftOutWhy, recentDays } from "./contract.ts";

type Parts = Pick<Backend, "db" | "keys" | "time" | "caughtUp">;

const aDay = 24 * 60 * 60 * 1000; // ms

const against = (league: Candidate, { recent, isSuppressed }: { recent: string; isSuppressed: boolean }) => {
  const { suppressedBy, bouncedAt, isPlayers, waits, lastEmailedAt } = league;
  if (suppressedBy === "bounce" || (bouncedAt !== null && suppressedBy === null && !isSuppressed)) return "bounced";
  if (suppressedBy !== null || isSuppressed) return "unsubscribed";
  if (isPlayers) return "player";
  if (waits) return "waiting";
  return lastEmailedAt !== null && lastEmailedAt >= recent ? "recent" : null;
};

/** The leagues of an audience, each with why it gets no email; null: it does. No address is there twice. */
export const judgedLeagues = async (
  { db, keys, time, caughtUp }: Parts,
  { campaignId, audience, now }: { campaignId: string; audience: Audience; now: string },
) => {
  await caughtUp();
  const { emailedBefore: date } = audience;
  const emailedBefore = date && time.instantOf({ date, time: "00:00" });
  const leagues = await candidates(db, audience, { campaignId, emailedBefore });
  const known = recipients(keys);
  const fingerprints = await Promise.all(
    leagues.map(async ({ fingerprint, email }) => fingerprint ?? known.fingerprintOf(email)),
  );
  const suppressed = await suppressedAmong(db, fingerprints);
  const recent = new Date(Date.parse(now) - recentDays * aDay).toISOString();
  const taken = new Set<string>();
  return leagues.map((league, n) => {
    const fingerprint = fingerprints[n]!;
    const why: LeftOutWhy | null =
      against(league, { recent, isSuppressed: suppressed.has(fingerprint) }) ??
      (taken.has(fingerprint) ? "same address" : null);
    if (why === null) taken.add(fingerprint);
    return { id: league.id, name: league.name, contactName: league.contactName, why };
  });
};

/** What campaigns have sent off so far, and today at the facility. */
export const sentSoFar = async ({ db, time }: Pick<Backend, "db" | "time">, now: string) =>
  sentByCampaigns(db, time.instantOf({ date: time.wallClock(now).date, time: "00:00" }));

/** On which days the rest of a campaign goes out; none while it is paused. */
export const daysToCome = async (
  parts: Pick<Backend, "db" | "time" | "outreachPace">,
  { id, state }: Pick<CampaignView, "id" | "state">,
  now: string,
) => {
  if (state !== "running") return [];
  const { own: emails, ahead } = await recipientsToCome(parts.db, id);
  return parts.outreachPace.days(now, await sentSoFar(parts, now), { emails, ahead });
};

/** Who would get a campaign that was started now, who would not and why, and when. */
export const audienceOf = async (
  parts: Parts & Pick<Backend, "outreachPace">,
  asked: { campaignId: string; audience: Audience; now: string },
): Promise<AudienceView> => {
  const leagues = await judgedLeagues(parts, asked);
  const emails = leagues.filter(({ why }) => why === null).length;
  const { ahead } = await recipientsToCome(parts.db, asked.campaignId);
  return {
    recipients: emails,
    leftOut: LeftOutWhy.options.flatMap((why) => {
      const count = leagues.filter((league) => league.why === why).length;
      return count > 0 ? [{ why, leagues: count }] : [];
    }),
    days: parts.outreachPace.days(asked.now, await sentSoFar(parts, asked.now), { emails, ahead }),
    leagues,
  };
};
