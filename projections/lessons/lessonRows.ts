import type { Knex } from "knex";
import type { LessonTime } from "../../eventstore/lessons/proposals.ts";
import { dollars } from "../list.ts";
import { LessonView } from "./view.ts";

export interface Row {
  id: string;
  studentId: string | null;
  instructorId: string;
  requestId: string | null;
  requestInstructorId: string | null;
  date: string;
  startTime: string;
  startsAt: string;
  minutes: number;
  priceCents: number;
  seats: number;
  status: string;
  phone: string | null;
  email: string | null;
  studentName: string | null;
  paymentHow: string | null;
  paymentCents: number | null;
  paymentWords: string | null;
  paymentNotedAt: string | null;
  noterFirst: string | null;
  noterLast: string | null;
  bookedAt: string;
  studentFirst: string | null;
  studentLast: string | null;
  studentMail: string | null;
  instructorFirst: string | null;
  instructorLast: string | null;
  instructorRole: string | null;
  instructorImage: string | null;
  proposalId: string | null;
  proposalKind: string | null;
  proposalFrom: string | null;
  proposalTo: LessonTime | null;
  proposalWords: string | null;
  proposedAt: string | null;
  rating: number | null;
  comment: string | null;
  reviewedAt: string | null;
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
export const timeSlot = ({ startTime, minutes }: Pick<Row, "startTime" | "minutes">) =>
  `${startTime}-${clock(Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(3)) + minutes)}`;

/** Rows of lessons with the names that their views show. */
export const named = (db: Knex, rows: Knex.QueryBuilder) =>
  db
    .from(rows.as("l"))
    .leftJoin("read.users as s", "s.id", "l.studentId")
    .leftJoin("read.users as i", "i.id", "l.instructorId")
    .leftJoin("read.users as n", "n.id", "l.paymentNotedBy")
    .leftJoin("read.instructorProfiles as p", "p.userId", "l.instructorId")
    .leftJoin("read.reviews as r", "r.lessonId", "l.id")
    .leftJoin("read.lessonRequests as q", "q.id", "l.requestId")
    .select(
      "l.*",
      "r.rating",
      "r.comment",
      "r.reviewedAt",
      "s.firstName as studentFirst",
      "s.lastName as studentLast",
      "s.email as studentMail",
      "i.firstName as instructorFirst",
      "i.lastName as instructorLast",
      "i.role as instructorRole",
      "n.firstName as noterFirst",
      "n.lastName as noterLast",
      "p.profileImageUrl as instructorImage",
      "q.instructorId as requestInstructorId",
    );

const nameOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(" ") || null;
const paymentView = (row: Row) =>
  row.paymentHow && {
    how: row.paymentHow,
    amount: dollars(row.paymentCents ?? 0),
    words: row.paymentWords,
    notedAt: row.paymentNotedAt,
    notedBy: nameOf(row.noterFirst, row.noterLast),
  };
const proposalOf = ({ proposalId: id, proposalTo: to, ...row }: Row) =>
  id && {
    id,
    kind: row.proposalKind,
    from: row.proposalFrom,
    to: to && { scheduledDate: to.startsAt, date: to.date, startTime: to.startTime, location: to.location },
    words: row.proposalWords,
    at: row.proposedAt,
  };
const reviewOf = ({ rating, comment, reviewedAt: at }: Row) => rating && { rating, comment, at };

export const lessonView = (row: Row) =>
  LessonView.parse({
    ...row,
    scheduledDate: row.startsAt,
    duration: row.minutes,
    timeSlot: timeSlot(row),
    price: dollars(row.priceCents),
    studentName: row.studentName ?? nameOf(row.studentFirst, row.studentLast),
    studentPhone: row.phone,
    studentEmail: row.email,
    student: row.studentId && { firstName: row.studentFirst, lastName: row.studentLast, email: row.studentMail },
    instructor: {
      id: row.instructorId,
      isActive: row.instructorRole === "instructor",
      user: { firstName: row.instructorFirst, lastName: row.instructorLast, profileImageUrl: row.instructorImage },
    },
    request: row.requestId && { id: row.requestId, instructorId: row.requestInstructorId },
    payment: paymentView(row),
    createdAt: row.bookedAt,
    proposal: proposalOf(row),
    review: reviewOf(row),
  });
