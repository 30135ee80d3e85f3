import { z } from "zod";
import type { UserView } from "../../../projections/accounts/open.ts";
import { locateLesson } from "../../../projections/lessons/lookupQueries.ts";
import { lessonById, lessonList, listLessons, type Onlooker } from "../../../projections/lessons/queries.ts";
import type { Backend } from "../../backend.ts";
import { type Command, newId } from "../../command.ts";
import { created } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection, shaped } from "../../http/rejection.ts";
import { book } from "./book.ts";
import { LessonView, OwnSimpleLesson, SimpleLesson, simpleLessonsUrl } from "../contract.ts";
import { doneBy, seenLesson } from "../ownLesson.ts";
import { contacts } from "../personal.ts";
import { checkingPlace } from "../samePlace.ts";
import { putOnCalendar, putSeriesOnCalendar } from "./putOnCalendar.ts";

/** Players see what they take, instructors what they give, admins everything. */
const onlooker = ({ id, role }: UserView): Onlooker =>
  role === "admin" ? "admin" : role === "instructor" ? { instructor: id } : { player: id };

const named = (instructorId: string | undefined) => {
  if (instructorId) return instructorId;
  const message = "Please choose an instructor";
  throw new Rejection("invalid", "Invalid", message, { issues: [{ path: ["instructorId"], message }] });
};

/** The hour a form means, on the facility's clock. */
const hourOf = ({ time }: Backend, { scheduledDate: given, timeSlot: startTime }: SimpleLesson) => {
  const date = given.includes("T") ? time.wallClock(new Date(given).toISOString()).date : given;
  return { date, startTime };
};

const bookForFamily = (backend: Backend, command: Command, { by, form }: { by: string; form: OwnSimpleLesson }) => {
  const { date, startTime } = hourOf(backend, form);
  const scheduledDate = backend.time.instantOf({ date, time: startTime });
  return book(backend, command, { by, form: { ...form, scheduledDate } });
};

/** For a known player, or for someone without an account. */
const bookWalkIn = async (
  backend: Backend,
  command: Command,
  { instructorId, form }: { instructorId: string; form: SimpleLesson },
) => {
  const { playerId = null, studentName, studentEmail: email, notes, alsoOn } = form;
  const agreed = {
    studentId: playerId,
    instructorId,
    ...hourOf(backend, form),
    duringCamp: form.duringCamp,
    checkPlace: checkingPlace(backend, form),
    personal: contacts({ ...(playerId === null && { studentName }), email, notes }),
  };
  if (alsoOn) return putSeriesOnCalendar(backend, command, { ...agreed, alsoOn });
  const lessonId = newId(command, "lesson");
  if (!command.key || !(await locateLesson(backend.db, lessonId)))
    await putOnCalendar(backend, command, { ...agreed, lessonId });
  return lessonId;
};

/**
 * The role decides which of the two shapes counts. `body`: as it was sent, since a union would drop the other shape's
 * fields.
 */
const bookAs = (
  backend: Backend,
  command: Command,
  { user: { id, role }, body }: { user: UserView; body: unknown },
) => {
  if (role === "student") return bookForFamily(backend, command, { by: id, form: shaped(OwnSimpleLesson, body) });
  const form = shaped(SimpleLesson, body);
  const instructorId = role === "instructor" ? id : named(form.instructorId);
  return bookWalkIn(backend, command, { instructorId, form });
};

/** The short booking form of the scheduling screen: who, when, and a few words. */
export const simpleLessonCalls: readonly Call[] = [
  call(
    "GET",
    simpleLessonsUrl,
    {
      does: "Lists lessons: a player's, an instructor's, or all of them for admins.",
      who: "signed in",
      list: lessonList,
      answer: { status: 200, body: LessonView.array() },
    },
    ({ user, list }, { db }) => listLessons(db, onlooker(user), list),
  ),
  call(
    "GET",
    `${simpleLessonsUrl}/:id`,
    { does: "Shows one lesson from that list.", who: "signed in", answer: { status: 200, body: LessonView } },
    ({ user, params }, backend) => seenLesson(backend, onlooker(user), params.id),
  ),
  call(
    "POST",
    simpleLessonsUrl,
    {
      does:
        "Books with the short form. An instructor schedules a lesson for anyone on their own calendar, inside or outside of a slot; " +
        "an admin does so on the calendar of the instructor they name. A player requests an offered time, " +
        "and may add phone number, focus, and weekly preference as with any booking. With `alsoOn` it is a weekly series, " +
        "booked as a whole or not at all.",
      who: "signed in",
      players: ["playerId"],
      anyPlayerFor: ["instructor", "admin"],
      body: z.union([OwnSimpleLesson, SimpleLesson]),
      answer: { status: 201, body: LessonView },
      refused: {
        404: "This instructor no longer gives lessons.",
        409: "The time is taken, a player requested one that isn't offered, or the instructor runs a camp then (`DuringCamp`). Of a series: which weeks aren't free (`WeeksNotFree`).",
      },
    },
    async ({ user, command, ctx }, backend) => {
      const lessonId = await bookAs(backend, command, { user, body: ctx.request.body });
      return created(lessonId, await lessonById(backend.db, doneBy(user), lessonId));
    },
  ),
];
