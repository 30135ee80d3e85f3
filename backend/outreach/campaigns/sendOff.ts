import {
  campaignStream,
  type DraftedCampaign,
  type SkippedRecipient,
} from "../../../eventstore/outreach/campaignEvents.ts";
import { outreachStream } from "../../../eventstore/outreach/events.ts";
import {
  isFamilys,
  nextRecipients,
  onTheirWay,
  runningCampaigns,
} from "../../../projections/outreach/campaignQueries.ts";
import { leagueById } from "../../../projections/outreach/leagueQueries.ts";
import type { Backend } from "../../backend.ts";
import { type Command, newId } from "../../command.ts";
import type { Timed } from "../../context.ts";
import { eachByItself } from "../../eachByItself.ts";
import { outreachEmail, queueEmail } from "../email.ts";
import { contentOf } from "../letter.ts";
import { suppressedBy } from "../mails.ts";
import { recipients } from "../recipients.ts";
import { sentSoFar } from "./audience.ts";
import { campaign, endCampaign, skipRecipient } from "./campaign.ts";
import { emailFormOf } from "./emailForm.ts";

export const sendOffEvery = 10_000; // ms

type Parts = Pick<Backend, "db" | "handle" | "stateOf" | "keys" | "business" | "time" | "outreachPace" | "caughtUp">;

interface Turn {
  readonly draft: DraftedCampaign;
  readonly leagueId: string;
  readonly now: string;
}
const commandAt = (now: string, key: string): Command => ({ actor: "system", now, requestId: key, key });

/**
 * One email to one league. Its id is made of campaign and address, so that whoever does this again, or at the same
 * time, sends off nothing new.
 */
const sendOff = async (parts: Parts, { draft, leagueId, now }: Turn) => {
  const { campaignId, createdBy: sentBy, templateType, personal: words } = draft;
  const skip = async (why: SkippedRecipient["why"]) =>
    parts.handle(
      { fold: campaign, stream: campaignStream(campaignId), command: commandAt(now, `skip ${campaignId} ${leagueId}`) },
      skipRecipient({ campaignId, leagueId, why }),
    );
  const league = await leagueById(parts.db, leagueId);
  if (!league || !words) return skip("removed");
  const fingerprint = await recipients(parts.keys).fingerprintOf(league.email);
  const by = await suppressedBy(parts, fingerprint);
  if (by !== undefined) return skip(by === "bounce" ? "bounced" : "unsubscribed");
  if (await isFamilys(parts.db, league.email)) return skip("player");
  const command = commandAt(now, `${campaignId} ${fingerprint}`);
  const emailId = newId(command, "outreachEmail");
  const stream = outreachStream(emailId);
  const known = await parts.stateOf(outreachEmail, stream);
  if (known && known.leagueId !== leagueId) return skip("same address");
  const { name: leagueName, contactName, email: to } = league;
  const content = contentOf(emailFormOf({ templateType, ...words }, { leagueName, contactName }), parts.business);
  const personal = { to, leagueName, contactName, replyTo: words.replyTo, ...content };
  return parts.handle(
    { fold: outreachEmail, stream, command },
    queueEmail({ emailId, leagueId, campaignId, sentBy, templateType, personal }),
  );
};

/** Sends off the next ones of a campaign, as many as there is room for; ends it once there are none. */
const goOn = async (parts: Parts, campaignId: string, { left, now }: { left: { room: number }; now: string }) => {
  const { db, stateOf, handle } = parts;
  const stream = campaignStream(campaignId);
  const end = async (why: "finished" | "words removed") =>
    handle({ fold: campaign, stream, command: commandAt(now, `end ${campaignId}`) }, endCampaign(why));
  const next = await nextRecipients(db, campaignId, Math.max(left.room, 1));
  if (next.length === 0) {
    if ((await onTheirWay(db, campaignId)).length === 0) await end("finished");
    return;
  }
  await eachByItself(next.slice(0, left.room), async (leagueId) => {
    const found = await stateOf(campaign, stream);
    if (found?.state !== "running") return;
    if (!found.draft.personal) return void (await end("words removed"));
    left.room--;
    await sendOff(parts, { draft: found.draft, leagueId, now });
  });
};

/** Timed work: campaigns that are under way, the one started first at the head. */
export const sendOffCampaigns: Timed["run"] = async (backend, { now }) => {
  if (!(await backend.caughtUp())) return;
  const left = { room: backend.outreachPace.room(now, await sentSoFar(backend, now)) };
  await eachByItself(await runningCampaigns(backend.db), (campaignId) => goOn(backend, campaignId, { left, now }));
};
