import type {
  LeagueSource,
  LeagueSport,
  LeagueStanding,
  SuppressedBy,
} from "../../../../backend/outreach/leagues/contract.ts";
import { counted } from "../../../shared/formats.ts";

export const leagues = "Leagues";
export const failedToFetch = "Failed to fetch leagues";

export const sportLabel: Record<LeagueSport, string> = {
  baseball: "Baseball",
  softball: "Softball",
  both: "Baseball and softball",
};
export const standingLabel: Record<LeagueStanding, string> = {
  open: "Can be emailed",
  suppressed: "Can’t be emailed",
};
export const suppressedLabel: Record<SuppressedBy, string> = {
  link: "Unsubscribed",
  "one-click": "Unsubscribed",
  staff: "Unsubscribed",
  complaint: "Called it spam",
  bounce: "Bounced",
};
export const sourceLabel: Record<LeagueSource, string> = {
  form: "Added by staff",
  import: "Imported",
  inquiry: "From an inquiry",
};

export const listWords = {
  lead: "Leagues, clubs and schools you can offer a camp or a clinic. No players or parents.",
  search: "League, contact, email or region",
  standing: "Emails",
  sport: "Sport",
  anySport: "Any sport",
  region: "Region",
  anyRegion: "Any region",
  add: "Add league",
  import: "Import CSV",
  noMatches: "No matches",
  tryAnother: "Try another filter or a shorter search.",
  showAll: "Show all leagues",
  none: "No leagues yet",
  noneText: "Add one, import a list, or just send an email: its league shows up here by itself.",
  name: "League",
  contact: "Contact",
  email: "Email",
  lastEmail: "Last email",
  never: "Never",
  neverEmailed: "Never emailed",
  emailed: (when: string) => `Emailed ${when}`,
  answered: "Answered",
  counted: (n: number) => counted(n, "league"),
};

export const formWords = {
  name: "League name",
  contactName: "Contact name",
  email: "Email",
  sport: "Sport (optional)",
  notSaid: "Not sure",
  region: "Region (optional)",
  regionHelp: "For filters, like Maple Valley or North",
  add: "Add league",
  added: "League added",
  nothingSent: "Nothing was sent.",
  failedToAdd: "Failed to add league",
  correct: "Edit league",
  edit: "Edit",
  save: "Save changes",
  corrected: "Changes saved",
  failedToCorrect: "Failed to save changes",
};

export const showWords = {
  league: "League",
  all: "All leagues",
  notFound: "League not found",
  cantFind: "We can’t find this league",
  mayBeRemoved: "The link may be incomplete, or the league was removed.",
  contact: "Contact",
  email: "Email",
  sport: "Sport",
  region: "Region",
  source: "How we know it",
  inquiry: "See the inquiry",
  added: "Added",
  lastEmail: "Last email",
  seeEmail: "See the email",
  never: "None yet",
  answer: "Their reply",
  noAnswer: "None noted",
  bounced: "Came back",
  emails: "Emails",
  emailThem: "Email this league",
  gotAnswer: "I got an answer",
  answerNoted: "Answer noted",
  failedToNote: "Failed to note the answer",
  timeline: "Timeline",
};

export const stopWords = {
  title: "Emails to this address",
  open: "We may email this address until its owner tells us to stop. Every email has a link for that.",
  stopped: (how: string, when: string) => `Stopped ${when}: ${how}. Nothing goes to this address anymore.`,
  how: {
    link: "they unsubscribed by the link",
    "one-click": "they unsubscribed in their email app",
    staff: "they asked us not to email them",
    complaint: "they called our email spam",
    bounce: "emails to it came back",
  } satisfies Record<SuppressedBy, string>,
  askAdmin: "If they want emails again, an admin can allow that.",
  asked: "They asked not to be emailed",
  bounced: "Mark as bounced",
  question: (league: string) => `Stop emailing ${league}?`,
  bouncedQuestion: (league: string) => `Mark ${league}’s address as bounced?`,
  stop: "Stop emails",
  askedMeans: "Nothing goes to this address anymore, from anyone here. Only an admin can allow emails again.",
  bouncedMeans:
    "For when the mail server said there’s no such mailbox. Nothing goes to this address anymore. Only an admin can allow emails again.",
  done: "We won’t email them again",
  failed: "Failed to stop emails",
};

export const allowWords = {
  allow: "Allow emails again",
  title: (league: string) => `Allow emails to ${league} again?`,
  means: "Only if they asked for it. Your name and the reason stay on record.",
  reason: "Who asked, when and how",
  done: "Emails allowed again",
  failed: "Failed to allow emails",
};

export const removeWords = {
  title: "Remove this league",
  text: "Deletes its contact and the text of every email to it, for good. If it unsubscribed, we still remember that.",
  remove: "Remove league",
  question: (league: string) => `Remove ${league}?`,
  done: "League removed",
  failed: "Failed to remove league",
};

export const importWords = {
  title: "Import leagues",
  lead: "First we show what would happen to each row. Nothing is emailed, then or later, until you send something.",
  columns:
    "The first row names the columns: League, Contact, Email, and if you have them Sport and Region. Up to 1,000 rows, saved as CSV UTF-8.",
  name: "League",
  email: "Email",
  add: (count: number) => `Add ${counted(count, "league", "leagues")}`,
  done: (count: number) => `${counted(count, "league", "leagues")} added`,
  failed: "Failed to import leagues",
  seeAll: "See all leagues",
};

export const suppressionWords = {
  failed: "Failed to fetch addresses",
  lead: "Addresses that get no more emails about camps and clinics. We keep a fingerprint, which outlives the address itself.",
  search: "League or whole email address",
  why: "Why",
  add: "Add address",
  addTitle: "Stop emails to an address",
  addAction: "Stop emails",
  email: "Email",
  reasons: {
    asked: "They asked us not to email them",
    complaint: "They called our email spam",
    bounce: "Emails to it come back",
  },
  how: {
    link: "Unsubscribed by the link",
    "one-click": "Unsubscribed in their email app",
    staff: "Asked us not to email them",
    complaint: "Called our email spam",
    bounce: "Emails to it came back",
  } satisfies Record<SuppressedBy, string>,
  chips: {
    link: "By link",
    "one-click": "One click",
    staff: "Told us",
    complaint: "Spam",
    bounce: "Bounced",
  } satisfies Record<SuppressedBy, string>,
  label: "Addresses we don’t email",
  noMatches: "No matches",
  tryAnother: "Try another reason, or search for the whole address.",
  showAll: "Show all addresses",
  none: "Nobody has unsubscribed",
  noneText: "Whoever unsubscribes, or whose emails come back, shows up here.",
  who: "Who",
  since: "Since",
  unknown: "Address not known",
  fingerprint: (id: string) => `Fingerprint ${id.slice(0, 10)}…`,
  toAllow: "To allow it again, add its league first.",
  actions: "Actions",
  counted: (n: number) => counted(n, "address", "addresses"),
};

export const inquiryWords = {
  addToLeagues: "Add to leagues",
};
