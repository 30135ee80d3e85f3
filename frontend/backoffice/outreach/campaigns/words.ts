import type {
  CampaignState,
  CampaignView,
  LeftOutWhy,
  RecipientView,
} from "../../../../backend/outreach/campaigns/contract.ts";
import { counted, dayAhead, removedPerson, shortDate } from "../../../shared/formats.ts";

export const campaigns = "Campaigns";
export const failedToFetch = "Failed to fetch campaigns";
export const campaignName = ({ name }: Pick<CampaignView, "name">) => name ?? "Removed campaign";
export const leagueOf = ({ leagueName }: Pick<RecipientView, "leagueName">) => leagueName ?? removedPerson;

export const stateLabel: Record<CampaignState, string> = {
  draft: "Draft",
  running: "Running",
  paused: "Paused",
  ended: "Done",
};
const endings: Partial<Record<NonNullable<CampaignView["why"]>, string>> = {
  staff: "Ended early",
  discarded: "Discarded",
  "words removed": "Ended early",
};
export const stateOf = ({ state, why }: Pick<CampaignView, "state" | "why">) =>
  (state === "ended" && why && endings[why]) || stateLabel[state];

export const leagues = (n: number) => counted(n, "league");

/** "200 today, 200 tomorrow, done Fri, Dec 4" */
export const daysInWords = (days: readonly { date: string; emails: number }[]) => {
  const [first, second, ...rest] = days;
  if (!first) return "";
  const on = (date: string) => {
    const said = dayAhead(date);
    return said === "Today" || said === "Tomorrow" ? said.toLowerCase() : shortDate(date);
  };
  if (!second)
    return days.length === 1 && first.emails === 1 ? `It goes out ${on(first.date)}.` : `All go out ${on(first.date)}.`;
  const last = rest.at(-1);
  const parts = [first, second].map(({ date, emails }) => `${emails} ${on(date)}`);
  return `${[...parts, ...(last ? [`done ${on(last.date)}`] : [])].join(", ")}.`;
};

export const listWords = {
  lead: "Write once, and each league you choose gets it as an email of its own.",
  newCampaign: "New campaign",
  search: "Name or subject",
  status: "Status",
  name: "Campaign",
  progress: "Progress",
  by: "Created by",
  created: "Created",
  notStarted: "Not started",
  progressOf: ({ recipients, waiting }: Pick<CampaignView, "recipients" | "waiting">) =>
    `${recipients - waiting} of ${recipients} done`,
  noMatches: "No matches",
  tryAnother: "Try another status or a shorter search.",
  showAll: "Show all campaigns",
  none: "No campaigns yet",
  noneText: "Write one email here, choose which leagues get it, and start it.",
  counted: (n: number) => counted(n, "campaign"),
};

export const newWords = {
  title: "New campaign",
  name: "Name",
  nameHelp: "Only staff see it.",
  template: "Template",
  create: "Create draft",
  created: "Draft created",
  nothingSent: "Nothing is sent until you start it.",
  failed: "Failed to create the campaign",
};

export const showWords = {
  campaign: "Campaign",
  notFound: "Campaign not found",
  weCantFindThis: "We can’t find this campaign",
  theLinkMayBe: "The link may be incomplete, or another coach created it.",
  seeAll: "See all campaigns",
  timeline: "Timeline",
};

export const draftWords = {
  email: "Email",
  subject: "Subject",
  subjectHelp: "Leave it empty for the template’s, which names the league.",
  message: "Your message",
  messageHelp:
    "It goes between the greeting and our name. Leave it empty for the template’s. **Bold**, *italics*, - lists and [links](https://…) work.",
  save: "Save draft",
  saved: "Draft saved",
  failedToSave: "Failed to save the draft",
  preview: "Preview",
  failedToPreview: "Failed to generate email preview",
  sample: (league: string) => `A sample, as it would reach a league called ${league}`,
  sampleLeague: "Maple Valley Little League",
  sampleContact: "Dana Whitfield",
  test: "Email me a test",
  tested: "Your test is on its way",
  testedTo: (to: string) => `It goes to ${to}.`,
  failedToTest: "Failed to send the test email",
  discard: "Discard draft",
  discardQuestion: (name: string) => `Discard ${name}?`,
  discardMeans: "Nobody gets it. This can’t be undone.",
  discarded: "Draft discarded",
  failedToDiscard: "Failed to discard the draft",
  start: "Start campaign",
  nobody: "Choose leagues that can get it first.",
  saveFirst: "Save the draft first.",
  off: "Outreach is off for now, so neither a test nor the campaign can go out.",
};

export const audienceWords = {
  title: "Who gets it",
  how: "How to choose",
  byFilter: "By what we know",
  byHand: "One by one",
  sport: "Sport",
  anySport: "Any sport",
  baseball: "Baseball",
  softball: "Softball",
  region: "Region",
  anyRegion: "Any region",
  emailed: "Emailed before",
  any: "Doesn’t matter",
  never: "Never emailed",
  before: "Not since a date",
  emailedBefore: "Last emailed before",
  answered: "Only those that replied before",
  fromInquiries: "Only those from an inquiry",
  failed: "Couldn’t count the leagues",
  willGetIt: (n: number) => (n === 0 ? "No league will get it" : `${leagues(n)} will get it`),
  wont: (n: number) => `${leagues(n)} won’t`,
  who: "See who",
  noLeaguesText: "Add or import leagues, then choose who gets this.",
  noneFit: "No league fits. Try fewer conditions, or add leagues first.",
  chooseSome: "Choose at least one league.",
  search: "Find a league",
  chooseAll: "Choose all",
  chooseNone: "Choose none",
};

export const leftOut: Record<LeftOutWhy, (n: number) => string> = {
  unsubscribed: (n) => `${n} unsubscribed`,
  bounced: (n) => `${n} bounced`,
  player: (n) => `${n} ${n === 1 ? "has a player’s or parent’s address" : "have a player’s or parent’s address"}`,
  waiting: (n) => `${n} ${n === 1 ? "has another email on its way" : "have another email on its way"}`,
  recent: (n) => `${n} emailed in the last 30 days`,
  "same address": (n) => `${n} ${n === 1 ? "has" : "have"} the same address as another`,
};
export const whyLabel: Record<LeftOutWhy, string> = {
  unsubscribed: "Unsubscribed",
  bounced: "Bounced",
  player: "A player’s or parent’s address",
  waiting: "Another email is on its way",
  recent: "Emailed in the last 30 days",
  "same address": "Same address as another",
};

export const startWords = {
  title: "Start campaign",
  means: (n: number, name: string) =>
    `${leagues(n)} will get ${name}. After that, neither the email nor who gets it can be changed.`,
  typed: (n: number) => `Type ${n} to start`,
  action: "Start campaign",
  started: "Campaign started",
  failed: "Failed to start the campaign",
};

export const progressWords = {
  progress: "Progress",
  done: (done: number, all: number) => `${done} of ${all} done`,
  sent: "Sent",
  waiting: "Waiting",
  heldBack: "Held back",
  failed: "Failed",
  unknown: "May have arrived",
  unknownMeans:
    "The connection broke while the mail server had the email. We don’t send it again by ourselves, but you can.",
  next: "What’s next",
  pausedByServer: "Paused: the mail server isn’t taking emails",
  pausedByServerText:
    "It refused five in a row for now. Nobody was skipped. Resume once whoever runs the site has looked into it.",
  paused: "Paused. Nothing goes out until you resume it.",
  pause: "Pause",
  pausedNow: "Campaign paused",
  failedToPause: "Failed to pause the campaign",
  resume: "Resume",
  resumedNow: "Campaign resumed",
  nobodyTwice: "Nobody gets it twice.",
  failedToResume: "Failed to resume the campaign",
  end: "End campaign",
  endQuestion: (name: string) => `End ${name}?`,
  endMeans: (n: number) => `${leagues(n)} still waiting won’t get it. This can’t be undone.`,
  endedNow: "Campaign ended",
  failedToEnd: "Failed to end the campaign",
  wordsGone: "The text was removed together with the account that wrote it.",
  template: "Template",
  subject: "Subject",
  fromTemplate: "From the template",
  message: "Message",
  repliesTo: "Replies go to",
  by: "Created by",
  started: "Started",
  ended: "Ended",
  proof: "Fingerprint",
  proofMeans: "Proves the text hasn’t changed since the campaign started.",
};

export const recipientWords = {
  title: "Leagues",
  failed: "Failed to fetch the leagues",
  show: "Show",
  all: "All",
  none: "None here.",
  more: (n: number) => `Show ${n} more`,
  bounced: "Bounced",
  unsubscribedSince: "Unsubscribed since",
  sendAgain: "Send again",
  sendAgainQuestion: (league: string) => `Send again to ${league}?`,
  sendAgainMeans: {
    unknown: "It may have arrived already. If so, they get it twice.",
    failed: "It didn’t go out last time. We’ll try again right away.",
  },
  sentAgain: "On its way again",
  failedToSendAgain: "Failed to send the email again",
  why: {
    removed: "The league was removed",
    unsubscribed: "Unsubscribed first",
    bounced: "Bounced before",
    player: "A player’s or parent’s address",
    "same address": "Same address as another",
    ended: "The campaign ended first",
  } satisfies Record<NonNullable<RecipientView["why"]>, string>,
};
