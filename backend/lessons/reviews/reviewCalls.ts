import { dayStream } from "../../../eventstore/lessons/events.ts";
import { locateLesson } from "../../../projections/lessons/lookupQueries.ts";
import { lessonById } from "../../../projections/lessons/queries.ts";
import { listReviews, publicReviewsOf, reviewList } from "../../../projections/lessons/reviewQueries.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { minorsAmong } from "../../../projections/players/open.ts";
import { created } from "../../http/answers.ts";
import { Rejection } from "../../http/rejection.ts";
import { call, type Call } from "../../http/call.ts";
import { LessonView } from "../contract.ts";
import { day } from "../day.ts";
import { doneBy, noSuchLesson, ownLesson, refuseWordsBeforeConsent } from "../ownLesson.ts";
import {
  commentUrl,
  instructorReviewsUrl,
  ManagedReviewView,
  ModerateComment,
  PublicReviewView,
  ReviewLesson,
  reviewsUrl,
  reviewUrl,
} from "./contract.ts";
import { moderateComment, reviewLesson } from "./review.ts";

export const reviewCalls: readonly Call[] = [
  call(
    "POST",
    reviewUrl(":id"),
    {
      does: "Reviews a completed lesson, once. Everyone sees the instructor's average rating, and reads the comment, signed with first name and initial, or as by a parent where the player is a minor.",
      who: ["student", "instructor"],
      whoInWords: "the player of the lesson",
      body: ReviewLesson,
      answer: { status: 201, body: LessonView },
      refused: {
        403: "The comment is a minor's, and no parent has confirmed yet (GuardianNotConfirmed).",
        409: "The lesson isn't completed, or was already reviewed.",
      },
    },
    async ({ user, command, params, body: { rating, comment } }, backend) => {
      const { id: lessonId, side, stream, studentId } = await ownLesson(backend, user, params.id);
      refuseWordsBeforeConsent(user, comment);
      const minors = await minorsAmong(
        backend.db,
        studentId === null ? [] : [studentId],
        backend.time.wallClock(command.now).date,
      );
      const signedAs = minors.size > 0 ? "parent" : "player";
      await backend.handle(
        { fold: day, stream, command },
        reviewLesson({ lessonId, by: side, rating, comment, signedAs }),
      );
      return created(lessonId, await lessonById(backend.db, doneBy(user), lessonId));
    },
  ),
  call(
    "GET",
    instructorReviewsUrl(":id"),
    {
      does: "Lists what players wrote about an instructor for everyone to read, the latest first, a hundred at most. A hidden comment is null; its stars count all the same.",
      who: "everybody",
      answer: { status: 200, body: PublicReviewView.array() },
      refused: { 404: "There's no such instructor." },
      keptFor: [""],
    },
    async ({ params: { id: instructorId } }, { db, time }) => {
      const reviews = await publicReviewsOf(db, { instructorId, today: time.today() });
      if (reviews.length === 0 && (await userById(db, instructorId))?.role !== "instructor")
        throw new Rejection("missing", "NoSuchInstructor", "We couldn't find this instructor.");
      return reviews;
    },
  ),
  call(
    "GET",
    reviewsUrl,
    {
      does: "Lists the reviews of the caller's lessons, or all of them for admins.",
      who: ["instructor", "admin"],
      list: reviewList,
      answer: { status: 200, body: ManagedReviewView.array() },
    },
    ({ user: { id, role }, list }, { db, time }) =>
      listReviews(db, { of: role === "admin" ? null : id, today: time.today() }, list),
  ),
  call(
    "PATCH",
    commentUrl(":id"),
    {
      does: "Hides a review's comment from everyone but its two sides and admins, or shows it again. Its stars count all the same.",
      who: ["admin"],
      body: ModerateComment,
      answer: { status: 200, body: ManagedReviewView },
      refused: { 409: "The review has no comment." },
    },
    async ({ command, params: { id: lessonId }, body: { hiddenFor } }, backend) => {
      const lesson = await locateLesson(backend.db, lessonId);
      if (!lesson) throw noSuchLesson();
      const target = { fold: day, stream: dayStream(lesson), command };
      await backend.handle(target, moderateComment({ lessonId, hiddenFor }));
      const all = { of: null, today: backend.time.today() };
      return (await listReviews(backend.db, all, { filter: { id: lessonId } })).rows[0];
    },
  ),
];
