import {
  type SubmittedCreation,
  type SubmittedFinder,
  TeamCreationEvent,
  TeamFinderEvent,
  type TeamKind,
  teamStatusAfter,
} from "../../eventstore/teams/events.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";
import { type CreationStatus, type FinderStatus, playerAges, teamStatusesAfter } from "./contract.ts";
import { ageOn } from "./divisionRule.ts";

/** What was sent, as far as decisions need it: how far it is. */
type State = (typeof teamStatusAfter)[keyof typeof teamStatusAfter] | undefined;

export const teamFinder: Fold<State, TeamFinderEvent> = {
  events: TeamFinderEvent,
  initial: undefined,
  evolve: (_, { type }) => teamStatusAfter[type],
};
export const teamCreation: Fold<State, TeamCreationEvent> = {
  events: TeamCreationEvent,
  initial: undefined,
  evolve: (_, { type }) => teamStatusAfter[type],
};

export const noSuchTeam = (kind: TeamKind) =>
  kind === "finder"
    ? new Rejection("missing", "NoSuchFinder", "We couldn't find this player.")
    : new Rejection("missing", "NoSuchCreation", "We couldn't find this coach.");

const wrongAge = "Players here are 3 to 19. Please check the date of birth.";

/** `today`: at the facility. The age is told apart from the birth date, which few need. */
export const submitFinder =
  ({ birthDate, personal, ...finder }: Told<SubmittedFinder, "age">, { today }: { today: string }) =>
  (known: State): TeamFinderEvent[] => {
    if (known) return [];
    const age = ageOn(birthDate, today);
    if (age < playerAges.least || age > playerAges.most)
      throw new Rejection("invalid", "Invalid", wrongAge, { issues: [{ path: ["birthDate"], message: wrongAge }] });
    return [{ type: "TeamFinderSubmitted", data: { ...finder, personal: { ...personal, age }, birthDate } }];
  };
type Told<D extends { personal: object | null; birthDate: string | null }, Known extends string> = Omit<
  D,
  "personal" | "birthDate"
> & { personal: Omit<NonNullable<D["personal"]>, Known>; birthDate: string };

export const submitCreation =
  (creation: SubmittedCreation) =>
  (known: State): TeamCreationEvent[] =>
    known ? [] : [{ type: "TeamCreationSubmitted", data: creation }];

const finderSteps = {
  contacted: "TeamFinderContacted",
  placed: "TeamFinderPlaced",
  closed: "TeamFinderClosed",
} as const;
const creationSteps = {
  contacted: "TeamCreationContacted",
  approved: "TeamCreationApproved",
  closed: "TeamCreationClosed",
} as const;

/** The step to a status, or undefined where it is the status already. */
const stepTo = <T>(
  kind: TeamKind,
  before: State,
  status: string,
  steps: Readonly<Record<string, T>>,
): T | undefined => {
  if (!before || before === "withdrawn") throw noSuchTeam(kind);
  if (before === status) return undefined;
  const next = (teamStatusesAfter[kind] as Readonly<Record<string, readonly string[]>>)[before];
  if (!next?.includes(status))
    throw new Rejection("conflict", "StatusOrder", `This is ${before}, so it can't be set to ${status}.`);
  return steps[status];
};

/** Whoever looks after it says how far it is. */
export const answerFinder =
  ({ finderId, status }: { finderId: string; status: FinderStatus }) =>
  (before: State): TeamFinderEvent[] => {
    const type = stepTo("finder", before, status, finderSteps);
    return type ? [{ type, data: { finderId } }] : [];
  };
export const answerCreation =
  ({ creationId, status }: { creationId: string; status: CreationStatus }) =>
  (before: State): TeamCreationEvent[] => {
    const type = stepTo("creation", before, status, creationSteps);
    return type ? [{ type, data: { creationId } }] : [];
  };

/** Staff wrote to the family, or to the coach. */
export const noteFinderContact =
  ({ finderId }: { finderId: string }) =>
  (before: State): TeamFinderEvent[] =>
    before === "pending" ? [{ type: finderSteps.contacted, data: { finderId } }] : [];
export const noteCreationContact =
  ({ creationId }: { creationId: string }) =>
  (before: State): TeamCreationEvent[] =>
    before === "pending" ? [{ type: creationSteps.contacted, data: { creationId } }] : [];

export const withdrawFinder =
  ({ finderId }: { finderId: string }) =>
  (before: State): TeamFinderEvent[] =>
    before && before !== "withdrawn" ? [{ type: "TeamFinderWithdrawn", data: { finderId } }] : [];
export const withdrawCreation =
  ({ creationId }: { creationId: string }) =>
  (before: State): TeamCreationEvent[] =>
    before && before !== "withdrawn" ? [{ type: "TeamCreationWithdrawn", data: { creationId } }] : [];
