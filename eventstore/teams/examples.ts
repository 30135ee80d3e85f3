import type { TeamCreationEvent, TeamFinderEvent, TeamReadingEvent } from "./events.ts";
import type { TeamIntroductionEvent } from "./introductions.ts";

/** One valid example of each fact, for tests to build on. */
export const finderSubmitted = {
  type: "TeamFinderSubmitted",
  data: {
    finderId: "f1",
    senderId: null,
    sport: "softball",
    division: "10U",
    personal: {
      playerName: "Maya Ortiz",
      age: 10,
      jerseySize: "YM",
      availableDates: "Weekends from March on",
      school: "Lincoln Elementary",
      currentTravelTeam: "None yet",
      positions: "Shortstop, Outfield",
      additionalInfo: "Two years of rec league",
      email: "rosa@ortiz.example",
      phoneNumber: "555-010-0142",
    },
    birthDate: "2016-05-04",
  },
} satisfies TeamFinderEvent;
export const finderContacted = { type: "TeamFinderContacted", data: { finderId: "f1" } } satisfies TeamFinderEvent;
export const finderPlaced = { type: "TeamFinderPlaced", data: { finderId: "f1" } } satisfies TeamFinderEvent;
export const finderClosed = { type: "TeamFinderClosed", data: { finderId: "f1" } } satisfies TeamFinderEvent;
export const finderWithdrawn = { type: "TeamFinderWithdrawn", data: { finderId: "f1" } } satisfies TeamFinderEvent;

export const creationSubmitted = {
  type: "TeamCreationSubmitted",
  data: {
    creationId: "c1",
    senderId: null,
    sport: "softball",
    division: "10U",
    personal: {
      coachName: "Pat Doyle",
      email: "pat@doyle.example",
      phoneNumber: "555-010-0177",
      additionalInfo: "I have a field on Sundays",
    },
  },
} satisfies TeamCreationEvent;
const ofCreation = { creationId: "c1" };
export const creationContacted = { type: "TeamCreationContacted", data: ofCreation } satisfies TeamCreationEvent;
export const creationApproved = { type: "TeamCreationApproved", data: ofCreation } satisfies TeamCreationEvent;
export const creationClosed = { type: "TeamCreationClosed", data: ofCreation } satisfies TeamCreationEvent;
export const creationWithdrawn = { type: "TeamCreationWithdrawn", data: ofCreation } satisfies TeamCreationEvent;

const introductionId = "f1~c1";
export const introductionAsked = {
  type: "TeamIntroductionAsked",
  data: { introductionId, finderId: "f1", creationId: "c1" },
} satisfies TeamIntroductionEvent;
export const familyAccepted = {
  type: "TeamIntroductionAccepted",
  data: { introductionId, side: "finder" },
} satisfies TeamIntroductionEvent;
export const coachDeclined = {
  type: "TeamIntroductionDeclined",
  data: { introductionId, side: "creation" },
} satisfies TeamIntroductionEvent;
export const introductionMade = {
  type: "TeamIntroductionMade",
  data: { introductionId },
} satisfies TeamIntroductionEvent;
export const introductionLapsed = {
  type: "TeamIntroductionLapsed",
  data: { introductionId },
} satisfies TeamIntroductionEvent;

export const birthDateRead = {
  type: "BirthDateRead",
  data: { finderId: "f1", userId: "ana" },
} satisfies TeamReadingEvent;
export const finderRead = {
  type: "TeamFinderRead",
  data: { finderId: "f1", userId: "ana" },
} satisfies TeamReadingEvent;
