import type { Knex } from "knex";
import { z } from "zod";
import { containing, dollars, list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../list.ts";
import { read } from "../read.ts";
import { type FacilityDay, nextOpening, offerFrom } from "../scheduling/open.ts";
import type { Aliased } from "../table.ts";
import { verifiedOn } from "./certificationQueries.ts";
import { guardianOf, type AgeAndGuardian } from "./guardian.ts";
import { imageOf, instructorProfiles, type Pictured, users } from "./tables.ts";
import { InstructorView, type PaymentHandles, profileDefaults, Role, UserView } from "./view.ts";

const people = (db: Knex) =>
  read(db, users.as("u")).leftJoin(instructorProfiles.as("p"), "p.userId", "u.id").select("u.*", "p.profileImageUrl");

/** The day at the facility, as whoever opened the database knows it. */
const todayIn = ({ userParams }: Knex): string => userParams?.today?.() ?? new Date().toISOString().slice(0, 10);

const userView = (db: Knex) => {
  const today = todayIn(db);
  return (row: AgeAndGuardian & Pictured) =>
    UserView.parse({ ...row, profileImageUrl: imageOf(row), ...guardianOf(row, today) });
};

/** For a query about something else: the person whose id is in `column`, as a column for userFrom. */
export const userOf = (column: string) => `(
  select to_jsonb(found) from (
    select u.*, p."profileImageUrl" from read.users u left join read."instructorProfiles" p on p."userId" = u.id
     where u.id = ${column}) as found)`;
export const userFrom = (row: (AgeAndGuardian & Pictured) | null | undefined, db: Knex): UserView | undefined =>
  row ? userView(db)(row) : undefined;

export const userById = async (db: Knex, id: string): Promise<UserView | undefined> => {
  const row = await people(db).where("u.id", id).first();
  return row && userView(db)(row);
};

/** An account's address, if it was shown to be its own. */
export const confirmedEmail = async (db: Knex, userId: string): Promise<string | undefined> =>
  (await read(db, users).where({ id: userId }).whereNotNull("emailConfirmedAt").first("email"))?.email ?? undefined;

const mostWards = 12; // the most players a family may have

/** The players for whom this address confirmed as parent or guardian, and who are not adults yet. */
export const wardsOf = async (db: Knex, parentEmail: string): Promise<UserView[]> => {
  const rows = await people(db)
    .whereRaw(`lower(u."parentEmail") = lower(?)`, [parentEmail])
    .whereNotNull("u.guardianConfirmedAt")
    .whereNull("u.erasedAt")
    .orderBy("u.createdAt")
    .limit(mostWards);
  return rows.map(userView(db)).filter(({ guardian }) => guardian === "confirmed");
};

export const userList = list({
  name: "users",
  sortable: {
    email: "u.email",
    firstName: "u.firstName",
    lastName: "u.lastName",
    role: "u.role",
    createdAt: "u.createdAt",
  },
  id: "u.id",
  otherwise: ["u.createdAt", "asc"],
  filter: {
    role: oneOrMore(Role),
    membershipStatus: z
      .enum(["active", "inactive"])
      .optional()
      .describe(
        "active: one of the account's players has a membership now; inactive: a player's account, and none has",
      ),
    q: z.string().optional().describe("part of a name or email address"),
  },
});

/** For a query: the ids of the accounts that have a player whose membership is active, and its bindings. */
export interface AccountsOfMembers {
  readonly ids: string;
  readonly bindings: Readonly<Record<string, string>>;
}

export const listUsers = async (
  db: Knex,
  query: QueryOf<typeof userList>,
  members: AccountsOfMembers,
): Promise<Listed<UserView>> => {
  const { q, role, id, membershipStatus } = query.filter;
  const rows = people(db).modify((found) => {
    if (texts(id)) void found.whereIn("u.id", texts(id)!);
    if (texts(role)) void found.whereIn("u.role", texts(role)!).whereNull("u.erasedAt"); // an erased person plays no role
    if (membershipStatus === "active") void found.whereRaw(`u.id in ${members.ids}`, members.bindings);
    if (membershipStatus === "inactive")
      void found
        .where({ "u.role": "student", "u.erasedAt": null })
        .whereRaw(`u.id not in ${members.ids}`, members.bindings);
    if (q?.trim())
      void found.whereRaw(`concat_ws(' ', u."firstName", u."lastName", u.email) ilike ?`, [containing(q.trim())]);
  });
  const page = await listed(rows, query, userList);
  return { ...page, rows: page.rows.map(userView(db)) };
};

/** How many people there are in each role. */
export const countUsers = async (db: Knex): Promise<Record<Role, number>> => {
  const counts = await read(db, users)
    .whereNull("erasedAt")
    .groupBy("role")
    .select("role", db.raw<{ n: number }>("count(*)::int as n"));
  const found = new Map(counts.map(({ role, n }) => [role, n]));
  return {
    student: found.get("student") ?? 0,
    instructor: found.get("instructor") ?? 0,
    admin: found.get("admin") ?? 0,
  };
};

export const adminIds = async (db: Knex): Promise<string[]> =>
  read(db, users).where({ role: "admin", erasedAt: null }).pluck("id");

export const countAdmins = async (db: Knex) =>
  Number((await read(db, users).where({ role: "admin", erasedAt: null }).count("* as n").first())?.n ?? 0);

type Reviewed = Aliased<"r", { rating: string; totalReviews: number }>; // the average, to two decimals
const reviewed = `cross join lateral (
  select coalesce(avg(rating), 0)::numeric(3, 2)::text as rating, count(*)::integer as "totalReviews"
    from read.reviews where "instructorId" = u.id) r`;

/** What a reader of instructors supplies. */
interface InstructorReading {
  readonly today: FacilityDay;
  readonly forStaff: boolean;
  readonly facilityPayment: PaymentHandles;
}

/** One handle of the instructor's own replaces all of the facility's: payments for one thing go to one account. */
const purse = (own: PaymentHandles | undefined, facilityPayment: PaymentHandles): PaymentHandles =>
  own?.venmo || own?.cashApp ? { venmo: own.venmo, cashApp: own.cashApp } : facilityPayment;

/** Where an instructor is paid. */
export const paymentHandlesOf = async (db: Knex, instructorId: string, facilityPayment: PaymentHandles) =>
  purse(await read(db, instructorProfiles).where({ userId: instructorId }).first("venmo", "cashApp"), facilityPayment);

const instructorView = (row: InstructorRow, { today, forStaff, facilityPayment }: InstructorReading) => {
  const opening = nextOpening(row, today);
  return InstructorView.parse({
    id: row.id,
    userId: row.id,
    user: {
      id: row.id,
      firstName: row.firstName,
      lastName: row.lastName,
      profileImageUrl: imageOf(row),
      ...(forStaff && { email: row.email }),
    },
    bio: row.bio ?? "",
    experience: row.yearsExperience,
    specialties: row.specialties ?? [],
    certifications: row.certifications ?? "",
    verified: row.verified,
    hourlyRate: dollars(row.hourlyRateCents ?? profileDefaults.hourlyRateCents),
    location: row.location ?? profileDefaults.location,
    payment: purse(row, facilityPayment),
    ...(forStaff && { ownPayment: { venmo: row.venmo, cashApp: row.cashApp } }),
    rating: row.rating,
    totalReviews: row.totalReviews,
    isActive: true,
    availableToday: opening?.date === today.date,
    nextOpening: opening?.startsAt ?? null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  });
};

const instructors = (db: Knex, { date }: FacilityDay) =>
  read(db, users.as("u"))
    .leftJoin(instructorProfiles.as("p"), "p.userId", "u.id")
    .joinRaw<Reviewed>(reviewed)
    .where({ "u.role": "instructor", "u.erasedAt": null })
    .select(
      ...(["r.rating", "r.totalReviews", "p.*", "u.id", "u.firstName", "u.lastName", "u.email", "u.photo"] as const),
      ...(["u.createdAt", "u.updatedAt"] as const),
      verifiedOn(db, date),
      ...offerFrom(db, date),
    );

type InstructorRow = Awaited<ReturnType<typeof instructors>>[number];

export const instructorList = list({
  name: "instructors",
  sortable: { firstName: "u.firstName", lastName: "u.lastName", experience: "p.yearsExperience" },
  id: "u.id",
  otherwise: ["u.createdAt", "asc"],
  filter: {},
});

export const listInstructors = async (
  db: Knex,
  reading: InstructorReading,
  query: QueryOf<typeof instructorList>,
): Promise<Listed<InstructorView>> => {
  const ids = texts(query.filter.id);
  const rows = instructors(db, reading.today).modify((found) => ids && void found.whereIn("u.id", ids));
  const page = await listed(rows, query, instructorList);
  return { ...page, rows: page.rows.map((row) => instructorView(row, reading)) };
};

export const instructorById = async (
  db: Knex,
  { id, ...reading }: InstructorReading & { id: string },
): Promise<InstructorView | undefined> => {
  const row = await instructors(db, reading.today).where("u.id", id).first();
  return row && instructorView(row, reading);
};

const fullName = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  [firstName, lastName].filter(Boolean).join(" ");

/** Undefined for anyone who is not an instructor, or no longer is. */
export const instructorName = async (db: Knex, id: string): Promise<string | undefined> => {
  const row = await read(db, users).where({ id, role: "instructor", erasedAt: null }).first("firstName", "lastName");
  return row && fullName(row);
};

/** First and last names of people by id; none for the erased. */
export const namesOf = async (db: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await read(db, users).whereIn("id", ids).select("id", "firstName", "lastName");
  const named = rows.map((row) => [row.id, fullName(row)] as const);
  return new Map(named.filter(([, name]) => name !== ""));
};

/**
 * Price and location of an instructor's lessons outside the published slots; undefined for anyone who no longer is one.
 */
export const instructorTerms = async (
  db: Knex,
  id: string,
): Promise<{ hourlyRateCents: number; location: string } | undefined> => {
  const row = await read(db, users.as("u"))
    .leftJoin(instructorProfiles.as("p"), "p.userId", "u.id")
    .where({ "u.id": id, "u.role": "instructor", "u.erasedAt": null })
    .first("p.hourlyRateCents", "p.location");
  return (
    row && {
      hourlyRateCents: row.hourlyRateCents ?? profileDefaults.hourlyRateCents,
      location: row.location ?? profileDefaults.location,
    }
  );
};

/** Whose photo a file is, as long as it is shown. */
export const coachPhotoBy = async (db: Knex, fileId: string) => {
  const row = await read(db, users).where({ photoId: fileId }).first("id", "photo");
  return row?.photo ? { userId: row.id, ...row.photo } : undefined;
};
/** Where someone's picture is. */
export const photoOf = async (db: Knex, id: string) => (await userById(db, id))?.profileImageUrl;

/** Every photo that is shown, of its coach. */
export const coachPhotos = (db: Knex) => read(db, users).whereNotNull("photoId").orderBy("id").select("id", "photo");

/** Instructors with an address: the one named, or all. */
export const instructorsToMail = async (db: Knex, id: string | null) =>
  read(db, users)
    .where({ role: "instructor", erasedAt: null, ...(id !== null && { id }) })
    .whereNotNull("email")
    .orderBy("createdAt")
    .select("id", "email", "firstName", "lastName");

/** Everyone with an address who may answer what came in for the business as a whole. */
export const staffToMail = async (db: Knex) =>
  read(db, users)
    .whereIn("role", ["instructor", "admin"])
    .whereNull("erasedAt")
    .whereNotNull("email")
    .orderBy("createdAt")
    .select("id", "role", "email", "firstName", "lastName");

/** The role of someone who is still there. */
export const roleOf = async (db: Knex, id: string): Promise<Role | undefined> =>
  (await read(db, users).where({ id, erasedAt: null }).first("role"))?.role;

export const isErased = async (db: Knex, id: string) =>
  (await read(db, users).where({ id }).whereNotNull("erasedAt").first("id")) !== undefined;
