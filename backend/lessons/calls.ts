import { z } from "zod";
import { manages } from "../../projections/accounts/managingRule.ts";
import type { UserView } from "../../projections/accounts/open.ts";
import { listOccupied } from "../../projections/lessons/occupiedQueries.ts";
import { lessonById, lessonList, listLessons, type Onlooker } from "../../projections/lessons/queries.ts";
import { seatTaking } from "../../projections/scheduling/freeTimesRule.ts";
import { mostWeeks } from "../../projections/scheduling/open.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { created } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { signedIn } from "../http/signedIn.ts";
import { book } from "./booking/book.ts";
import { changeLesson } from "./change.ts";
import {
  BookLesson,
  CancelLesson,
  cancelLessonUrl,
  ChangeLesson,
  instructorLessonsUrl,
  LessonView,
  lessonsUrl,
  lessonUrl,
  noShowUrl,
  NotePayment,
  OccupiedView,
  PaymentSent,
  paymentNoteUrl,
  paymentSentUrl,
} from "./contract.ts";
import { day } from "./day.ts";
import { deleteLesson, markLessonMissed } from "./lesson.ts";
import {
  doneBy,
  givenLesson,
  keptLesson,
  type OwnLesson,
  ownLesson,
  refuseWithoutInstructor,
  refuseWordsBeforeConsent,
  seenLesson,
  takenLesson,
} from "./ownLesson.ts";
import { notePayment, sayPaymentSent, withdrawPaymentNote } from "./paymentNote.ts";
import { checkingPlace } from "./samePlace.ts";
import { refuseTextAboutErased, saidPayment } from "./saidPayment.ts";

const sides = "the player and the instructor of the lesson, and admins for the instructor";
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
        "Lists the lessons the caller takes or gives, or all of them for admins. With side=player, only those they take. With instructorId and status=confirmed, the " +
        "instructor's taken times, without names unless the caller is that instructor or an admin.",
      who: "everybody",
      whoInWords: "anyone who's logged in; everybody, for taken times",
      query: z.object({
        instructorId: z.string().optional(),
        status: z.literal("confirmed").optional(),
        side: z.literal("player").optional(),
      }),
      list: lessonList,
      answer: { status: 200, body: z.union([LessonView.array(), OccupiedView.array()]) },
      refused: { 401: "Nobody is logged in, and the request isn't for taken times." },
      keptFor: ["?instructorId=:id&status=confirmed"],
    },
    async ({ user, query: { instructorId, status, side }, list, ctx }, backend) => {
      if (instructorId !== undefined && status !== undefined) return takenTimes(backend, instructorId, user);
      const caller = signedIn(ctx);
      return listLessons(backend.db, side ? { [side]: caller.id } : onlooker(caller), list);
    },
  ),
  call(
    "GET",
    instructorLessonsUrl,
    {
      does: "Lists the lessons the caller gives.",
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
      does: "Shows one lesson the caller gives.",
      who: ["instructor"],
      answer: { status: 200, body: LessonView },
    },
    ({ user, params }, backend) => seenLesson(backend, onlooker(user), params.id),
  ),
];

/** Sets a lesson's status with whatever is said along with it. */
const changed = async (
  backend: Backend,
  command: Command,
  {
    user,
    lesson,
    status,
    reason,
    payment,
    duringCamp,
    samePlace,
  }: { user: UserView; lesson: OwnLesson } & z.output<typeof ChangeLesson>,
) => {
  if (lesson.side === "player") refuseWordsBeforeConsent(user, reason);
  if (reason) await refuseTextAboutErased(backend.db, lesson, "reason");
  if (status === "confirmed" && lesson.side === "instructor") await refuseWithoutInstructor(backend, lesson);
  const said = payment && (await saidPayment(backend.db, lesson, payment));
  await changeLesson(backend, command, {
    ...lesson,
    status,
    reason: reason || undefined,
    duringCamp,
    checkPlace: checkingPlace(backend, { samePlace }),
    ...(said && { payment: said }),
  });
  return lessonById(backend.db, doneBy(user), lesson.id);
};

/** Each answers the lesson as whoever did it sees it: whose it is was checked before. */
const writeCalls: readonly Call[] = [
  call(
    "POST",
    lessonsUrl,
    {
      does:
        "Requests a lesson at a time an instructor offers. Price, location, and length are the slot's. With `alsoOn` it is a " +
        "weekly series, requested as a whole or not at all; the answer is its first lesson.",
      who: "signed in",
      players: ["playerId"],
      body: BookLesson,
      answer: { status: 201, body: LessonView },
      refused: {
        404: "This instructor no longer gives lessons.",
        409: "The time is no longer offered, is taken, has a different price now, or is during a camp. Of a series: which weeks aren't free (`WeeksNotFree`).",
      },
    },
    async ({ user, command, body }, backend) => {
      const lessonId = await book(backend, command, { by: user.id, form: body });
      return created(lessonId, await lessonById(backend.db, doneBy(user), lessonId));
    },
  ),
  call(
    "PATCH",
    lessonUrl(":id"),
    {
      does:
        "Changes a lesson's status. Its player may cancel it while it's pending. Its instructor confirms, declines, cancels, or " +
        "completes it, and may record the payment with a confirmation. An admin may do so for the instructor.",
      who: "signed in",
      whoInWords: sides,
      body: ChangeLesson,
      answer: { status: 200, body: LessonView },
      refused: {
        403: "The caller's side of the lesson can't set this status, or a minor gives a reason and no parent has confirmed yet (GuardianNotConfirmed).",
        409: "The lesson's status doesn't allow this, or it would be confirmed during a camp (`DuringCamp`) or, if asked, in another coach's place (`SamePlace`).",
      },
    },
    async ({ user, command, params, body }, backend) =>
      changed(backend, command, { user, lesson: await ownLesson(backend, user, params.id), ...body }),
  ),
  call(
    "POST",
    cancelLessonUrl(":id"),
    {
      does:
        "Cancels a lesson: its player while it's pending, its instructor until it ends, with a reason. An admin may do so for " +
        "the instructor.",
      who: "signed in",
      whoInWords: sides,
      body: CancelLesson,
      answer: { status: 200, body: LessonView },
      refused: {
        403: "The reason is a minor's, and no parent has confirmed yet (GuardianNotConfirmed).",
        409: "It's over, or its player has to ask first because it's confirmed (AskFirst).",
      },
    },
    async ({ user, command, params, body: { reason } }, backend) => {
      const lesson = await ownLesson(backend, user, params.id);
      return changed(backend, command, { user, lesson, status: "cancelled", reason });
    },
  ),
  call(
    "POST",
    noShowUrl(":id"),
    {
      does: "Records a no-show. Possible once the lesson has started.",
      who: "signed in",
      whoInWords: "the instructor of the lesson, and admins",
      answer: { status: 200, body: LessonView },
      refused: { 403: "The caller takes this lesson.", 409: "It hasn't started, or it was never confirmed." },
    },
    async ({ user, command, params }, backend) => {
      const { id: lessonId, stream } = await givenLesson(backend, user, params.id);
      const target = { fold: day, stream, command };
      await backend.handle(target, markLessonMissed({ lessonId, now: command.now }));
      return lessonById(backend.db, doneBy(user), lessonId);
    },
  ),
  call(
    "DELETE",
    lessonUrl(":id"),
    {
      does: "Removes a lesson from the caller's own list. An instructor who removes a confirmed one also cancels it.",
      who: ["student", "instructor"],
      whoInWords: "the player and the instructor of the lesson",
      answer: { status: 200, body: LessonView },
      refused: { 409: "The lesson is still under way." },
    },
    async ({ user, command, params }, backend) => {
      const { id: lessonId, side, stream } = await ownLesson(backend, user, params.id);
      const target = { fold: day, stream, command };
      await backend.handle(target, deleteLesson({ lessonId, from: side, now: command.now }));
      return lessonById(backend.db, doneBy(user), lessonId);
    },
  ),
  call(
    "PUT",
    paymentNoteUrl(":id"),
    {
      does: "Records how and how much was paid for a lesson outside of the product. The latest record counts.",
      ...books,
      body: NotePayment,
      answer: { status: 200, body: LessonView },
      refused: { 409: "There's nothing to pay, or the player was erased and a note was sent." },
    },
    async ({ user, command, params, body }, backend) => {
      const lesson = await keptLesson(backend, user, params.id);
      const payment = await saidPayment(backend.db, lesson, body);
      const target = { fold: day, stream: lesson.stream, command };
      await backend.handle(target, notePayment({ lessonId: lesson.id, payment }));
      return lessonById(backend.db, doneBy(user), lesson.id);
    },
  ),
  call(
    "DELETE",
    paymentNoteUrl(":id"),
    {
      does: "Removes the recorded payment of a lesson.",
      ...books,
      answer: { status: 200, body: LessonView },
    },
    async ({ user, command, params }, backend) => {
      const { id: lessonId, stream } = await keptLesson(backend, user, params.id);
      await backend.handle({ fold: day, stream, command }, withdrawPaymentNote({ lessonId }));
      return lessonById(backend.db, doneBy(user), lessonId);
    },
  ),
  call(
    "POST",
    paymentSentUrl(":id"),
    {
      does:
        "Says that the player sent the payment, and how. It confirms nothing. A second time, or once a payment is recorded, it " +
        "changes nothing.",
      who: "signed in",
      whoInWords: "the player of the lesson",
      body: PaymentSent,
      answer: { status: 200, body: LessonView },
      refused: { 409: "There's nothing to pay." },
    },
    async ({ user, command, params, body: { how } }, backend) => {
      const { id: lessonId, stream } = await takenLesson(backend, user, params.id);
      await backend.handle({ fold: day, stream, command }, sayPaymentSent({ lessonId, how }));
      return lessonById(backend.db, doneBy(user), lessonId);
    },
  ),
];

export const lessonCalls: readonly Call[] = [...readCalls, ...writeCalls];
