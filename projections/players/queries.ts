import type { Knex } from "knex";
import { z } from "zod";
import { guardianOf, type Role } from "../accounts/open.ts";
import { users } from "../accounts/tables.ts";
import { list, type Listed, listed, type QueryOf, texts } from "../list.ts";
import { read } from "../read.ts";
import type { RowOf } from "../table.ts";
import { ageOf, consentByDeclaration } from "./consentRule.ts";
import { guardians, players } from "./tables.ts";
import { type Consent, type GuardianView, PlayerView } from "./view.ts";

/**
 * For a query: whether the account `:me` may act for the player whose id is in `column`. It is its own player, or one
 * whose guardian it is.
 */
export const actedFor = (column: string) =>
  `${column} = any(array(
     with family as (select cast(:me as text) as id
       union all select "playerId" from read.guardians where "userId" = :me and until is null)
     select id from family
     union all select m.id from read.players m join family f on f.id = m."keptAs" where m.id <> m."keptAs"))`;

/**
 * For a query: the ids of all records of the player whose id is in `column`. Facts keep the id that they were recorded
 * under; this is where those of merged records come together.
 */
export const idsOf = (column: string) =>
  `any(array(select r.id from read.players r
              where r."keptAs" = (select k."keptAs" from read.players k where k.id = ${column})))`;

/** The same for a query that is told the ids: they, and those of every other record of these players. */
export const everyIdOf = async (db: Knex, ids: readonly string[]): Promise<string[]> => {
  const found = await read(db, players.as("r"))
    .whereRaw(`r."keptAs" = any(array(select k."keptAs" from read.players k where k.id = any(?)))`, [[...ids]])
    .pluck("r.id");
  return [...new Set([...ids, ...found])];
};

/**
 * For a query of players `p` and whoever declared them, `d`: the name of the player, of another record of them, or of an
 * adult who manages them contains this. Bind `:like`.
 */
export const isCalled = `(concat_ws(' ', p."firstName", p."lastName") ilike :like
  or concat_ws(' ', d."firstName", d."lastName", p."parentName") ilike :like
  or exists (select from read.players m
              where m."keptAs" = p.id and m.id <> p.id and concat_ws(' ', m."firstName", m."lastName") ilike :like)
  or exists (select from read.guardians g join read.users u on u.id = g."userId"
              where g."playerId" = p.id and g.until is null and concat_ws(' ', u."firstName", u."lastName") ilike :like))`;

/** The record that is decided about: this one, unless it was merged into another. */
export const keptAs = async (db: Knex, playerId: string): Promise<string> =>
  (await read(db, players).where({ id: playerId }).first("keptAs"))?.keptAs ?? playerId;

/** The records that were merged into this one. */
export const mergedInto = async (db: Knex, playerId: string): Promise<string[]> =>
  read(db, players).where({ keptAs: playerId }).whereNot("id", playerId).orderBy("id").pluck("id");

/** Whether this account may act for this player. */
export const mayActFor = async (db: Knex, userId: string, id: string): Promise<boolean> => {
  if (userId === id) return true;
  const playerId = await keptAs(db, id);
  if (userId === playerId) return true;
  return (await read(db, guardians).where({ playerId, userId, until: null }).first("id")) !== undefined;
};

/** Whether it may, or might until the player was closed. */
export const couldActFor = async (db: Knex, userId: string, id: string): Promise<boolean> => {
  if (userId === id) return true;
  const playerId = await keptAs(db, id);
  if (userId === playerId) return true;
  return (await read(db, guardians).where({ playerId, userId, hasLeft: false }).first("id")) !== undefined;
};

/** The accounts that may act for a player, its own included. */
export const guardiansOf = async (db: Knex, id: string): Promise<string[]> => {
  const playerId = await keptAs(db, id);
  const own = await read(db, players).where({ id: playerId, isOwn: true }).first("id");
  const others = await read(db, guardians).where({ playerId, until: null }).orderBy("since").pluck("userId");
  return own ? [playerId, ...others] : others;
};

/** Who answered for a player until it was closed, at that instant. */
export const managedUntil = async (db: Knex, playerId: string, until: string): Promise<string[]> =>
  read(db, guardians).where({ playerId, until }).orderBy("since").pluck("userId");

/** Players whose account was opened, and a crash came before anything else. */
export const halfGrownUp = async (db: Knex): Promise<string[]> =>
  read(db, players).where({ grewUp: true, grownUpAt: null, erasedAt: null }).pluck("id");

/** The players that an account answers for, its own apart. */
export const guardedBy = async (db: Knex, userId: string): Promise<string[]> =>
  read(db, guardians).where({ userId, until: null }).orderBy("since").pluck("playerId");

/** Who declared it has a confirmed address, or it was a mailed link that somebody joined by. */
const isAnsweredFor = `(p."isOwn" and d."emailConfirmedAt" is not null or exists (
  select from read.guardians ag join read.users a on a.id = ag."userId"
   where ag."playerId" = p.id and ag.until is null and (ag.how not in ('added', 'merged') or a."emailConfirmedAt" is not null)))`;
const withAccounts = (db: Knex) =>
  read(db, players.as("p"))
    .leftJoin(users.as("u"), "u.id", "p.id")
    .leftJoin(users.as("d"), "d.id", "p.declaredBy")
    .joinRaw<{ readonly "c.isAnsweredFor": boolean }>(
      `cross join lateral (select ${isAnsweredFor} as "isAnsweredFor") c`,
    );
const account = [
  ...(["u.role", "u.youngerAge", "u.youngerAgeRecordedOn", "u.guardianConfirmedAt"] as const),
  "u.age as accountAge",
  "u.ageRecordedOn as accountAgeRecordedOn",
  "c.isAnsweredFor",
] as const;

type Consenting = Pick<RowOf<typeof players>, "adultOn"> &
  Pick<RowOf<typeof users>, "youngerAge" | "youngerAgeRecordedOn" | "guardianConfirmedAt"> & {
    readonly isAnsweredFor: boolean;
    readonly role: Role | null; // null: an added player
    readonly accountAge: number | null;
    readonly accountAgeRecordedOn: string | null;
  };

const consentIn = (row: Consenting, today: string): Consent => {
  if (row.adultOn !== null)
    return consentByDeclaration({ adultOn: row.adultOn, isEmailConfirmed: row.isAnsweredFor }, today);
  if (row.role === null) return "asked"; // erased
  const { role, youngerAge, youngerAgeRecordedOn, guardianConfirmedAt, accountAge: age } = row;
  const ageRecordedOn = row.accountAgeRecordedOn;
  const account = { role, age, ageRecordedOn, youngerAge, youngerAgeRecordedOn, guardianConfirmedAt };
  const { guardian } = guardianOf(account, today);
  return guardian === "asked" && row.isAnsweredFor ? "confirmed" : guardian;
};

/**
 * Players with a login who are adults by now, and still have a guardian. Who signed up themselves is one by the
 * account's age, in whatever role; an account whose own player is its child isn't.
 */
export const comingOfAge = async (db: Knex, today: string): Promise<{ playerId: string; hasSignedUp: boolean }[]> => {
  const rows = await withAccounts(db)
    .where({ "p.isOwn": true, "p.isNamed": false, "p.closedAt": null, "p.erasedAt": null })
    .whereRaw(`exists (select from read.guardians where "playerId" = p.id and until is null)`)
    .select("p.id", "p.grewUp", "p.adultOn", ...account);
  return rows
    .filter((row) => consentIn({ ...row, role: row.role && "student" }, today) === "none needed")
    .map(({ id, grewUp }) => ({ playerId: id, hasSignedUp: !grewUp }));
};

/** What is still needed from a parent or guardian before a player may send videos or messages. */
export const consentFor = async (db: Knex, playerId: string, today: string): Promise<Consent> => {
  const row = await withAccounts(db)
    .where("p.id", await keptAs(db, playerId))
    .first("p.adultOn", ...account);
  return row ? consentIn(row, today) : "asked";
};

/** Those of these players whom a parent or guardian answers for. */
export const minorsAmong = async (db: Knex, ids: readonly string[], today: string): Promise<ReadonlySet<string>> => {
  const rows = await withAccounts(db)
    .whereIn("p.id", ids)
    .select("p.id", "p.adultOn", ...account);
  return new Set(rows.filter((row) => consentIn(row, today) !== "none needed").map(({ id }) => id));
};

export const playerList = list({
  name: "players",
  sortable: { firstName: "p.firstName", createdAt: "p.createdAt" },
  id: "p.id",
  otherwise: ["p.createdAt", "asc"],
  thenBy: ["p.isNamed"], // a parent, then the first player, who came in the same breath
  filter: {},
});

export interface Looking {
  readonly userId: string;
  readonly today: string;
}

/** All records of those whom an account may act for, also those that were merged into another. */
const records = (db: Knex, { userId }: Looking) =>
  withAccounts(db)
    .joinRaw<{ readonly "g.guardians": z.input<typeof GuardianView>[]; readonly "g.mine": string | null }>(
      `cross join lateral (
         select coalesce(jsonb_agg(jsonb_build_object('userId', g."userId", 'firstName', a."firstName",
                                     'erasureAskedUntil', g."erasureAskedUntil") order by g.since)
                           filter (where g."userId" <> :me), '[]') as guardians,
                max(g."erasureAskedUntil") filter (where g."userId" = :me) as mine
           from read.guardians g join read.users a on a.id = g."userId"
          where g."playerId" = p.id and g.until is null) g`,
      { me: userId },
    )
    .select("p.*", ...account, "g.guardians", "g.mine")
    .whereNull("p.erasedAt")
    .whereRaw(actedFor("p.id"), { me: userId });

/** Those whom an account may act for, its own first. */
const family = (db: Knex, looking: Looking) => records(db, looking).whereNull("p.closedAt");

const playerView = (
  {
    guardians: others,
    mine,
    ...row
  }: RowOf<typeof players> &
    Consenting & { readonly guardians: z.input<typeof GuardianView>[]; readonly mine: string | null },
  { userId, today }: Looking,
) => {
  const counts = (until: string | null) => (until !== null && until > new Date().toISOString() ? until : null);
  return PlayerView.parse({
    ...row,
    isOwn: row.id === userId,
    hasAccount: row.isOwn,
    age: ageOf(row, today),
    consent: consentIn(row, today),
    guardians: others.map((one) => ({ ...one, erasureAskedUntil: counts(one.erasureAskedUntil) })),
    erasureAskedUntil: counts(mine),
  });
};

export const listPlayers = async (
  db: Knex,
  looking: Looking,
  query: QueryOf<typeof playerList>,
): Promise<Listed<PlayerView>> => {
  const ids = texts(query.filter.id);
  const rows = family(db, looking).modify((found) => ids && void found.whereIn("p.id", ids));
  const page = await listed(rows, query, playerList);
  return { ...page, rows: page.rows.map((row) => playerView(row, looking)) };
};

export const playerById = async (db: Knex, looking: Looking, id: string): Promise<PlayerView | undefined> => {
  const row = await family(db, looking).where("p.id", id).first();
  return row && playerView(row, looking);
};

/** First and last names of players by id; none for the erased. */
export const playerNames = async (db: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await read(db, players).whereIn("id", ids).select("id", "firstName", "lastName");
  const named = rows.map(
    ({ id, firstName, lastName }) => [id, [firstName, lastName].filter(Boolean).join(" ")] as const,
  );
  return new Map(named.filter(([, name]) => name !== ""));
};

/** Undefined: there never was such a player. */
export const statusOfPlayer = async (db: Knex, id: string): Promise<"open" | "erased" | undefined> => {
  const row = await read(db, players)
    .where({ id: await keptAs(db, id) })
    .first("closedAt", "erasedAt");
  return row && (row.closedAt === null && row.erasedAt === null ? "open" : "erased");
};

const HeldPlayer = PlayerView.omit({ guardians: true, erasureAskedUntil: true }).extend({
  parentName: z.string().nullable(), // as a file named them; never another adult's
  parentEmail: z.string().nullable(),
  parentPhone: z.string().nullable(),
});
const nobodyNamed = { parentName: null, parentEmail: null, parentPhone: null };

/** Every player an account acts for, for its data export, with each record that was merged. */
export async function* playersHeldOn(db: Knex, looking: Looking) {
  const rows = await records(db, looking).whereRaw(`(p."closedAt" is null or p."keptAs" <> p.id)`);
  const me = await read(db, users).where({ id: looking.userId }).first("email");
  for (const row of rows) {
    const isMe = row.parentEmail !== null && row.parentEmail === me?.email;
    yield HeldPlayer.parse({ ...row, ...(isMe ? {} : nobodyNamed), ...playerView(row, looking) });
  }
}

/** All of them, few as they are. */
export const familyOf = async (db: Knex, looking: Looking): Promise<PlayerView[]> => {
  const rows = await family(db, looking);
  return rows.map((row) => playerView(row, looking));
};
