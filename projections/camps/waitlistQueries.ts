import type { Knex } from "knex";
import type { Division } from "../../eventstore/camps/camps.ts";
import { read } from "../read.ts";
import { campById, campsByIds } from "./campQueries.ts";
import { camps } from "./tables.ts";
import { daysLeft, firstDayHasBegun } from "../../backend/camps/daysRule.ts";
import { hasRoom } from "../../backend/camps/roomRule.ts";
import { campWaitlist, campWaitlistPlaces } from "./campWaitlist.ts";
import { firstNames } from "../../backend/camps/firstNamesRule.ts";
import { inLine } from "./waitlistRule.ts";
import type { CampView } from "./view.ts";
import { OwnWaitlistEntryView, WaitlistEntryView } from "./waitlistView.ts";

/** How many families are ahead of this one: those who joined earlier and wait for one of the same divisions. */
const position = `case when e.state = 'waiting' then 1 + (
  select count(*)::integer from read."campWaitlist" o
   where o."campId" = e."campId" and o.state = 'waiting' and o.turn < e.turn
     and exists (select 1 from read."campWaitlistPlaces" mine join read."campWaitlistPlaces" theirs
                   on theirs."divisionId" is not distinct from mine."divisionId"
                  where mine."entryId" = e.id and theirs."entryId" = o.id)) end as position`;

const entries = (db: Knex) =>
  read(db, campWaitlist.as("e")).select("e.*", db.raw<{ position: number | null }>(position));

const playersOf = async (db: Knex, entryIds: readonly string[]) => {
  const rows = await read(db, campWaitlistPlaces).whereIn("entryId", entryIds).orderBy("ordinal");
  return (entryId: string) => rows.filter((row) => row.entryId === entryId);
};

const groupIn = (divisions: readonly Pick<Division, "id" | "ageGroup">[], id: string | null) =>
  divisions.find((one) => one.id === id)?.ageGroup ?? null;

type Entry = Awaited<ReturnType<typeof entries>>[number];
type Players = ReturnType<Awaited<ReturnType<typeof playersOf>>>;

/** As its family sees it. `named`: with the children's whole names, for whoever entered them. */
const ownView = (row: Entry, { camp, players, named }: { camp: CampView; players: Players; named: boolean }) => {
  const names = players.map(({ playerName }) => playerName);
  const shown = named ? names : firstNames(names);
  return OwnWaitlistEntryView.parse({
    ...row,
    participantCount: players.length,
    places: players.map(({ id, playerId, divisionId }, n) => ({
      id,
      playerId: named ? playerId : null,
      playerName: shown[n],
      ageGroup: groupIn(camp.divisions, divisionId),
      divisionId,
    })),
    camp,
  });
};

/** One family's place on a waitlist. */
export const ownWaitlistEntry = async (
  db: Knex,
  { id, today, named }: { id: string; today: string; named: boolean },
): Promise<OwnWaitlistEntryView | undefined> => {
  const row = await entries(db).where("e.id", id).first();
  const camp = row && (await campById(db, { today, id: row.campId }));
  return camp && ownView(row, { camp, players: (await playersOf(db, [id]))(id), named });
};

/** Those of an account and those a browser holds that may still get a spot, latest first. `now`: at the facility. */
export const ownWaitlistEntries = async (
  db: Knex,
  { userId, held, now }: { userId: string | undefined; held: readonly string[]; now: { date: string; time: string } },
): Promise<OwnWaitlistEntryView[]> => {
  const rows = await entries(db)
    .whereIn("e.state", inLine)
    .where((found) => {
      void found.whereIn("e.id", held);
      if (userId !== undefined) void found.orWhere("e.payerId", userId);
    })
    .orderBy([
      { column: "e.joinedAt", order: "desc" },
      { column: "e.id", order: "desc" },
    ]);
  const campOf = await campsByIds(db, { today: now.date, ids: [...new Set(rows.map(({ campId }) => campId))] });
  const players = await playersOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const camp = campOf.get(row.campId);
    if (camp?.status !== "active" || firstDayHasBegun(camp, now)) return [];
    return [ownView(row, { camp, players: players(row.id), named: userId !== undefined && userId === row.payerId })];
  });
};

const notified = new Set(["offered", "accepted", "declined", "lapsed"]);

const mayGetOffer = new Set(["waiting", "declined", "lapsed"]);
/** Everyone who waits or waited for a camp, in the order they joined. `now`: at the facility. */
export const waitlistOf = async (
  db: Knex,
  { campId, now }: { campId: string; now: { date: string; time: string } },
): Promise<WaitlistEntryView[]> => {
  const rows = await entries(db).where("e.campId", campId).orderBy("e.turn");
  const camp = await campById(db, { today: now.date, id: campId, reader: "admin" });
  const players = await playersOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const children = players(row.id);
    return WaitlistEntryView.parse({
      ...row,
      ...children[0],
      id: row.id,
      state: row.state,
      notified: notified.has(row.state),
      canBeOffered:
        camp !== undefined &&
        camp.status === "active" &&
        !firstDayHasBegun(camp, now) &&
        mayGetOffer.has(row.state) &&
        row.parentName !== null &&
        daysLeft(camp, row).length > 0 &&
        hasRoom(
          camp,
          children.map(({ divisionId }) => divisionId),
        ),
      participantCount: children.length,
      participants: children.map((child) => ({ ...child, ageGroup: groupIn(camp?.divisions ?? [], child.divisionId) })),
    });
  });
};

/** Whose entry it is, and which camp it is for. */
export const waitlistPlace = (db: Knex, id: string) =>
  read(db, campWaitlist).where({ id }).first("id", "campId", "payerId", "state");
export type WaitlistPlace = NonNullable<Awaited<ReturnType<typeof waitlistPlace>>>;

/** Who is written to about an entry, in its current state. */
export const waitlistContact = (db: Knex, id: string) =>
  read(db, campWaitlist).where({ id }).first("state", "offeredUntil", "parentEmail");

/**
 * Camps with offers that were not answered in time. `today`: the facility's day; a camp that begins ends its offers.
 */
export const campsWithOldOffers = (db: Knex, { now, today }: { now: string; today: string }): Promise<string[]> =>
  read(db, campWaitlist.as("e"))
    .join(camps.as("c"), "c.id", "e.campId")
    .where("e.state", "offered")
    .where((old) => old.where("e.offeredUntil", "<=", now).orWhere("c.startDate", "<=", today))
    .distinct("e.campId")
    .pluck("e.campId");

/** Who still waits for a camp, or has an offer. */
export const familiesWhoWait = (db: Knex, campId: string) =>
  read(db, campWaitlist).where({ campId }).whereIn("state", inLine).orderBy("turn").select("id as entryId", "payerId");

const mostLinks = 5; // per query

/** What someone under this address waits for, latest first. */
export const entriesOfAddress = (
  db: Knex,
  { parentEmail, campId }: { parentEmail: string; campId?: string | undefined },
) =>
  read(db, campWaitlist)
    .whereRaw(`lower("parentEmail") = lower(?)`, [parentEmail])
    .whereIn("state", inLine)
    .modify((found) => {
      if (campId !== undefined) void found.where({ campId });
    })
    .orderBy([{ column: "joinedAt", order: "desc" }, "id"])
    .limit(mostLinks)
    .select("id as entryId", "payerId");

/** Places of a player who is gone in entries that still wait. */
export const placesLeftWaiting = (db: Knex, playerId: string) =>
  read(db, campWaitlistPlaces)
    .where({ playerId })
    .whereIn("state", inLine)
    .select("id as participantId", "entryId", "campId");

/** Entries of someone who is gone that still wait. */
export const entriesLeftWaiting = (db: Knex, { subject, entryId }: { subject: string; entryId?: string | undefined }) =>
  read(db, campWaitlist)
    .where(entryId ? { id: entryId, payerId: null } : { payerId: subject })
    .whereIn("state", inLine)
    .select("id", "campId");
