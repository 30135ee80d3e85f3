import { z } from "zod";
import type { teamFacts } from "../../eventstore/teams/events.ts";

/** The names of its facts; the history has a sentence for each. */
export type TeamFact = z.infer<(typeof teamFacts)[number]>["type"];

export const Sport = z.enum(["baseball", "softball"]);
export type Sport = z.infer<typeof Sport>;

export const FinderStatus = z.enum(["pending", "contacted", "placed", "closed"]);
export type FinderStatus = z.infer<typeof FinderStatus>;
export const CreationStatus = z.enum(["pending", "contacted", "approved", "closed"]);
export type CreationStatus = z.infer<typeof CreationStatus>;
/** Of what waits for a team, or for players. */
export const openTeamStatuses = ["pending", "contacted"] as const;

/** What was sent, as its sender sees it: none of what they typed, since a link to it may be passed on. */
export const SentTeamView = z.object({
  id: z.string(),
  kind: z.enum(["finder", "creation"]),
  sport: Sport,
  division: z.string(), // "10U"
  status: z.enum([...FinderStatus.options, "approved"]),
  createdAt: z.iso.datetime(),
  keptUntil: z.iso.datetime(), // then it is deleted
  introduction: z.enum(["asked", "introduced"]).nullable(), // how far one is; a no isn't told here
});
export type SentTeamView = z.infer<typeof SentTeamView>;

const forStaff = SentTeamView.omit({ kind: true, introduction: true }).extend({
  senderId: z.string().nullable(), // null: sent without an account
  email: z.string().nullable(), // null, as every text: being removed
  phoneNumber: z.string().nullable(),
  additionalInfo: z.string().nullable(),
});

/** A family that looks for a team, as staff see it. The birth date is a call of its own. */
export const TeamFinderView = forStaff.extend({
  status: FinderStatus,
  playerName: z.string().nullable(),
  age: z.int().nullable(), // when it was sent
  jerseySize: z.string().nullable(),
  availableDates: z.string().nullable(),
  school: z.string().nullable(),
  currentTravelTeam: z.string().nullable(),
  positions: z.string().nullable(),
});
export type TeamFinderView = z.infer<typeof TeamFinderView>;

/** A coach who wants to start a team, as staff see it. */
export const TeamCreationView = forStaff.extend({ status: CreationStatus, coachName: z.string().nullable() });
export type TeamCreationView = z.infer<typeof TeamCreationView>;

export const IntroductionState = z.enum(["asked", "introduced", "declined", "lapsed"]);
export type IntroductionState = z.infer<typeof IntroductionState>;

const side = z.object({ id: z.string(), name: z.string().nullable(), createdAt: z.iso.datetime() });

/** Who waits for whom in one division. It has no birth date and no way to reach anyone. */
export const TeamMatchView = z.object({
  sport: Sport,
  division: z.string(),
  finders: side.extend({ age: z.int().nullable() }).array(),
  creations: side.array(),
  introductions: z
    .object({
      finderId: z.string(),
      creationId: z.string(),
      state: IntroductionState,
      saidNo: z.enum(["finder", "creation"]).nullable(),
    })
    .array(),
});
export type TeamMatchView = z.infer<typeof TeamMatchView>;
