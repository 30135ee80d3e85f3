import type { Knex } from "knex";
import { placeAgreed } from "../../eventstore/lessons/events.ts";
import { imageOf, instructorProfiles, users } from "../accounts/tables.ts";
import { answeringFor, isContactOf } from "../players/open.ts";
import { players } from "../players/tables.ts";
import { dollars } from "../list.ts";
import { among, read, type Rows } from "../read.ts";
import { isActive, type LessonHour, seatsLeft } from "../scheduling/freeTimesRule.ts";
import type { Aliased, RowOf } from "../table.ts";
import { lessonRequests, type lessons, reviews } from "./tables.ts";
import { type LessonStatus, LessonView } from "./view.ts";

const seatless = ["pending", "declined", "cancelled"] as const satisfies readonly LessonStatus[];

type Lesson = RowOf<typeof lessons>;
/** A query of lessons, aliased `l`. */
export type Lessons = Rows<Aliased<"l", Lesson>, Lesson>;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
export const timeSlot = ({ startTime, minutes }: Pick<Lesson, "startTime" | "minutes">) =>
  `${startTime}-${clock(Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(3)) + minutes)}`;

/**
 * Which lessons `o` took seats at the hour of `l`, also those that have been held since. A lesson lasts a day at most, so
 * the index by start delivers them.
 */
export const rivalsOf = `o.id <> l.id and o."instructorId" = l."instructorId"
     and o.status not in (${among(seatless)})
     and o."startsAt" < l."endsAt" and o."endsAt" > l."startsAt"
     and o."startsAt" > to_char(l."startsAt"::timestamptz at time zone 'UTC' - interval '1 day', 'YYYY-MM-DD')`;

/** Those of a request. */
const rivals = `(
  select coalesce(jsonb_agg(jsonb_build_object('startsAt', o."startsAt", 'minutes', o.minutes, 'seats', o.seats)), '[]')
    from read.lessons o
   where l.status = 'pending' and ${rivalsOf}
) as rivals`;

/** Rows of lessons with the names their views show. */
export const named = (db: Knex, rows: Lessons) =>
  read(db, rows.as("l"))
    .leftJoin(players.as("k"), "k.id", "l.studentId") // the record it was booked for, and the one that is kept
    .leftJoin(players.as("s"), "s.id", "k.keptAs")
    .leftJoin(users.as("a"), "a.id", "s.id")
    .joinRaw<{ readonly "d.id": string | null; readonly "d.email": string | null }>(
      `left join read.users d on d.id = ${answeringFor("s")}`,
    )
    .leftJoin(users.as("i"), "i.id", "l.instructorId")
    .leftJoin(users.as("n"), "n.id", "l.paymentNotedBy")
    .leftJoin(instructorProfiles.as("p"), "p.userId", "l.instructorId")
    .leftJoin(reviews.as("r"), "r.lessonId", "l.id")
    .leftJoin(lessonRequests.as("q"), "q.id", "l.requestId")
    .select(
      "l.*",
      "r.rating",
      "r.comment",
      "r.signedAs",
      "r.hiddenFor",
      "r.reviewedAt",
      "s.id as keptAs",
      "s.firstName as studentFirst",
      "s.lastName as studentLast",
      "a.email as ownMail",
      "d.id as answeredBy",
      "d.email as parentMail",
      "i.firstName as instructorFirst",
      "i.lastName as instructorLast",
      "i.role as instructorRole",
      "n.firstName as noterFirst",
      "n.lastName as noterLast",
      "i.photo as instructorPhoto",
      "p.profileImageUrl as instructorImage",
      "q.instructorId as requestInstructorId",
      db.raw<{ rivals: LessonHour[] }>(rivals),
      db.raw<{ isContact: boolean }>(`${isContactOf("s.id", 'l."bookedBy"')} as "isContact"`),
    );

type Row = Awaited<ReturnType<typeof named>>[number];

/** As both sides agreed, where they did. */
const placeOf = ({ location }: Pick<Row, "location">, { place }: Pick<Row, "place">) =>
  location === placeAgreed ? (place ?? location) : location;

const nameOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(" ") || null;
const paymentView = (row: Row) =>
  row.paymentHow && {
    how: row.paymentHow,
    amount: dollars(row.paymentCents ?? 0),
    words: row.paymentWords,
    notedAt: row.paymentNotedAt,
    notedBy: nameOf(row.noterFirst, row.noterLast),
  };
const paymentSentView = ({ paymentHow, paymentSentHow: how, paymentSentAt: at }: Row) =>
  how && !paymentHow ? { how, at } : null;
/** Whatever ends a lesson leaves its proposal as it was, and undoing that shows it again. */
const proposalOf = ({ proposalId: id, proposalTo: to, ...row }: Row) =>
  id &&
  isActive(row) && {
    id,
    kind: row.proposalKind,
    from: row.proposalFrom,
    to: to && { scheduledDate: to.startsAt, date: to.date, startTime: to.startTime, location: placeOf(to, row) },
    words: row.proposalWords,
    at: row.proposedAt,
    isAway: row.isAway,
  };
const reviewOf = ({ rating, comment, signedAs, hiddenFor, reviewedAt: at }: Row) =>
  rating && { rating, comment, isPublic: signedAs !== null, hiddenFor, at };

/**
 * Who is looking: a person sees the lessons of the players they act for and those they give, less what was deleted;
 * admins see all. `did`: whoever has just done something to it, and sees it whatever became of it.
 */
export type Onlooker = { readonly player?: string; readonly instructor?: string } | { readonly did: string } | "admin";

/**
 * Of a lesson's addresses, whoever is on its player's side sees what they gave themselves: not the other guardian's. Of
 * a guardian who left, nobody does.
 */
const seenOf = (row: Row, onlooker: Onlooker) => {
  const contact = row.isContact;
  if (onlooker === "admin") return { contact, account: true };
  const { player: me, instructor } = "did" in onlooker ? { player: onlooker.did, instructor: onlooker.did } : onlooker;
  if (row.instructorId === instructor) return { contact, account: true };
  const own = row.keptAs ?? row.studentId;
  const isTheirs = { contact: contact && me === (row.bookedBy ?? own) };
  return { ...isTheirs, account: me === (row.ownMail === null ? row.answeredBy : own) };
};

export const lessonView = (row: Row, onlooker: Onlooker) => {
  const seen = seenOf(row, onlooker);
  return LessonView.parse({
    ...row,
    studentId: row.keptAs ?? row.studentId,
    scheduledDate: row.startsAt,
    duration: row.minutes,
    timeSlot: timeSlot(row),
    price: dollars(row.priceCents),
    location: placeOf(row, row),
    isPlaceAgreed: row.location === placeAgreed,
    studentName: row.studentName ?? nameOf(row.studentFirst, row.studentLast),
    studentPhone: seen.contact ? row.phone : null,
    studentEmail: seen.contact ? row.email : null,
    student: row.studentId && {
      firstName: row.studentFirst,
      lastName: row.studentLast,
      email: seen.account ? (row.ownMail ?? row.parentMail) : null,
    },
    instructor: {
      id: row.instructorId,
      isActive: row.instructorRole === "instructor",
      user: {
        firstName: row.instructorFirst,
        lastName: row.instructorLast,
        profileImageUrl: imageOf({ photo: row.instructorPhoto, profileImageUrl: row.instructorImage }),
      },
    },
    series: row.seriesId && { id: row.seriesId, n: row.seriesN, of: row.seriesOf },
    request: row.requestId && { id: row.requestId, instructorId: row.requestInstructorId },
    isTimeTaken: row.status === "pending" && seatsLeft(row, row.rivals) === 0,
    payment: paymentView(row),
    paymentSent: paymentSentView(row),
    createdAt: row.bookedAt,
    proposal: proposalOf(row) || null,
    review: reviewOf(row),
  });
};
