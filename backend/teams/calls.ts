import { randomUUID } from "node:crypto";
import { type TeamKind, teamSubject } from "../../eventstore/teams/events.ts";
import {
  creationById,
  creationList,
  finderById,
  finderList,
  listCreations,
  listFinders,
  sentTeam,
  sentTeamsOf,
  teamMatches,
} from "../../projections/teams/queries.ts";
import { created } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { sought } from "../sought.ts";
import {
  AnswerCreation,
  AnswerFinder,
  BirthDateView,
  CreateTeam,
  createTeamUrl,
  FindTeam,
  findTeamUrl,
  myTeamsUrl,
  SentTeamView,
  TeamCreationView,
  TeamFinderView,
  TeamMatchView,
} from "./contract.ts";
import {
  birthDateUrl,
  creationStatusUrl,
  creationsUrl,
  finderStatusUrl,
  findersUrl,
  matchesUrl,
} from "./staffContract.ts";
import { teamLimits } from "./limits.ts";
import { recordReading } from "./recordReading.ts";
import { readBirthDate } from "./readBirthDate.ts";
import { sendCreation, sendFinder } from "./sendTeam.ts";
import { answerCreation, answerFinder, noSuchTeam, teamCreation, teamFinder } from "./submission.ts";

const staff = ["instructor", "admin"] as const;
const refusedOften = { 429: "Five an hour from one address. `Retry-After` says how many seconds to wait." };
const refusedOrder = { 409: "This status can't follow the current one." };

/** What a robot is answered: the same as people, so that it learns nothing. Nothing is stored. */
const asIfSent = (kind: TeamKind, { sport, division }: FindTeam | CreateTeam, now: string): SentTeamView => {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  const sent = { status: "pending", createdAt: now, keptUntil: end.toISOString(), introduction: null } as const;
  return { id: randomUUID(), kind, sport, division, ...sent };
};

export const teamCalls: readonly Call[] = [
  call(
    "POST",
    findTeamUrl,
    {
      does: "Asks for a team for a player.",
      who: "everybody",
      body: FindTeam,
      limit: teamLimits.findTeamFromAddress,
      keyedForVisitors: true,
      answer: { status: 201, body: SentTeamView },
      refused: refusedOften,
    },
    async ({ body: form, user, command }, backend) => {
      if (form.topic) return created(command.requestId, asIfSent("finder", form, command.now));
      const id = await sendFinder(backend, command, { senderId: user?.id ?? null, form });
      return created(id, await sentTeam(backend.db, "finder", id));
    },
  ),
  call(
    "POST",
    createTeamUrl,
    {
      does: "Asks to start a team.",
      who: "everybody",
      body: CreateTeam,
      limit: teamLimits.createTeamFromAddress,
      keyedForVisitors: true,
      answer: { status: 201, body: SentTeamView },
      refused: refusedOften,
    },
    async ({ body: form, user, command }, backend) => {
      if (form.topic) return created(command.requestId, asIfSent("creation", form, command.now));
      const id = await sendCreation(backend, command, { senderId: user?.id ?? null, form });
      return created(id, await sentTeam(backend.db, "creation", id));
    },
  ),
  call(
    "GET",
    myTeamsUrl,
    {
      does: "Lists what the caller sent about teams while logged in.",
      who: "signed in",
      answer: { status: 200, body: SentTeamView.array() },
    },
    ({ user }, { db }) => sentTeamsOf(db, user.id),
  ),
  call(
    "GET",
    findersUrl,
    {
      does: "Lists players who look for a team, without their birth dates.",
      who: staff,
      list: finderList,
      answer: { status: 200, body: TeamFinderView.array() },
    },
    ({ list }, { db }) => listFinders(db, list),
  ),
  call(
    "GET",
    `${findersUrl}/:id`,
    {
      does: "Shows one player who looks for a team, without the birth date. That the caller opened it is recorded.",
      who: staff,
      answer: { status: 200, body: TeamFinderView },
    },
    async ({ params: { id }, user, command }, backend) => {
      const finder = await sought(
        backend,
        () => finderById(backend.db, id),
        () => noSuchTeam("finder"),
      );
      await recordReading(backend, command, { type: "TeamFinderRead", data: { finderId: id, userId: user.id } });
      return finder;
    },
  ),
  call(
    "GET",
    birthDateUrl(":id"),
    {
      does: "Shows a player's birth date. That the caller looked is recorded.",
      who: staff,
      answer: { status: 200, body: BirthDateView },
    },
    async ({ params, user, command }, backend) => ({
      birthDate: await readBirthDate(backend, command, { finderId: params.id, userId: user.id }),
    }),
  ),
  call(
    "PATCH",
    finderStatusUrl(":id"),
    {
      does: "Says how far the search is: pending, contacted, placed, closed.",
      who: staff,
      body: AnswerFinder,
      answer: { status: 200, body: TeamFinderView },
      refused: refusedOrder,
    },
    async ({ params: { id: finderId }, body: { status }, command }, { db, handle }) => {
      const target = { fold: teamFinder, stream: teamSubject("finder", finderId), command };
      await handle(target, answerFinder({ finderId, status }));
      return finderById(db, finderId);
    },
  ),
  call(
    "GET",
    creationsUrl,
    {
      does: "Lists coaches who want to start a team.",
      who: staff,
      list: creationList,
      answer: { status: 200, body: TeamCreationView.array() },
    },
    ({ list }, { db }) => listCreations(db, list),
  ),
  call(
    "GET",
    `${creationsUrl}/:id`,
    {
      does: "Shows one coach who wants to start a team.",
      who: staff,
      answer: { status: 200, body: TeamCreationView },
    },
    ({ params: { id } }, backend) =>
      sought(
        backend,
        () => creationById(backend.db, id),
        () => noSuchTeam("creation"),
      ),
  ),
  call(
    "PATCH",
    creationStatusUrl(":id"),
    {
      does: "Says how far the new team is: pending, contacted, approved, closed.",
      who: staff,
      body: AnswerCreation,
      answer: { status: 200, body: TeamCreationView },
      refused: refusedOrder,
    },
    async ({ params: { id: creationId }, body: { status }, command }, { db, handle }) => {
      const target = { fold: teamCreation, stream: teamSubject("creation", creationId), command };
      await handle(target, answerCreation({ creationId, status }));
      return creationById(db, creationId);
    },
  ),
  call(
    "GET",
    matchesUrl,
    {
      does: "Lists who waits for whom, by sport and division, without birth dates and contacts.",
      who: staff,
      answer: { status: 200, body: TeamMatchView.array() },
    },
    (_, { db }) => teamMatches(db),
  ),
];
