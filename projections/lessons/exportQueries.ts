import type { Knex } from "knex";
import { z } from "zod";
import { inPages } from "../inPages.ts";
import { read } from "../read.ts";
import { actedFor } from "../players/open.ts";
import { type Lessons, lessonView, named } from "./lessonRows.ts";
import { lessons } from "./tables.ts";
import { LessonView } from "./view.ts";

const TakenLesson = LessonView.omit({ studentId: true, student: true, isPlaceAgreed: true }).extend({
  deletedByYou: z.boolean(),
});

/** What a coach may have about a lesson without its player: not who comes, nor what they wrote. */
const GivenLesson = LessonView.pick({
  id: true,
  status: true,
  date: true,
  startTime: true,
  scheduledDate: true,
  duration: true,
  location: true,
  price: true,
  seats: true,
  createdAt: true,
  timesMoved: true,
}).extend({
  yourProposal: LessonView.shape.proposal,
  stars: z.int().nullable(), // the player's rating; the text is the player's
  deletedByYou: z.boolean(),
});

const inFull = (db: Knex, rows: Lessons) => inPages(rows, { key: "l.id", completed: (page) => named(db, page) });

/** Every lesson of the players an account acts for, including those hidden from their list. */
export async function* lessonsTakenBy(db: Knex, userId: string) {
  for await (const row of inFull(db, read(db, lessons.as("l")).whereRaw(actedFor('l."studentId"'), { me: userId })))
    yield TakenLesson.parse({ ...lessonView(row, { player: userId }), deletedByYou: row.hiddenFromPlayer });
}

/** Every lesson an instructor gives or gave, as far as it is about the instructor. */
export async function* lessonsGivenBy(db: Knex, userId: string) {
  for await (const row of inFull(db, read(db, lessons.as("l")).where("l.instructorId", userId))) {
    const lesson = lessonView(row, { instructor: userId });
    const { proposal } = lesson;
    const to = proposal?.to && { ...proposal.to, location: row.proposalTo?.location };
    yield GivenLesson.parse({
      ...lesson,
      location: row.location, // not what may be the family's home
      yourProposal: proposal?.from === "instructor" ? { ...proposal, to } : null,
      stars: lesson.review?.rating ?? null,
      deletedByYou: row.hiddenFromInstructor,
    });
  }
}
