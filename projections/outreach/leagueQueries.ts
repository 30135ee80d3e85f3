import type { Knex } from "knex";
import { z } from "zod";
import { containing, list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../list.ts";
import { read } from "../read.ts";
import { LeagueSport, LeagueStanding, LeagueView, SuppressedBy, SuppressionView } from "./leagueView.ts";
import { leagues, outreachEmails, suppressions } from "./tables.ts";

/** One that is being removed is gone for everyone. */
const present = (db: Knex) => read(db, leagues).whereNull("removedAt");

const withStanding = (db: Knex) =>
  read(db, leagues.as("l"))
    .whereNull("l.removedAt")
    .leftJoin(suppressions.as("s"), "s.id", "l.fingerprint")
    .select("l.*", "s.id as suppressionId", "s.by as suppressedBy", "s.since as suppressedAt");

export const leagueList = list({
  name: "leagues",
  sortable: {
    name: "l.name",
    region: "l.region",
    sport: "l.sport",
    addedAt: "l.addedAt",
    lastEmailedAt: "l.lastEmailedAt",
  },
  id: "l.id",
  otherwise: ["l.name", "asc"],
  filter: {
    sport: oneOrMore(LeagueSport).describe("a league that plays both is found by either"),
    region: oneOrMore(z.string()),
    standing: oneOrMore(LeagueStanding).describe("suppressed: can't be emailed"),
    q: z.string().optional().describe("part of the league, contact, email address, or region"),
  },
});

export const listLeagues = async (db: Knex, query: QueryOf<typeof leagueList>): Promise<Listed<LeagueView>> => {
  const { id, sport, region, standing, q } = query.filter;
  const rows = withStanding(db).modify((found) => {
    if (texts(id)) void found.whereIn("l.id", texts(id)!);
    if (texts(sport)) void found.whereIn("l.sport", [...texts(sport)!, "both"]);
    if (texts(region)) void found.whereIn("l.region", texts(region)!);
    if (texts(standing))
      void found.whereRaw("case when s.id is null then 'open' else 'suppressed' end = any(?)", [texts(standing)!]);
    if (q?.trim())
      void found.whereRaw(`concat_ws(' ', l.name, l."contactName", l.email, l.region) ilike ?`, [containing(q.trim())]);
  });
  const page = await listed(rows, query, leagueList);
  return { ...page, rows: LeagueView.array().parse(page.rows) };
};

export const leagueById = async (db: Knex, id: string): Promise<LeagueView | undefined> => {
  const row = await withStanding(db).where({ "l.id": id }).first();
  return row && LeagueView.parse(row);
};

/** Of all leagues, in alphabetical order. */
export const leagueRegions = (db: Knex): Promise<string[]> =>
  present(db)
    .whereNotNull("region")
    .distinct("region")
    .orderBy("region")
    .then((rows) => rows.map(({ region }) => region));

/** The league whose contact has this address, however it is spelled: the one added last, should there be several. */
export const leagueAt = async (db: Knex, email: string): Promise<string | undefined> =>
  (await present(db).whereRaw("lower(email) = lower(?)", [email]).orderBy("addedAt", "desc").first("id"))?.id;

/** The league whose contact's address has this fingerprint. */
export const leagueOfRecipient = async (db: Knex, fingerprint: string): Promise<string | undefined> =>
  (await present(db).where({ fingerprint }).orderBy("addedAt", "desc").first("id"))?.id;

/** What suppressions know its address by. */
export const fingerprintOfLeague = async (db: Knex, id: string): Promise<string | undefined> =>
  (await present(db).where({ id }).first("fingerprint"))?.fingerprint ?? undefined;

/** The addresses of all leagues, in lower case. */
export const leagueAddresses = async (db: Knex): Promise<Set<string>> => {
  const rows = await present(db).whereNotNull("email").select("email");
  return new Set(rows.map(({ email }) => email.toLowerCase()));
};

/** Which of these fingerprints get no outreach. */
export const suppressedAmong = async (db: Knex, fingerprints: readonly string[]): Promise<Set<string>> =>
  new Set(await read(db, suppressions).whereIn("id", fingerprints).pluck("id"));

export const suppressionList = list({
  name: "suppressions",
  sortable: { since: "since", by: "by" },
  id: "id",
  otherwise: ["since", "desc"],
  filter: {
    by: oneOrMore(SuppressedBy),
    q: z.string().optional().describe("part of the league or its email address, or a whole email address"),
  },
});

/** `fingerprint`: of what is searched for, if that is an address, since nothing else tells whose an entry is. */
export const listSuppressions = async (
  db: Knex,
  query: QueryOf<typeof suppressionList>,
  fingerprint?: string,
): Promise<Listed<SuppressionView>> => {
  const { id, by, q } = query.filter;
  const rows = read(db, suppressions).modify((found) => {
    if (texts(id)) void found.whereIn("id", texts(id)!);
    if (texts(by)) void found.whereIn("by", texts(by)!);
    if (q?.trim())
      void found.whereRaw(
        `(id = ? or exists (select from read.leagues l
            where l.fingerprint = read.suppressions.id and concat_ws(' ', l.name, l.email) ilike ?))`,
        [fingerprint ?? "", containing(q.trim())],
      );
  });
  const page = await listed(rows, query, suppressionList);
  return { ...page, rows: await withLeagues(db, page.rows) };
};

export const suppressionById = async (db: Knex, id: string): Promise<SuppressionView | undefined> => {
  const row = await read(db, suppressions).where({ id }).first();
  return row && (await withLeagues(db, [row]))[0];
};

const withLeagues = async (db: Knex, rows: readonly { readonly id: string }[]): Promise<SuppressionView[]> => {
  const ids = rows.map(({ id }) => id);
  const known = await present(db).whereIn("fingerprint", ids).orderBy("addedAt");
  const leagueOf = new Map(known.map((league) => [league.fingerprint, league]));
  return SuppressionView.array().parse(
    rows.map((row) => {
      const { id: leagueId = null, name: leagueName = null, email = null } = leagueOf.get(row.id) ?? {};
      return { ...row, leagueId, leagueName, email };
    }),
  );
};

/** Emails to a league whose words are still there. */
export const emailsWithWords = (db: Knex, leagueId: string): Promise<string[]> =>
  read(db, outreachEmails).where({ leagueId, isForgotten: false }).orderBy("id").pluck("id");

/** Emails that were asked for before then and whose words are still there. */
export const emailsWithWordsBefore = (db: Knex, instant: string): Promise<string[]> =>
  read(db, outreachEmails).where({ isForgotten: false }).where("queuedAt", "<", instant).orderBy("id").pluck("id");
