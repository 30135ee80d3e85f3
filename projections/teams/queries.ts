import type { Knex } from "knex";
import { z } from "zod";
import type { TeamKind } from "../../eventstore/teams/events.ts";
import { read } from "../read.ts";
import { inPages } from "../inPages.ts";
import { containing, isPhone, list, type Listed, listed, oneOrMore, phoneIn, type QueryOf, texts } from "../list.ts";
import type { RowOf } from "../table.ts";
import { teamIntroductions } from "./introductions.ts";
import { teamSubmissions } from "./submissions.ts";
import {
  CreationStatus,
  FinderStatus,
  openTeamStatuses,
  SentTeamView,
  Sport,
  TeamCreationView,
  TeamFinderView,
  type TeamMatchView,
} from "./view.ts";

const listOf = <S extends z.ZodType<string>>(name: string, statuses: S) =>
  list({
    name,
    sortable: { name: "name", division: "division", status: "status", createdAt: "createdAt" },
    id: "id",
    otherwise: ["createdAt", "desc"],
    filter: {
      sport: oneOrMore(Sport),
      division: oneOrMore(z.string()),
      status: oneOrMore(statuses),
      q: z.string().optional().describe("part of the name, email address, or phone number"),
    },
  });
export const finderList = listOf("team-finder-submissions", FinderStatus);
export const creationList = listOf("team-creation-submissions", CreationStatus);

type Row = RowOf<typeof teamSubmissions>;

/** What is withdrawn is gone for everyone, even while its key is being destroyed. */
const present = (db: Knex, kind: TeamKind) => read(db, teamSubmissions).where({ kind }).whereNot("status", "withdrawn");

const keptUntil = ({ latestEnd, settledEnd }: Row) =>
  settledEnd !== null && settledEnd < latestEnd ? settledEnd : latestEnd;
const withEnd = (row: Row) => ({ ...row, keptUntil: keptUntil(row), playerName: row.name, coachName: row.name });

const rowsOf = async (db: Knex, kind: TeamKind, query: QueryOf<typeof finderList | typeof creationList>) => {
  const { id, sport, division, status, q } = query.filter;
  const rows = present(db, kind).modify((found) => {
    if (texts(id)) void found.whereIn("id", texts(id)!);
    if (texts(sport)) void found.whereIn("sport", texts(sport)!);
    if (texts(division)) void found.whereIn("division", texts(division)!);
    if (texts(status)) void found.whereIn("status", texts(status)!);
    if (q?.trim())
      void found.whereRaw(`(concat_ws(' ', name, email, "phoneNumber") ilike ? or ${isPhone('"phoneNumber"')})`, [
        containing(q.trim()),
        phoneIn(q),
      ]);
  });
  const page = await listed(rows, query, finderList);
  return { ...page, rows: page.rows.map(withEnd) };
};

/** All of them: they are addressed to the business, and any instructor or admin answers. */
export const listFinders = async (db: Knex, query: QueryOf<typeof finderList>): Promise<Listed<TeamFinderView>> => {
  const page = await rowsOf(db, "finder", query);
  return { ...page, rows: TeamFinderView.array().parse(page.rows) };
};
export const listCreations = async (
  db: Knex,
  query: QueryOf<typeof creationList>,
): Promise<Listed<TeamCreationView>> => {
  const page = await rowsOf(db, "creation", query);
  return { ...page, rows: TeamCreationView.array().parse(page.rows) };
};

const rowById = async (db: Knex, kind: TeamKind, id: string) => {
  const row = await present(db, kind).where({ id }).first();
  return row && withEnd(row);
};
export const finderById = async (db: Knex, id: string) =>
  TeamFinderView.optional().parse(await rowById(db, "finder", id));
export const creationById = async (db: Knex, id: string) =>
  TeamCreationView.optional().parse(await rowById(db, "creation", id));

/** That someone was asked, or introduced. Of a no, or no answer, they only hear by email. */
const withIntroductions = async <R extends { id: string }>(db: Knex, rows: readonly R[]) => {
  const ids = rows.map(({ id }) => id);
  const known = await read(db, teamIntroductions)
    .whereIn("state", ["asked", "introduced"])
    .whereRaw(`("finderId" = any(?) or "creationId" = any(?))`, [ids, ids]);
  return rows.map((row) => {
    const states = known.flatMap((one) => (one.finderId === row.id || one.creationId === row.id ? one.state : []));
    return { ...row, introduction: states.find((state) => state === "introduced") ?? states[0] ?? null };
  });
};

export const sentTeam = async (db: Knex, kind: TeamKind, id: string) => {
  const row = await rowById(db, kind, id);
  return row && SentTeamView.parse((await withIntroductions(db, [row]))[0]);
};

/** What someone sent while logged in, latest first. */
export const sentTeamsOf = async (db: Knex, senderId: string): Promise<SentTeamView[]> => {
  const rows = await read(db, teamSubmissions)
    .where({ senderId })
    .whereNot("status", "withdrawn")
    .orderBy("createdAt", "desc");
  return SentTeamView.array().parse(await withIntroductions(db, rows.map(withEnd)));
};

/** Subjects of what an account sent that have not been forgotten yet. */
export const teamsSentBy = (db: Knex, senderId: string) =>
  read(db, teamSubmissions).where({ senderId }).orderBy("id").select("id", "kind");

/** What is to be forgotten by now. */
export const teamsDue = (db: Knex, now: string) =>
  read(db, teamSubmissions)
    .whereRaw(`least("latestEnd", "settledEnd") <= ?`, [now])
    .orderBy("id")
    .select("id", "kind", "status");

/** For their data export; the birth date is not among it. */
export async function* teamsHeldOn(db: Knex, senderId: string) {
  for await (const row of inPages(read(db, teamSubmissions).where({ senderId }), { key: "id" })) {
    const { kind, name, settledEnd: _, latestEnd: __, senderId: ___, ...told } = row;
    yield { kind, name, ...told, keptUntil: keptUntil(row) };
  }
}

/** Whose it is. */
export const locateTeam = (db: Knex, id: string) => read(db, teamSubmissions).where({ id }).first("id", "senderId");

/** Who waits for whom, by sport and division, the youngest first. */
export const teamMatches = async (db: Knex): Promise<TeamMatchView[]> => {
  const [rows, answered] = await Promise.all([
    read(db, teamSubmissions).whereIn("status", openTeamStatuses).orderBy("createdAt"),
    read(db, teamIntroductions).select("finderId", "creationId", "state", "finderAnswer", "creationAnswer"),
  ]);
  const introductions = answered.map(({ finderAnswer, creationAnswer, ...told }) => ({
    ...told,
    saidNo: finderAnswer === "no" ? ("finder" as const) : creationAnswer === "no" ? ("creation" as const) : null,
  }));
  const groups = new Map<string, TeamMatchView>();
  for (const { id, kind, sport, division, name, age, createdAt } of rows) {
    const key = `${sport} ${division}`;
    const group = groups.get(key) ?? { sport, division, finders: [], creations: [], introductions: [] };
    groups.set(key, group);
    if (kind === "finder") group.finders.push({ id, name, age, createdAt });
    else group.creations.push({ id, name, createdAt });
  }
  for (const group of groups.values()) {
    const waiting = new Set([...group.finders, ...group.creations].map(({ id }) => id));
    group.introductions = introductions.filter((one) => waiting.has(one.finderId) && waiting.has(one.creationId));
  }
  const yearsOf = ({ division }: TeamMatchView) => Number.parseInt(division, 10);
  return [...groups.values()].toSorted(
    (one, other) => one.sport.localeCompare(other.sport) || yearsOf(one) - yearsOf(other),
  );
};

/** Someone to be introduced, if they still wait. */
const whom = ["id", "sport", "division", "name", "email", "phoneNumber"] as const;
export const waitingTeam = (db: Knex, kind: TeamKind, id: string) =>
  read(db, teamSubmissions)
    .where({ id, kind })
    .whereIn("status", openTeamStatuses)
    .first(...whom);
/** Whether it still waits or not. Withdrawn, it has nobody's address any more. */
export const anyTeam = (db: Knex, kind: TeamKind, id: string) =>
  read(db, teamSubmissions)
    .where({ id, kind })
    .first(...whom);

export const introductionById = (db: Knex, id: string) => read(db, teamIntroductions).where({ id }).first();

/** Those that a family or a coach was asked about. */
export const introductionsWith = (db: Knex, id: string) =>
  read(db, teamIntroductions).where({ finderId: id }).orWhere({ creationId: id }).orderBy("askedAt").pluck("id");

/** Introduced pairs, of which one still counts as waiting. */
export const introducedButPending = (db: Knex) =>
  read(db, teamIntroductions)
    .where({ state: "introduced" })
    .whereRaw(
      `exists (select from read."teamSubmissions" s where s.status = 'pending'
         and s.id in (read."teamIntroductions"."finderId", read."teamIntroductions"."creationId"))`,
    )
    .orderBy("id")
    .select("finderId", "creationId");

/** Introductions that nobody will complete any more: asked too long ago, or one of the two no longer waits. */
export const introductionsOver = (db: Knex, { askedBefore }: { askedBefore: string }) =>
  read(db, teamIntroductions)
    .where({ state: "asked" })
    .whereRaw(
      `("askedAt" < ? or 2 > (select count(*) from read."teamSubmissions" s
          where s.id in (read."teamIntroductions"."finderId", read."teamIntroductions"."creationId")
            and s.status in (${openTeamStatuses.map((status) => `'${status}'`).join(", ")})))`,
      [askedBefore],
    )
    .orderBy("id")
    .pluck("id");
