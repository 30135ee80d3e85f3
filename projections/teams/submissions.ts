import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import {
  type TeamCreationEvent,
  type TeamFinderEvent,
  teamOfSubject,
  teamStatusAfter,
} from "../../eventstore/teams/events.ts";
import { changed, changedWhere, created, projector, removed } from "../projector.ts";
import { table, text } from "../table.ts";
import type { Sport } from "./view.ts";

type Status = (typeof teamStatusAfter)[keyof typeof teamStatusAfter];

export const teamSubmissions = table("teamSubmissions", {
  key: "id",
  columns: {
    id: "text",
    kind: text<"finder" | "creation">(),
    senderId: "text?",
    sport: text<Sport>(),
    division: "text",
    status: text<Status>(),
    createdAt: "text",
    latestEnd: "text", // however it goes on, it is forgotten then
    settledEnd: "text?", // or then, as it was placed, closed or withdrawn
    name: "text?", // the player's, or the coach's
    age: "integer?",
    jerseySize: "text?",
    availableDates: "text?",
    school: "text?",
    currentTravelTeam: "text?",
    positions: "text?",
    additionalInfo: "text?",
    email: "text?",
    phoneNumber: "text?",
  },
  indexes: [["kind", "createdAt"], ["senderId"], ["sport", "division"]],
});

const keptForMonths = 12;
const keptWhenSettled = 90 * 24 * 60 * 60 * 1000; // ms

const monthsLater = (instant: string, months: number) => {
  const day = new Date(instant);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString();
};
const settled = (instant: string) => new Date(Date.parse(instant) + keptWhenSettled).toISOString();

const nothingPersonal = {
  name: null,
  age: null,
  jerseySize: null,
  availableDates: null,
  school: null,
  currentTravelTeam: null,
  positions: null,
  additionalInfo: null,
  email: null,
  phoneNumber: null,
};

type Step = Exclude<(TeamFinderEvent | TeamCreationEvent)["type"], `${string}Submitted`>;
const step = ({ type, data }: { type: Step; data: { finderId: string } | { creationId: string } }, more: object = {}) =>
  changed(teamSubmissions, "finderId" in data ? data.finderId : data.creationId, {
    status: teamStatusAfter[type],
    ...more,
  });
type Settling = Parameters<typeof step>[0] & { meta: { occurredAt: string } };
/** The first of them counts: what is closed later is not kept longer. */
const settling = (fact: Settling) => {
  const id = "finderId" in fact.data ? fact.data.finderId : fact.data.creationId;
  const settledEnd = settled(fact.meta.occurredAt);
  return [changedWhere(teamSubmissions, { id, settledEnd: null }, { settledEnd }), step(fact)];
};
const withdrawn = (fact: Settling) => step(fact, { settledEnd: fact.meta.occurredAt, ...nothingPersonal });

/** Families who look for a team, and coaches who want to start one, until they are forgotten. No birth date. */
export const teamSubmissionsProjector = projector<TeamFinderEvent | TeamCreationEvent | PrivacyEvent>({
  name: "teamSubmissions",
  version: 2,
  tables: [teamSubmissions],
  on: {
    TeamFinderSubmitted: ({ type, data: { finderId, senderId, sport, division, personal }, meta: { occurredAt } }) => {
      const { playerName = null, ...told } = personal ?? {};
      return created(teamSubmissions, finderId, {
        kind: "finder",
        senderId,
        sport,
        division,
        ...told,
        name: playerName,
        status: teamStatusAfter[type],
        createdAt: occurredAt,
        latestEnd: monthsLater(occurredAt, keptForMonths),
      });
    },
    TeamCreationSubmitted: ({ type, data: { creationId, personal, ...rest }, meta: { occurredAt } }) => {
      const { coachName = null, ...told } = personal ?? {};
      return created(teamSubmissions, creationId, {
        kind: "creation",
        ...rest,
        ...told,
        name: coachName,
        status: teamStatusAfter[type],
        createdAt: occurredAt,
        latestEnd: monthsLater(occurredAt, keptForMonths),
      });
    },
    TeamFinderContacted: (fact) => step(fact),
    TeamFinderPlaced: settling,
    TeamFinderClosed: settling,
    TeamFinderWithdrawn: withdrawn,
    TeamCreationContacted: (fact) => step(fact),
    TeamCreationApproved: settling,
    TeamCreationClosed: settling,
    TeamCreationWithdrawn: withdrawn,
    PersonErased: ({ data: { subject } }) =>
      forgotten(subject) ?? changedWhere(teamSubmissions, { senderId: subject }, nothingPersonal),
    SubmissionForgotten: ({ data: { subject } }) => forgotten(subject) ?? [],
  },
});

const forgotten = (subject: string) => {
  const sent = teamOfSubject(subject);
  return sent && removed(teamSubmissions, sent.id);
};
