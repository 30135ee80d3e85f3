import { campaignStream, type CampaignWords } from "../../../eventstore/outreach/campaignEvents.ts";
import { staffOf, type UserView } from "../../../projections/accounts/open.ts";
import {
  campaignById,
  campaignList,
  campaignRecipientsOf,
  listCampaigns,
} from "../../../projections/outreach/campaignQueries.ts";
import type { Backend } from "../../backend.ts";
import { type Command, newId } from "../../command.ts";
import { created } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { sought } from "../../sought.ts";
import {
  audienceUrl,
  campaignRecipientsUrl,
  campaignsUrl,
  campaignUrl,
  endCampaignUrl,
  pauseCampaignUrl,
  resumeCampaignUrl,
  startCampaignUrl,
} from "../contract.ts";
import { contentOf } from "../letter.ts";
import { requirePostalAddress, senderOf } from "../sender.ts";
import { audienceOf, daysToCome, judgedLeagues } from "./audience.ts";
import {
  campaign,
  draftCampaign,
  endCampaign,
  noSuchCampaign,
  pauseCampaign,
  redraftCampaign,
  resumeCampaign,
  startCampaign,
} from "./campaign.ts";
import {
  AudienceOf,
  AudienceView,
  CampaignForm,
  CampaignView,
  ChangeDraft,
  RecipientView,
  type SeenDraft,
  StartCampaign,
  WholeCampaignView,
} from "./contract.ts";
import { emailFormOf } from "./emailForm.ts";

const staff = {
  who: ["instructor", "admin"],
  whoInWords: "admins, and instructors for the campaigns they created",
} as const;

interface Asked {
  readonly user: UserView;
  readonly params: { readonly id: string };
  readonly command: Command;
}

const shown = async (backend: Backend, { user, params: { id } }: Pick<Asked, "user" | "params">) =>
  sought(backend, () => campaignById(backend.db, staffOf(user), id), noSuchCampaign);

const whole = async (backend: Backend, asked: Asked) => {
  const found = await shown(backend, asked);
  return { ...found, days: await daysToCome(backend, found, asked.command.now) };
};

const typedWords = ({ subject, message }: CampaignForm) => ({
  subject: subject || null,
  message: message?.trim() || null,
});
const wordsOf = (backend: Backend, form: CampaignForm): CampaignWords => {
  const { name, templateType, senderEmail, audience } = form;
  const words = typedWords(form);
  const anyLeague = { leagueName: "your league", contactName: "there" };
  contentOf(emailFormOf({ templateType, ...words }, anyLeague), backend.business); // or it is refused
  return { name, replyTo: senderOf(backend, senderEmail), ...words, audience };
};

/** A draft as its reader saw it; undefined: the caller does not say, as older ones do not. */
const draftOf = (seen: SeenDraft) => {
  if (!seen) return undefined;
  const { name, templateType, senderEmail: replyTo, audience } = seen;
  return { templateType, personal: { name, replyTo, ...typedWords(seen), audience } };
};

/** Decides on a campaign that its caller may see, and shows it as it is then. */
const decide = async (backend: Backend, asked: Asked, decision: ReturnType<typeof startCampaign>) => {
  const { id } = await shown(backend, asked);
  await backend.handle({ fold: campaign, stream: campaignStream(id), command: asked.command }, decision);
  return whole(backend, asked);
};

/** Who gets it is judged once more: it has to be as many as whoever starts it was shown. */
const start = async (backend: Backend, asked: Asked, { recipients: shownRecipients, seen }: StartCampaign) => {
  const { command, params } = asked;
  requirePostalAddress(backend);
  const { id: campaignId, audience, startedAt } = await shown(backend, asked);
  if (startedAt !== null || !audience) return decide(backend, asked, startCampaign([]));
  const leagues = await judgedLeagues(backend, { campaignId, audience, now: command.now });
  const recipients = leagues.filter(({ why }) => why === null).map(({ id }) => id);
  if (recipients.length !== shownRecipients)
    throw new Rejection(
      "conflict",
      "OtherAudience",
      `By now ${recipients.length === 1 ? "1 league" : `${recipients.length} leagues`} would get it. Please check who they are, and start it again.`,
    );
  return decide(backend, { ...asked, params }, startCampaign(recipients, draftOf(seen)));
};

const refusedUnderWay = { 409: "It wasn't started yet (NotStarted), or is over (Ended)." };

export const campaignCalls: readonly Call[] = [
  call(
    "GET",
    campaignsUrl,
    {
      does: "Lists campaigns, newest first, and how far each is.",
      ...staff,
      list: campaignList,
      answer: { status: 200, body: CampaignView.array() },
    },
    ({ user, list }, { db }) => listCampaigns(db, staffOf(user), list),
  ),
  call(
    "GET",
    campaignUrl(":id"),
    { does: "Shows one campaign.", ...staff, answer: { status: 200, body: WholeCampaignView } },
    (asked, backend) => whole(backend, asked),
  ),
  call(
    "POST",
    campaignsUrl,
    {
      does: "Drafts a campaign: one email to many leagues. Nothing is sent.",
      who: staff.who,
      body: CampaignForm,
      answer: { status: 201, body: CampaignView },
    },
    async ({ body: form, user, command }, backend) => {
      const campaignId = newId(command, "campaign");
      const { templateType } = form;
      const data = { campaignId, createdBy: user.id, templateType, personal: wordsOf(backend, form) };
      await backend.handle({ fold: campaign, stream: campaignStream(campaignId), command }, draftCampaign(data));
      return created(campaignId, await campaignById(backend.db, staffOf(user), campaignId));
    },
  ),
  call(
    "PUT",
    campaignUrl(":id"),
    {
      does: "Changes a draft of a campaign.",
      ...staff,
      body: ChangeDraft,
      answer: { status: 200, body: WholeCampaignView },
      refused: { 409: "It was started (Started), or someone else changed it (ChangedByOther)." },
    },
    ({ body: { seen, ...form }, ...asked }, backend) => {
      const { templateType } = form;
      const draft = { templateType, personal: wordsOf(backend, form) };
      return decide(backend, asked, redraftCampaign(draft, draftOf(seen)));
    },
  ),
  call(
    "POST",
    audienceUrl(":id"),
    {
      does: "Says which leagues would get a campaign, and which wouldn't and why, and on which days it would go out. Sends nothing.",
      ...staff,
      unkeyed: true,
      body: AudienceOf,
      answer: { status: 200, body: AudienceView },
    },
    async ({ body, command, ...asked }, backend) => {
      const { id: campaignId, audience: own } = await shown(backend, asked);
      const audience = body.audience ?? own;
      if (!audience) throw noSuchCampaign();
      return audienceOf(backend, { campaignId, audience, now: command.now });
    },
  ),
  call(
    "POST",
    startCampaignUrl(":id"),
    {
      does: "Starts a campaign: from then on its words and who gets it are fixed, and its emails go out on weekdays from nine to five, unless set otherwise.",
      ...staff,
      body: StartCampaign,
      answer: { status: 202, body: WholeCampaignView },
      refused: {
        409: "The facility's postal address isn't set (NoPostalAddress), another number of leagues would get it by now (OtherAudience), nobody would (NobodyGetsIt), someone else changed it (ChangedByOther), or it was discarded (Ended).",
      },
    },
    ({ body, ...asked }, backend) => start(backend, asked, body),
  ),
  call(
    "POST",
    pauseCampaignUrl(":id"),
    {
      does: "Pauses a campaign. What was sent stays sent.",
      ...staff,
      answer: { status: 200, body: WholeCampaignView },
      refused: refusedUnderWay,
    },
    (asked, backend) => decide(backend, asked, pauseCampaign("staff")),
  ),
  call(
    "POST",
    resumeCampaignUrl(":id"),
    {
      does: "Resumes a campaign. Nobody gets it twice.",
      ...staff,
      answer: { status: 200, body: WholeCampaignView },
      refused: refusedUnderWay,
    },
    (asked, backend) => decide(backend, asked, resumeCampaign()),
  ),
  call(
    "POST",
    endCampaignUrl(":id"),
    {
      does: "Ends a campaign for good, or discards a draft. What was sent stays sent.",
      ...staff,
      answer: { status: 200, body: WholeCampaignView },
    },
    (asked, backend) => decide(backend, asked, endCampaign("staff")),
  ),
  call(
    "GET",
    campaignRecipientsUrl(":id"),
    {
      does: "Lists who gets a campaign, and what became of each email.",
      ...staff,
      answer: { status: 200, body: RecipientView.array() },
    },
    async (asked, backend) => campaignRecipientsOf(backend.db, (await shown(backend, asked)).id),
  ),
];
