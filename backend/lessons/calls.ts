import { z } from "zod";
import { type Call, type ListParts, oneOrMore } from "../http/oldCall.ts";
import {
  AnswerProposal,
  BookLesson,
  ChangeLesson,
  instructorLessonsUrl,
  LessonStatus,
  LessonView,
  lessonsUrl,
  lessonUrl,
  NotePayment,
  OccupiedView,
  paymentNoteUrl,
  proposalsUrl,
  proposalUrl,
  Propose,
  ReviewLesson,
  reviewUrl,
} from "./contract.ts";

export const lessonList: ListParts = {
  sort: ["id", "scheduledDate", "date", "status", "price", "createdAt"],
  filter: z.object({
    id: oneOrMore(z.string()),
    status: oneOrMore(LessonStatus),
    instructorId: oneOrMore(z.string()),
    studentId: oneOrMore(z.string()),
    from: z.iso.date().optional().describe("first day at the facility"),
    until: z.iso.date().optional().describe("last day at the facility"),
    withoutInstructor: z.boolean().optional().describe("true: those whose instructor is none any more"),
    proposalFrom: oneOrMore(z.enum(["player", "instructor"])).describe("who proposed what is not answered yet"),
    q: z.string().optional().describe("part of the player's name"),
  }),
};
const books = { who: ["instructor", "admin"], whoInWords: "the instructor of the lesson, and admins" } as const;
const sides = { who: ["student", "instructor"], whoInWords: "the player and the instructor of the lesson" } as const;

export const lessonCalls: readonly Call[] = [
  {
    method: "GET",
    path: lessonsUrl,
    does:
      "Lists the lessons the caller takes or gives; all of them for admins. With instructorId and status=confirmed: the " +
      "times of this instructor that are taken, without names unless the caller is that instructor or an admin.",
    who: "everybody",
    whoInWords: "whoever is logged in; everybody for the times that are taken",
    query: z.object({
      instructorId: z.string().optional(),
      status: z.literal("confirmed").optional(),
    }),
    list: lessonList,
    answer: { status: 200, body: z.union([LessonView.array(), OccupiedView.array()]) },
    refused: { 401: "Nobody is logged in, and it is not about taken times." },
  },
  {
    method: "GET",
    path: instructorLessonsUrl,
    does: "Lists the lessons that the caller gives.",
    who: ["instructor"],
    list: lessonList,
    answer: { status: 200, body: LessonView.array() },
  },
  {
    method: "GET",
    path: lessonUrl(":id"),
    does: "Shows one lesson.",
    who: "signed in",
    whoInWords: "the player and the instructor of the lesson, and admins",
    answer: { status: 200, body: LessonView },
  },
  {
    method: "GET",
    path: `${instructorLessonsUrl}/:id`,
    does: "Shows one lesson that the caller gives.",
    who: ["instructor"],
    answer: { status: 200, body: LessonView },
  },
  {
    method: "POST",
    path: lessonsUrl,
    does: "Asks for a lesson at a time that an instructor offers. Price, place and length are the slot's.",
    who: "signed in",
    body: BookLesson,
    answer: { status: 201, body: LessonView },
    refused: {
      404: "There is no such instructor any more.",
      409: "The time is not offered any more, is taken, or costs something else now.",
    },
  },
  {
    method: "PATCH",
    path: lessonUrl(":id"),
    does:
      "Moves a lesson on: its player may cancel it while it is pending, its instructor confirms, declines or completes it, " +
      "and may note the payment with a confirmation. An admin may cancel it once its instructor is none any more.",
    who: "signed in",
    whoInWords: "the player and the instructor of the lesson, and admins once it has no instructor any more",
    body: ChangeLesson,
    answer: { status: 200, body: LessonView },
    refused: {
      403: "The caller's side of the lesson does not set this status.",
      409: "The lesson is not in a state from which this is possible.",
    },
  },
  {
    method: "DELETE",
    path: lessonUrl(":id"),
    does: "Takes a lesson off the caller's own list; an instructor who does so with a confirmed one also cancels it.",
    ...sides,
    answer: { status: 200, body: LessonView },
    refused: { 409: "The lesson is still under way." },
  },
  {
    method: "PUT",
    path: paymentNoteUrl(":id"),
    does: "Says that a lesson was paid, which happens outside: how, and how much. Said again, the latest stands.",
    ...books,
    body: NotePayment,
    answer: { status: 200, body: LessonView },
    refused: { 409: "There is nothing to pay, or the player was removed and words were told." },
  },
  {
    method: "DELETE",
    path: paymentNoteUrl(":id"),
    does: "Takes back what was said about a lesson's payment.",
    ...books,
    answer: { status: 200, body: LessonView },
  },
  {
    method: "POST",
    path: proposalsUrl(":id"),
    does:
      "Proposes another time for a lesson that is still to come, or asks to cancel it. A player asks for a time that is " +
      "free or says in words which would suit, an instructor offers an exact time. A newer proposal replaces an older one.",
    ...sides,
    body: Propose,
    answer: { status: 201, body: LessonView },
    refused: { 409: "The lesson has begun or ended, or the time is not offered, not free or over." },
  },
  {
    method: "PATCH",
    path: proposalUrl(":id", ":proposalId"),
    does:
      "Answers a proposal: the other side accepts or declines it, its own side withdraws it. Accepted, the lesson is at " +
      "its new time, or cancelled.",
    ...sides,
    body: AnswerProposal,
    answer: { status: 200, body: LessonView },
    refused: { 409: "The proposal is not open any more, or its time was taken meanwhile." },
  },
  {
    method: "POST",
    path: reviewUrl(":id"),
    does: "Reviews a completed lesson, once. Everybody sees the instructor's average; the comment is for the instructor and admins.",
    who: ["student", "instructor"],
    whoInWords: "the player of the lesson",
    body: ReviewLesson,
    answer: { status: 201, body: LessonView },
    refused: { 409: "The lesson is not completed, or was reviewed before." },
  },
];
