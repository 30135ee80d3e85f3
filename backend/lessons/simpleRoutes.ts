import type Router from "@koa/router";
import type { Context } from "koa";
import type { BookedLesson } from "../../eventstore/lessons/events.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import { lessonPlace } from "../../projections/lessons/placeQueries.ts";
import { lessonById, listLessons, type Onlooker } from "../../projections/lessons/queries.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import { answerCreated } from "../http/oldCreated.ts";
import { answerList, listQueryOf } from "../http/oldListDialect.ts";
import { Rejection, shaped } from "../http/rejection.ts";
import { commandOf, signedIn } from "../http/signedIn.ts";
import { book } from "./book.ts";
import { lessonList } from "./calls.ts";
import { OwnSimpleLesson, SimpleLesson, simpleLessonsUrl } from "./contract.ts";
import { contacts } from "./personal.ts";
import { putOnCalendar } from "./putOnCalendar.ts";

/** Players see what they take, instructors what they give, admins all. */
const onlooker = ({ id, role }: UserView): Onlooker =>
  role === "admin" ? "admin" : role === "instructor" ? { instructor: id } : { player: id };

const named = (instructorId: string | undefined) => {
  if (instructorId) return instructorId;
  const message = "Please choose an instructor";
  throw new Rejection("invalid", "Invalid", message, { issues: [{ path: ["instructorId"], message }] });
};

/** The short booking form of the scheduling screen: who, when, and a few words. */
export const simpleLessonRoutes = (router: Router, backend: Backend) => {
  const { db, time } = backend;

  const enterWalkIn = async (
    command: Command,
    told: Pick<BookedLesson, "instructorId" | "date" | "startTime" | "personal">,
  ) => {
    const lessonId = newId(command, "lesson");
    if (!command.key || !(await lessonPlace(db, lessonId)))
      await putOnCalendar(backend, command, { lessonId, studentId: null, ...told });
    return lessonId;
  };

  router.get(simpleLessonsUrl, async (ctx) => {
    const query = listQueryOf(ctx, lessonList);
    answerList(ctx, "lessons", query, await listLessons(db, onlooker(signedIn(ctx)), query));
  });

  router.get(`${simpleLessonsUrl}/:id`, async (ctx) => {
    const lesson = await lessonById(db, onlooker(signedIn(ctx)), ctx.params.id!);
    if (!lesson) throw new Rejection("missing", "NoSuchLesson", "This lesson was not found.");
    ctx.body = lesson;
  });

  /** The hour that a form means, on the facility's clock. */
  const hourOf = ({ scheduledDate: told, timeSlot: startTime }: SimpleLesson) => {
    const date = told.includes("T") ? time.wallClock(new Date(told).toISOString()).date : told;
    return { date, startTime };
  };

  const bookForOneself = (ctx: Context, studentId: string) => {
    const form = shaped(OwnSimpleLesson, ctx.request.body);
    const { date, startTime } = hourOf(form);
    const scheduledDate = time.instantOf({ date, time: startTime });
    return book(backend, commandOf(ctx), { studentId, form: { ...form, scheduledDate } });
  };
  const bookWalkIn = (ctx: Context, { id, role }: UserView) => {
    const form = shaped(SimpleLesson, ctx.request.body);
    const { studentName, studentEmail: email, notes } = form;
    return enterWalkIn(commandOf(ctx), {
      instructorId: role === "instructor" ? id : named(form.instructorId),
      ...hourOf(form),
      personal: contacts({ studentName, email, notes }),
    });
  };

  router.post(simpleLessonsUrl, async (ctx) => {
    const user = signedIn(ctx);
    const lessonId = user.role === "student" ? await bookForOneself(ctx, user.id) : await bookWalkIn(ctx, user);
    answerCreated(ctx, lessonId, await lessonById(db, "admin", lessonId));
  });
};
