import { z } from "zod";
import { introductionEvents } from "./introductions.ts";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const sport = z.enum(["baseball", "softball"]);
const finderId = z.string();
const creationId = z.string();
const senderId = z.string().nullable(); // null: a visitor without an account

/** A family looks for a team. */
const TeamFinderSubmitted = z.object({
  type: z.literal("TeamFinderSubmitted"),
  data: z.object({
    finderId,
    senderId,
    sport,
    division: z.string(), // "10U"
    personal: z
      .object({
        playerName: z.string(),
        age: z.int(), // in years, on the day it was sent
        jerseySize: z.string().optional(),
        availableDates: z.string(), // in the family's own words, as are the next four
        school: z.string().optional(),
        currentTravelTeam: z.string().optional(),
        positions: z.string().optional(),
        additionalInfo: z.string().optional(),
        email: z.string(),
        phoneNumber: z.string(),
      })
      .nullable(), // null once forgotten
    /** Apart from the rest, so that whoever shows the rest need not open it. */
    birthDate: z.string().nullable(),
  }),
});
/** A coach wants to start a team. */
const TeamCreationSubmitted = z.object({
  type: z.literal("TeamCreationSubmitted"),
  data: z.object({
    creationId,
    senderId,
    sport,
    division: z.string(),
    personal: z
      .object({
        coachName: z.string(),
        email: z.string(),
        phoneNumber: z.string(),
        additionalInfo: z.string().optional(),
      })
      .nullable(),
  }),
});

const ofFinder = z.object({ finderId });
const ofCreation = z.object({ creationId });

export const TeamFinderEvent = z.discriminatedUnion("type", [
  TeamFinderSubmitted,
  z.object({ type: z.literal("TeamFinderContacted"), data: ofFinder }),
  z.object({ type: z.literal("TeamFinderPlaced"), data: ofFinder }), // on a team
  z.object({ type: z.literal("TeamFinderClosed"), data: ofFinder }),
  z.object({ type: z.literal("TeamFinderWithdrawn"), data: ofFinder }), // by who sent it
]);
export type TeamFinderEvent = z.infer<typeof TeamFinderEvent>;
export type SubmittedFinder = z.infer<typeof TeamFinderSubmitted>["data"];

export const TeamCreationEvent = z.discriminatedUnion("type", [
  TeamCreationSubmitted,
  z.object({ type: z.literal("TeamCreationContacted"), data: ofCreation }),
  z.object({ type: z.literal("TeamCreationApproved"), data: ofCreation }),
  z.object({ type: z.literal("TeamCreationClosed"), data: ofCreation }),
  z.object({ type: z.literal("TeamCreationWithdrawn"), data: ofCreation }),
]);
export type TeamCreationEvent = z.infer<typeof TeamCreationEvent>;
export type SubmittedCreation = z.infer<typeof TeamCreationSubmitted>["data"];

const reading = z.object({ finderId, userId: z.string() });
/** Someone on staff looked at a child's birth date. */
const BirthDateRead = z.object({ type: z.literal("BirthDateRead"), data: reading });
/** Someone on staff opened in the inbox what a family asked for its child. */
const TeamFinderRead = z.object({ type: z.literal("TeamFinderRead"), data: reading });
export const TeamReadingEvent = z.discriminatedUnion("type", [BirthDateRead, TeamFinderRead]);
export type TeamReadingEvent = z.infer<typeof TeamReadingEvent>;
/** What one person has read. Apart from what was sent, so that reading leaves it alone. */
export const teamReadingStream = (userId: string) => `teamReading-${userId}`;

export const teamFacts = [
  ...TeamFinderEvent.options,
  ...TeamCreationEvent.options,
  ...introductionEvents,
  ...TeamReadingEvent.options,
] as const;

export type TeamKind = "finder" | "creation";
const prefixes = { finder: "teamFinder-", creation: "teamCreation-" } as const satisfies Record<TeamKind, string>;

/**
 * What was sent has a stream and a key of its own, whoever sent it: so it can be forgotten alone, while the sender's
 * account stays.
 */
export const teamSubject = (kind: TeamKind, id: string) => prefixes[kind] + id;
/** What was sent under this subject; undefined for all other subjects. */
export const teamOfSubject = (subject: string): { kind: TeamKind; id: string } | undefined => {
  for (const kind of ["finder", "creation"] as const)
    if (subject.startsWith(prefixes[kind])) return { kind, id: subject.slice(prefixes[kind].length) };
  return undefined;
};

const finderSubject = ({ finderId: id }: { finderId: string }) => teamSubject("finder", id);
const creationSubject = ({ creationId: id }: { creationId: string }) => teamSubject("creation", id);
/** Whose key seals which part of a fact. */
export const teamSecrets = {
  TeamFinderSubmitted: { personal: finderSubject, birthDate: finderSubject },
  TeamCreationSubmitted: { personal: creationSubject },
} as const;

/** The status of what was sent after a fact. */
export const teamStatusAfter = {
  TeamFinderSubmitted: "pending",
  TeamFinderContacted: "contacted",
  TeamFinderPlaced: "placed",
  TeamFinderClosed: "closed",
  TeamFinderWithdrawn: "withdrawn",
  TeamCreationSubmitted: "pending",
  TeamCreationContacted: "contacted",
  TeamCreationApproved: "approved",
  TeamCreationClosed: "closed",
  TeamCreationWithdrawn: "withdrawn",
} as const satisfies Record<(TeamFinderEvent | TeamCreationEvent)["type"], string>;
