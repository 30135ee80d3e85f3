import { z } from "zod";
import { manages } from "../../projections/accounts/managingRule.ts";
import type { UserView } from "../../projections/accounts/open.ts";
import { listOccupied } from "../../projections/lessons/occupiedQueries.ts";
import { lessonById, lessonList, listLessons, type Onlooker } from "../../projections/lessons/queries.ts";
import { seatTaking } from "../../projections/scheduling/freeTimesRule.ts";
import { mostWeeks } from "../../projections/scheduling/open.ts";
import type { Backend } from "../backend.ts";
import { created } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { signedIn } from "../http/signedIn.ts";
import { book } from "./booking/book.ts";
import { changeLesson } from "./change.ts";
import {
  BookLesson,
  ChangeLesson,
  instructorLessonsUrl,
  LessonView,
  lessonsUrl,
  lessonUrl,
  NotePayment,
  OccupiedView,
  paymentNoteUrl,
} from "./contract.ts";
import { day } from "./day.ts";
import { deleteLesson } from "./lesson.ts";
import { answerableLesson, keptLesson, ownLesson, seenLesson } from "./ownLesson.ts";
import { notePayment, withdrawPaymentNote } from "./paymentNote.ts";
import { saidPayment } from "./saidPayment.ts";

const books = { who: ["instructor", "admin"], whoInWords: "the instructor of the lesson, and admins" } as const;

const onlooker = ({ id, role }: UserView): Onlooker =>
  role === "admin" ? "admin" : role === "instructor" ? { player: id, instructor: id } : { player: id };

/** Everyone may see an instructor's taken times; who took them is for the instructor and the admins. */
const takenTimes = async ({ db, time }: Backend, instructorId: string, user: UserView | undefined) => {
  const from = time.today();
  const until = time.addDays(from, mostWeeks * 7);
  if (!manages(user, instructorId)) return listOccupied(db, { instructorId, from, until });
  const filter = { instructorId, status: [...seatTaking], from, until };
  return (await listLessons(db, "admin", { filter })).rows;
};

const readCalls: readonly Call[] = [
  call(
    "GET",
    lessonsUrl,
    {
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
      keptFor: ["?instructorId=:id&status=confirmed"],
    },
    async ({ user, query: { instructorId, status }, list, ctx }, backend) =>
      instructorId !== undefined && status !== undefined
        ? takenTimes(backend, instructorId, user)
        : listLessons(backend.db, onlooker(signedIn(ctx)), list),
  ),
  call(
    "GET",
    instructorLessonsUrl,
    {
      does: "Lists the lessons that the caller gives.",
      who: ["instructor"],
      list: lessonList,
      answer: { status: 200, body: LessonView.array() },
    },
    ({ user, list }, { db }) => listLessons(db, { instructor: user.id }, list),
  ),
  call(
    "GET",
    lessonUrl(":id"),
    {
      does: "Shows one lesson.",
      who: "signed in",
      whoInWords: "the player and the instructor of the lesson, and admins",
      answer: { status: 200, body: LessonView },
    },
    ({ user, params }, backend) => seenLesson(backend, onlooker(user), params.id),
  ),
  call(
    "GET",
    `${instructorLessonsUrl}/:id`,
    {
      does: "Shows one lesson that the caller gives.",
      who: ["instructor"],
      answer: { status: 200, body: LessonView },
    },
    ({ user, params }, backend) => seenLesson(backend, onlooker(user), params.id),
  ),
];

/** Each answers the lesson as an admin would see it: whose it is was checked before. */
const writeCalls: readonly Call[] = [
  call(
    "POST",
    lessonsUrl,
    {
      does: "Asks for a lesson at a time that an instructor offers. Price, place and length are the slot's.",
      who: "signed in",
      body: BookLesson,
      answer: { status: 201, body: LessonView },
      refused: {
        404: "There is no such instructor any more.",
        409: "The time is not offered any more, is taken, or costs something else now.",
      },
    },
    async ({ user, command, body }, backend) => {
      const lessonId = await book(backend, command, { studentId: user.id, form: body });
      return created(lessonId, await lessonById(backend.db, "admin", lessonId));
    },
  ),
  call(
    "PATCH",
    lessonUrl(":id"),
    {
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
    async ({ user, command, params, body: { status, payment } }, backend) => {
      const lesson = await answerableLesson(backend, user, params.id);
      const said = payment && (await saidPayment(backend.db, lesson, payment));
      await changeLesson(backend, command, { ...lesson, status, ...(said && { payment: said }) });
      return lessonById(backend.db, "admin", lesson.id);
    },
  ),
  call(
    "DELETE",
    lessonUrl(":id"),
    {
      does: "Takes a lesson off the caller's own list; an instructor who does so with a confirmed one also cancels it.",
      who: ["student", "instructor"],
      whoInWords: "the player and the instructor of the lesson",
      answer: { status: 200, body: LessonView },
      refused: { 409: "The lesson is still under way." },
    },
    async ({ user, command, params }, backend) => {
      const { id: lessonId, side, stream } = await ownLesson(backend, user, params.id);
      const target = { fold: day, stream, command };
      await backend.handle(target, deleteLesson({ lessonId, from: side, now: command.now }));
      return lessonById(backend.db, "admin", lessonId);
    },
  ),
  call(
    "PUT",
    paymentNoteUrl(":id"),
    {
      does: "Says that a lesson was paid, which happens outside: how, and how much. Said again, the latest stands.",
      ...books,
      body: NotePayment,
      answer: { status: 200, body: LessonView },
      refused: { 409: "There is nothing to pay, or the player was removed and words were told." },
    },
    async ({ user, command, params, body }, backend) => {
      const lesson = await keptLesson(backend, user, params.id);
      const payment = await saidPayment(backend.db, lesson, body);
      const target = { fold: day, stream: lesson.stream, command };
      await backend.handle(target, notePayment({ lessonId: lesson.id, payment }));
      return lessonById(backend.db, "admin", lesson.id);
    },
  ),
  call(
    "DELETE",
    paymentNoteUrl(":id"),
    {
      does: "Takes back what was said about a lesson's payment.",
      ...books,
      answer: { status: 200, body: LessonView },
    },
    async ({ user, command, params }, backend) => {
      const { id: lessonId, stream } = await keptLesson(backend, user, params.id);
      await backend.handle({ fold: day, stream, command }, withdrawPaymentNote({ lessonId }));
      return lessonById(backend.db, "admin", lessonId);
    },
  ),
];

export const lessonCalls: readonly Call[] = [...readCalls, ...writeCalls];
