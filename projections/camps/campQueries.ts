import type { Knex } from "knex";
import { z } from "zod";
import { datesOf } from "../../backend/camps/daysRule.ts";
import type { Division } from "../../eventstore/camps/camps.ts";
import { users } from "../accounts/tables.ts";
import type { Staff } from "../accounts/open.ts";
import { among, type Conditions, read } from "../read.ts";
import { containing, dollars, list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../list.ts";
import type { Aliased } from "../table.ts";
import { camps } from "./tables.ts";
import { inLine } from "./waitlistRule.ts";
import { CampStatus, CampType, CampView, type DivisionView } from "./view.ts";

/** The ages a camp is for if it states none. */
const usualAges = { from: 3, to: 18 };

/** Children by division; "" for no division. */
type ByDivision = Readonly<Record<string, number>>;

/** Who is reading, and the facility's day. Everybody: anyone who owns no camp. */
export interface CampReading {
  readonly reader: "everybody" | Staff;
  readonly today: string;
}

type Counted = Aliased<"p", { coming: ByDivision; registeredCount: number }> &
  Aliased<"w", { offered: ByDivision; waitlistCount: number }> &
  Aliased<"g", { registrationCount: number }>;
/** Who comes and who waits, counted in the query for the camps, however many those are. */
const counts = `cross join lateral (
    select coalesce(jsonb_object_agg(division, n), '{}') as coming, coalesce(sum(n), 0)::integer as "registeredCount"
      from (select coalesce("divisionId", '') as division, count(*)::integer as n
              from read."campParticipants" where "campId" = c.id and not "isWithdrawn" group by 1) n) p
  cross join lateral (
    select coalesce(jsonb_object_agg(division, offered) filter (where offered > 0), '{}') as offered,
           coalesce(sum(n), 0)::integer as "waitlistCount"
      from (select coalesce("divisionId", '') as division, count(*)::integer as n,
                   (count(*) filter (where state = 'offered'))::integer as offered
              from read."campWaitlistPlaces" where "campId" = c.id and state in (${among(inLine)}) group by 1) n) w
  cross join lateral (
    select count(*)::integer as "registrationCount"
      from read."campRegistrations" where "campId" = c.id and not "isWithdrawn") g`;

const campsOn = (db: Knex, today: string) =>
  read(
    db,
    read(db, camps)
      .select(
        "*",
        db.raw<{ isOver: boolean }>(`"endDate" < ? as "isOver"`, [today]),
        db.raw<{ status: CampStatus }>(
          `case when "isArchived" then 'archived' when "isDraft" then 'draft' when "isCancelled" then 'cancelled'
                  when "endDate" < ? then 'completed' else 'active' end as status`,
          [today],
        ),
      )
      .as("c"),
  )
    .leftJoin(users.as("u"), "u.id", "c.instructorId")
    .joinRaw<Counted>(counts)
    .select("c.*", "p.*", "w.*", "g.*", "u.firstName as instructorFirst", "u.lastName as instructorLast");

type Row = Awaited<ReturnType<typeof campsOn>>[number];

const sum = (by: ByDivision) => Object.values(by).reduce((all, n) => all + n, 0);

const divisionView = ({ coming, offered }: Row, division: Division): DivisionView => {
  const registered = (coming[division.id] ?? 0) + (offered[division.id] ?? 0);
  const { startTime, endTime, capacity } = division;
  return { ...division, time: `${startTime}-${endTime}`, registered, left: Math.max(0, capacity - registered) };
};

const campView = (row: Row): CampView => {
  const divisions = row.divisions.map((division) => divisionView(row, division));
  const places = (of: "capacity" | "left") => divisions.reduce((all, division) => all + division[of], 0);
  const leftOfAll = Math.max(0, row.capacity - sum(row.coming) - sum(row.offered));
  const spotsAvailable = divisions.length > 0 ? places("left") : leftOfAll;
  const { instructorId: id, instructorFirst: firstName, instructorLast: lastName } = row;
  const dates = datesOf(row);
  const fullCampPrice = dollars(row.fullCampPriceCents);
  return CampView.parse({
    ...row,
    instructor: firstName === null && lastName === null ? null : { id, user: { firstName, lastName } },
    days: dates.length,
    dates,
    ageRange: `${row.ageMin ?? usualAges.from}-${row.ageMax ?? usualAges.to}`,
    capacity: divisions.length > 0 ? places("capacity") : row.capacity,
    fullCampPrice,
    dailyPrice: dollars(row.dailyPriceCents),
    price: fullCampPrice,
    divisions,
    statusReason: row.cancelReason,
    heldCount: sum(row.offered),
    spotsAvailable,
    isFull: spotsAvailable === 0,
    stripeProductId: null, // prices are sent to the card provider one by one
    stripePriceId: null,
  });
};

const forEverybody = ["active", "cancelled", "completed"] as const;

/** Drafts and archived camps are listed only for their owners, and only when asked for. */
const shownTo =
  (reader: CampReading["reader"], wanted: CampStatus[] | undefined) =>
  (found: Conditions<Aliased<"c", Pick<Row, "status" | "instructorId">>>) => {
    if (wanted) void found.whereIn("c.status", wanted);
    if (reader === "admin" && wanted) return;
    if (reader === "everybody" || reader === "admin" || !wanted) void found.whereIn("c.status", forEverybody);
    else void found.where((own) => own.whereIn("c.status", forEverybody).orWhere("c.instructorId", reader.instructor));
  };

export const campList = list({
  name: "camps",
  sortable: {
    title: "c.title",
    campType: "c.campType",
    location: "c.location",
    startDate: ["c.startDate", "c.startTime"],
    status: "c.status",
    fullCampPrice: "c.fullCampPriceCents",
    registeredCount: "p.registeredCount",
    waitlistCount: "w.waitlistCount",
    publishedAt: "c.publishedAt",
  },
  id: "c.id",
  otherwise: [["c.isOver", "c.startDate", "c.startTime"], "asc"], // upcoming first
  filter: {
    instructorId: oneOrMore(z.string()),
    campType: oneOrMore(CampType),
    status: oneOrMore(CampStatus),
    q: z.string().optional().describe("part of the title, description, location, or instructor's name"),
  },
});

export const listCamps = async (
  db: Knex,
  { reader, today }: CampReading,
  query: QueryOf<typeof campList>,
): Promise<Listed<CampView>> => {
  const { id, instructorId, campType, status, q } = query.filter;
  const rows = campsOn(db, today)
    .modify(shownTo(reader, texts(status)))
    .modify((found) => {
      if (texts(id)) void found.whereIn("c.id", texts(id)!);
      if (texts(instructorId)) void found.whereIn("c.instructorId", texts(instructorId)!);
      if (texts(campType)) void found.whereIn("c.campType", texts(campType)!);
      if (q?.trim())
        void found.whereRaw(`concat_ws(' ', c.title, c.description, c.location, u."firstName", u."lastName") ilike ?`, [
          containing(q.trim()),
        ]);
    });
  const page = await listed(rows, query, campList);
  return { ...page, rows: page.rows.map(campView) };
};

/** One camp, whatever became of it: anyone who follows a link gets an answer. Drafts exist only for their owners. */
export const campById = async (
  db: Knex,
  { today, id, reader = "everybody" }: { today: string; id: string; reader?: CampReading["reader"] },
): Promise<CampView | undefined> => {
  const row = await campsOn(db, today).where("c.id", id).first();
  const isHidden =
    row?.isDraft && reader !== "admin" && (reader === "everybody" || reader.instructor !== row.instructorId);
  return row && !isHidden ? campView(row) : undefined;
};

/** Several camps by id, whatever became of them. */
export const campsByIds = async (
  db: Knex,
  { today, ids }: { today: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, CampView>> => {
  const rows = await campsOn(db, today).whereIn("c.id", ids);
  return new Map(rows.map((row) => [row.id, campView(row)]));
};

/** Whose camp it is, and whether others may know of it; undefined if there is none. */
export const locateCamp = (db: Knex, id: string) => read(db, camps).where({ id }).first("instructorId", "isDraft");

/** Who owns a camp; undefined if there is none. */
export const campOwner = async (db: Knex, id: string): Promise<string | undefined> =>
  (await locateCamp(db, id))?.instructorId;
