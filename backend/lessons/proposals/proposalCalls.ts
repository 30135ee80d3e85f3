import { lessonById } from "../../../projections/lessons/queries.ts";
import { created } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import {
  AnswerProposal,
  LessonView,
  proposalsUrl,
  proposalUrl,
  Propose,
  ReviewLesson,
  reviewUrl,
} from "../contract.ts";
import { day } from "../day.ts";
import { ownLesson } from "../ownLesson.ts";
import { propose } from "./propose.ts";
import { reviewLesson } from "../review.ts";
import { answerProposal } from "./answerProposal.ts";

const sides = { who: ["student", "instructor"], whoInWords: "the player and the instructor of the lesson" } as const;

/** What both sides of a lesson say about it afterwards: other times, cancellations, a review. */
export const proposalCalls: readonly Call[] = [
  call(
    "POST",
    proposalsUrl(":id"),
    {
      does:
        "Proposes another time for a lesson that is still to come, or asks to cancel it. A player asks for a time that is " +
        "free or says in words which would suit, an instructor offers an exact time. A newer proposal replaces an older one.",
      ...sides,
      body: Propose,
      answer: { status: 201, body: LessonView },
      refused: { 409: "The lesson has begun or ended, or the time is not offered, not free or over." },
    },
    async ({ user, command, params, body: form }, backend) => {
      const lesson = await ownLesson(backend, user, params.id);
      await propose(backend, command, { lesson, form });
      return created(lesson.id, await lessonById(backend.db, "admin", lesson.id));
    },
  ),
  call(
    "PATCH",
    proposalUrl(":id", ":proposalId"),
    {
      does:
        "Answers a proposal: the other side accepts or declines it, its own side withdraws it. Accepted, the lesson is at " +
        "its new time, or cancelled.",
      ...sides,
      body: AnswerProposal,
      answer: { status: 200, body: LessonView },
      refused: { 409: "The proposal is not open any more, or its time was taken meanwhile." },
    },
    async ({ user, command, params: { id, proposalId }, body: { answer } }, backend) => {
      const lesson = await ownLesson(backend, user, id);
      await answerProposal(backend, command, { lesson, proposalId, answer });
      return lessonById(backend.db, "admin", lesson.id);
    },
  ),
  call(
    "POST",
    reviewUrl(":id"),
    {
      does: "Reviews a completed lesson, once. Everybody sees the instructor's average; the comment is for the instructor and admins.",
      who: ["student", "instructor"],
      whoInWords: "the player of the lesson",
      body: ReviewLesson,
      answer: { status: 201, body: LessonView },
      refused: { 409: "The lesson is not completed, or was reviewed before." },
    },
    async ({ user, command, params, body: { rating, comment } }, backend) => {
      const { id: lessonId, side, stream } = await ownLesson(backend, user, params.id);
      await backend.handle({ fold: day, stream, command }, reviewLesson({ lessonId, by: side, rating, comment }));
      return created(lessonId, await lessonById(backend.db, "admin", lessonId));
    },
  ),
];
