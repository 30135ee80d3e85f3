import type { CreationStatus, FinderStatus, IntroductionState, Sport } from "../../../backend/teams/contract.ts";
import { counted, removedPerson } from "../../shared/formats.ts";

export const statusLabel: Record<FinderStatus | CreationStatus, string> = {
  pending: "Waiting",
  contacted: "Contacted",
  placed: "Placed",
  approved: "Approved",
  closed: "Closed",
};
export const sportLabel: Record<Sport, string> = { baseball: "baseball", softball: "softball" };
export const introductionLabel: Record<IntroductionState, string> = {
  asked: "Asked both",
  introduced: "Introduced",
  declined: "Said no",
  lapsed: "No answer",
};
export const saidNoLabel = { finder: "The family said no", creation: "The coach said no" };

export const nameOr = (name: string | null) => name ?? removedPerson;
export const teamOf = ({ division, sport }: { division: string; sport: Sport }) => `${division} ${sportLabel[sport]}`;

export const teamsWords = {
  title: "Teams",
  lead: "Players who look for a team, and coaches who want to start one. Whoever gets in touch first sets the status.",
  players: "Players",
  coaches: "Coaches",
  matches: "Matches",
  views: "Teams",
  search: "Name, email, or phone",
  status: "Status",
  sport: "Sport",
  anySport: "Any sport",
  baseball: "Baseball",
  softball: "Softball",
  division: "Division",
  anyDivision: "Any division",
  noMatches: "No matches",
  tryAnother: "Try another filter or a shorter search.",
  teamSent: (team: string, sent: string) => `${team} · sent ${sent}`,
  name: "Name",
  team: "Division",
  age: "Age",
  dates: "Available",
  phone: "Phone",
  sent: "Sent",
};

export const finderWords = {
  failed: "Failed to fetch players",
  showAll: "Show all players",
  none: "No players looking for a team",
  noneText: "Families can ask on the Find a Team page, no account needed. Their requests show up here.",
  label: "Players who look for a team",
  player: "Player",
  allPlayers: "All players",
  notFound: "Player not found",
  weCantFind: "We can’t find this player",
  mayBeDeleted: "The request may have been deleted: by the family, or because its time was up.",
  lead: (team: string, sent: string) => `Looks for a team: ${team}, sent ${sent}`,
  the: (name: string) => `the request for ${name}`,
  ageWhenSent: (age: number) => `${age} when this was sent`,
  dateOfBirth: "Date of birth",
  showDate: "Show date of birth",
  showingIsRecorded: "Only if you need it. We record who looked.",
  recorded: "That you looked is in the timeline.",
  couldntShow: "Couldn’t show the date of birth",
  jerseySize: "Jersey size",
  available: "Available",
  school: "School",
  currentTeam: "Current travel team",
  positions: "Positions",
  statusUpdated: "Status updated",
  failedToUpdate: "Failed to update status",
  counted: (n: number) => counted(n, "player"),
};

export const finderMeans: Record<FinderStatus, string> = {
  pending: "Nobody has been in touch yet.",
  contacted: "You’ve called or emailed the family.",
  placed: "The player is on a team. We delete the request 90 days later.",
  closed: "This one is done. We delete the request 90 days after it was placed or closed.",
};

export const creationWords = {
  failed: "Failed to fetch coaches",
  showAll: "Show all coaches",
  none: "No coaches starting a team",
  noneText: "Coaches can ask on the Create a Team page, no account needed. Their requests show up here.",
  label: "Coaches who want to start a team",
  coach: "Coach",
  allCoaches: "All coaches",
  notFound: "Coach not found",
  weCantFind: "We can’t find this coach",
  mayBeDeleted: "The request may have been deleted: by the coach, or because its time was up.",
  lead: (team: string, sent: string) => `Wants to start a team: ${team}, sent ${sent}`,
  the: (name: string) => `the request from ${name}`,
  counted: (n: number) => counted(n, "team"),
};

export const creationMeans: Record<CreationStatus, string> = {
  pending: "Nobody has been in touch yet.",
  contacted: "You’ve called or emailed the coach.",
  approved: "The team is on. We delete the request 90 days later.",
  closed: "This one is done. We delete the request 90 days after it was approved or closed.",
};

export const showWords = {
  phone: "Phone",
  email: "Email",
  anythingElse: "Anything else",
  sent: "Sent",
  keptUntil: "Deleted by",
  account: "Account",
  hasAnAccount: "Has an account",
  noAccount: "No account",
  timeline: "Timeline",
  seeMatches: "See matches",
};

export const matchesWords = {
  lead: "Players and coaches waiting in the same division. We ask both sides by email, and contacts go out only if both say yes.",
  failed: "Failed to fetch matches",
  none: "Nobody is waiting",
  noneText: "Once a player looks for a team or a coach wants to start one, they show up here.",
  wait: (players: number, coaches: number) =>
    [
      counted(players, "player waits", "players wait"),
      coaches === 0 ? "no coach yet" : counted(coaches, "coach", "coaches"),
    ].join(", "),
  aged: (name: string, age: number | null) => (age === null ? name : `${name}, ${age}`),
  tooOld: (division: string) => `Too old for ${division}? Check with the family first.`,
  startsATeam: (name: string) => `${name} wants to start a team`,
  noPlayers: "No player is waiting yet.",
  introduce: "Introduce",
  introduceWhom: (player: string, coach: string) => `Introduce ${player} to ${coach}`,
  introduceQuestion: (player: string, coach: string) => `Introduce ${player} to ${coach}?`,
  emailsBoth: (player: string, coach: string) =>
    `We’ll email ${player}’s family and ${coach} to ask. Contacts go out only if both say yes. Each pair is asked once.`,
  emailingBoth: "We’re emailing both",
  onlyIfBoth: "Contacts go out only if both say yes.",
  failedToIntroduce: "Couldn’t ask them",
};
