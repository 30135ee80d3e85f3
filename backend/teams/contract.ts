import { z } from "zod";
import { CreationStatus, FinderStatus } from "../../projections/teams/view.ts";
import { requiredText, shown, tooLong } from "../textContract.ts";

export type { IntroductionState, Sport, TeamFact } from "../../projections/teams/view.ts";
export {
  CreationStatus,
  FinderStatus,
  SentTeamView,
  TeamCreationView,
  TeamFinderView,
  TeamMatchView,
} from "../../projections/teams/view.ts";

export const findTeamUrl = "/api/team-finder";
export const createTeamUrl = "/api/team-creation";
export const myTeamsUrl = "/api/my/team-submissions";
export const openTeamUrl = "/api/team-submissions/open";
export const withdrawTeamUrl = "/api/team-submissions/withdraw";
export const openIntroductionUrl = "/api/team-introductions/open";
export const answerIntroductionUrl = "/api/team-introductions/answer";

export const jerseySizes = ["YXS", "YS", "YM", "YL", "YXL", "XS", "S", "M", "L", "XL", "XXL"] as const;
const upTo = (oldest: number) => Array.from({ length: oldest - 5 }, (_, n) => `${n + 6}U`);
export const finderDivisions: readonly string[] = [...upTo(16), "18U"];
export const creationDivisions: readonly string[] = upTo(12);
export const playerAges = { least: 3, most: 19 };

const emptyIsNone = (value: unknown) => (value === "" || value === null ? undefined : value);
const wish = (most: number) =>
  z.preprocess(emptyIsNone, z.string().overwrite(shown).trim().max(most, tooLong(most)).optional());
const division = (among: readonly string[]) => z.enum(among, "Please choose a division");
const toldOf = {
  sport: z.preprocess(
    (value) => (typeof value === "string" ? value.toLowerCase() : value),
    z.enum(["baseball", "softball"], "Please choose baseball or softball"),
  ),
  email: requiredText("Please enter an email address", 255).pipe(
    z.email("Please enter an email address like name@example.com"),
  ),
  phoneNumber: requiredText("Please enter a phone number", 20).pipe(
    z.string().refine((text) => text.replace(/\D/g, "").length >= 7, "Please enter a phone number like 555-010-0100"),
  ),
  additionalInfo: wish(2000),
  topic: z.string().optional().describe("people don't see this field; only bots fill it in"),
};

/** A family looks for a team. Whether the age is possible, the decision says, which knows the day. */
export const FindTeam = z.object({
  playerName: requiredText("Please enter the player's name"),
  birthDate: z.iso.date("Please enter the date of birth"),
  jerseySize: z.preprocess(emptyIsNone, z.enum(jerseySizes, "Please choose a size").optional()),
  availableDates: requiredText("Please tell us when the player is available", 500),
  school: wish(100),
  division: division(finderDivisions),
  currentTravelTeam: wish(100),
  positions: wish(200),
  ...toldOf,
});
export type FindTeam = z.infer<typeof FindTeam>;
export type TypedFinder = z.input<typeof FindTeam>;

/** A coach wants to start a team. */
export const CreateTeam = z.object({
  coachName: requiredText("Please enter the coach's name"),
  division: division(creationDivisions),
  ...toldOf,
});
export type CreateTeam = z.infer<typeof CreateTeam>;
export type TypedCreation = z.input<typeof CreateTeam>;

const cannotBeSet = "This status can't be set";
export const AnswerFinder = z.object({ status: z.enum(FinderStatus.options, cannotBeSet) });
export const AnswerCreation = z.object({ status: z.enum(CreationStatus.options, cannotBeSet) });

/** What may follow each status; none is ever taken back. */
export const teamStatusesAfter = {
  finder: {
    pending: ["contacted", "placed", "closed"],
    contacted: ["placed", "closed"],
    placed: ["closed"],
    closed: [],
  },
  creation: {
    pending: ["contacted", "approved", "closed"],
    contacted: ["approved", "closed"],
    approved: ["closed"],
    closed: [],
  },
} as const satisfies {
  finder: Record<FinderStatus, readonly FinderStatus[]>;
  creation: Record<CreationStatus, readonly CreationStatus[]>;
};

export const BirthDateView = z.object({ birthDate: z.iso.date() });
export type BirthDateView = z.infer<typeof BirthDateView>;

const token = z.string().max(300);
export const WithTeamToken = z.object({ token });
export const Introduce = z.object({ finderId: z.string().max(64), creationId: z.string().max(64) });
export type Introduce = z.infer<typeof Introduce>;
export const AnswerIntroduction = z.object({ token, answer: z.enum(["yes", "no"], "Please say yes or no") });

/** What one of the two sides is asked: nothing of the other but the sport and division. */
export const IntroductionView = z.object({
  side: z.enum(["finder", "creation"]),
  sport: z.enum(["baseball", "softball"]),
  division: z.string(),
  answer: z.enum(["yes", "no"]).nullable(),
  state: z.enum(["asked", "introduced", "declined", "lapsed"]),
});
export type IntroductionView = z.infer<typeof IntroductionView>;
