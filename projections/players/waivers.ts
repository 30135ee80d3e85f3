import type { Knex } from "knex";
import { z } from "zod";
import type { PlayerEvent } from "../../eventstore/players/events.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import type { Staff } from "../accounts/open.ts";
import { active } from "../scheduling/freeTimesRule.ts";
import { containing, list, type Listed, listed, type QueryOf, texts } from "../list.ts";
import { changedWhere, created, projector } from "../projector.ts";
import { among, read } from "../read.ts";
import type { RowOf } from "../table.ts";
import { actedFor, idsOf } from "./queries.ts";
import { players, waivers } from "./tables.ts";
import { type SignatureView, WaiverView } from "./view.ts";

/** What was signed for whom. */
export const waiversProjector = projector<PlayerEvent | PrivacyEvent>({
  name: "waivers",
  version: 1,
  tables: [waivers],
  on: {
    WaiverSigned: ({ data: { playerId, version, by, personal }, meta: { occurredAt } }) =>
      created(waivers, `${playerId} ${version}`, {
        playerId,
        version,
        by,
        name: personal?.name ?? null,
        signedAt: occurredAt,
      }),
    PersonErased: ({ data: { subject } }) => changedWhere(waivers, { playerId: subject }, { name: null }),
  },
});

/** The latest signature for each of these players. */
export const signaturesFor = async (
  db: Knex,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, SignatureView>> => {
  const rows = await read(db, players.as("p"))
    .joinRaw<{
      readonly "w.version": string;
      readonly "w.name": string | null;
      readonly "w.signedAt": string;
    }>(`join read.waivers w on w."playerId" = ${idsOf("p.id")}`)
    .whereIn("p.id", playerIds)
    .orderBy("w.signedAt")
    .select("p.id", "w.version", "w.name", "w.signedAt");
  return new Map(rows.map(({ id, version, name, signedAt }) => [id, { version, name, signedAt }]));
};

/** For a query: whether the version `:waiver` is signed for the player whose id is in `column`. */
export const isSigned = (column: string) =>
  `exists (select from read.waivers w where w."playerId" = ${idsOf(column)} and w.version = :waiver)`;

export const waiverList = list({
  name: "waivers",
  sortable: { lastName: "p.lastName", next: "n.at", signedAt: "s.signedAt" },
  id: "p.id",
  otherwise: ["n.at", "asc"],
  thenBy: ["p.lastName"],
  filter: {
    waiver: z.enum(["signed", "missing"]).optional().describe("whether the text as it is now is signed"),
    q: z.string().optional().describe("part of the player's name"),
  },
});

/** Days of camp `c` from today on that take place, with their numbers. */
const campDays = `cross join lateral (
  select day, n from (
    select to_char(d, 'YYYY-MM-DD') as day, row_number() over (order by d) as n
      from generate_series(nullif(c."startDate", '')::timestamp, nullif(c."endDate", '')::timestamp, interval '1 day') as d
     where c.dates = '[]'
    union all
    select day, n from jsonb_array_elements_text(c.dates) with ordinality as each(day, n)) as all_days
   where day >= :today and not jsonb_exists(c."canceledDays", day)) as d`;

/**
 * When player `p` comes next: a lesson's start, or a day of a camp. Today's lessons stay through the day, for whoever
 * looks who came without. `:instructor` is null for all instructors.
 */
const next = `select min(a.at) as at from (
  select l."startsAt" as at from read.lessons l
   where l."studentId" = ${idsOf("p.id")}
     and (l.status in (${among(active)}) and l."startsAt" > :now
          or l.status in (${among([...active, "completed"])}) and l.date = :today)
     and (cast(:instructor as text) is null or l."instructorId" = :instructor)
  union all
  select d.day from read."campParticipants" cp join read.camps c on c.id = cp."campId"
    join read."campRegistrations" g on g.id = cp."registrationId" ${campDays}
   where cp."playerId" = ${idsOf("p.id")} and not cp."isWithdrawn" and not c."isCancelled" and c."endDate" >= :today
     and (g."registrationOption" = 'all_days' or g."selectedDays" @> to_jsonb(d.n))
     and (cast(:instructor as text) is null or c."instructorId" = :instructor)) a`;

interface Coming {
  readonly now: string;
  readonly today: string; // the facility's day
}

const expected = (db: Knex, coming: Coming & { instructor: string | null }) =>
  read(db, players.as("p")).joinRaw<{ readonly "n.at": string }>(`join lateral (${next}) n on n.at is not null`, {
    ...coming,
  });

/** Those of these players who have lessons or camp days to come. */
export const expectedAmong = async (db: Knex, ids: readonly string[], coming: Coming): Promise<ReadonlySet<string>> =>
  new Set(
    await expected(db, { ...coming, instructor: null })
      .whereIn("p.id", ids)
      .pluck("p.id"),
  );

/** Players with lessons or camp days to come, whoever comes first on top. Coaches see those of their own. */
export const listWaivers = async (
  db: Knex,
  { staff, version, ...coming }: Coming & { staff: Staff; version: string },
  query: QueryOf<typeof waiverList>,
): Promise<Listed<WaiverView>> => {
  const { q, id, waiver: wanted } = query.filter;
  const rows = expected(db, { ...coming, instructor: staff === "admin" ? null : staff.instructor })
    .joinRaw<{
      readonly "s.version": string | null;
      readonly "s.signedAt": string | null;
      readonly "s.name": string | null;
    }>(
      `left join lateral (select w.version, w."signedAt", w.name from read.waivers w where w."playerId" = ${idsOf("p.id")}
                           order by w."signedAt" desc limit 1) s on true`,
    )
    .whereNull("p.closedAt")
    .whereNull("p.erasedAt")
    .modify((found) => {
      if (texts(id)) void found.whereIn("p.id", texts(id)!);
      if (q?.trim()) void found.whereRaw(`concat_ws(' ', p."firstName", p."lastName") ilike ?`, [containing(q.trim())]);
      if (wanted) void found.whereRaw(`${wanted === "signed" ? "" : "not "}${isSigned("p.id")}`, { waiver: version });
    })
    .select("p.id", "p.firstName", "p.lastName", "n.at as next", "s.version", "s.signedAt", "s.name");
  const page = await listed(rows, query, waiverList);
  const view = ({ version: signed, signedAt, name, ...row }: (typeof page.rows)[number]) =>
    WaiverView.parse({
      ...row,
      isSigned: signed === version,
      signature: signed && { version: signed, signedAt, name },
    });
  return { ...page, rows: page.rows.map(view) };
};

const held = ({ playerId, version, name, signedAt }: RowOf<typeof waivers>) => ({ playerId, version, name, signedAt });

/** What was signed for the players whom an account may act for, for its data export. */
export async function* waiversHeldOn(db: Knex, me: string) {
  for (const row of await read(db, waivers).whereRaw(actedFor(`"playerId"`), { me }).orderBy("signedAt"))
    yield held(row);
}
