import type { CreationStatus, FinderStatus, IntroductionState, TeamFact } from "../../../backend/teams/contract.ts";
import type { Sentence, Told } from "../context.ts";

const sides: Record<string, string> = { finder: ", as the family", creation: ", as the coach" };
const sideOf = (details: Told["details"]) => sides[String(details?.["side"])] ?? "";

export const sentences: Record<TeamFact, Sentence> = {
  TeamFinderSubmitted: "asked for a team",
  TeamFinderContacted: "contacted the family",
  TeamFinderPlaced: "placed the player on a team",
  TeamFinderClosed: "closed the search",
  TeamFinderWithdrawn: "withdrew the request",
  TeamCreationSubmitted: "asked to start a team",
  TeamCreationContacted: "contacted the coach",
  TeamCreationApproved: "approved the team",
  TeamCreationClosed: "closed the request",
  TeamCreationWithdrawn: "withdrew the request",
  TeamIntroductionAsked: "asked both sides about an introduction",
  TeamIntroductionAccepted: ({ details }) => `said yes to the introduction${sideOf(details)}`,
  TeamIntroductionDeclined: ({ details }) => `said no to the introduction${sideOf(details)}`,
  TeamIntroductionMade: "was the second to say yes, so we sent both the contacts",
  TeamIntroductionLapsed: "ended the introduction, which nobody completed",
  BirthDateRead: "looked at the date of birth",
  TeamFinderRead: "opened the request",
};
export const states: Record<FinderStatus | CreationStatus | IntroductionState | "withdrawn", string> = {
  pending: "Waiting",
  contacted: "Contacted",
  placed: "Placed",
  approved: "Approved",
  closed: "Closed",
  withdrawn: "Withdrawn",
  asked: "Asked",
  introduced: "Introduced",
  declined: "Declined",
  lapsed: "Ended",
};

export const found = { "team-finders": "Players looking for a team", "team-creations": "Coaches starting a team" };
