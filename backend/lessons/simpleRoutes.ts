import type Router from "@koa/router";
import type { BookedLesson } from "../../eventstore/lessons/events.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import { lessonById, lessonPlace, listLessons, type Onlooker } from "../../projections/lessons/queries.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import { answerCreated } from "../created.ts";
import { answerList, listQueryOf } from "../listDialect.ts";
import { Rejection, shaped } from "../rejection.ts";
import { commandOf, signedIn } from "../signedIn.ts";
import { book } from "./book.ts";
import { SimpleLesson, simpleLessonsUrl } from "./contract.ts";
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
    const query = listQueryOf(ctx);
    answerList(ctx, "lessons", query, await listLessons(db, onlooker(signedIn(ctx)), query));
  });

  router.get(`${simpleLessonsUrl}/:id`, async (ctx) => {
    const lesson = await lessonById(db, onlooker(signedIn(ctx)), ctx.params.id!);
    if (!lesson) throw new Rejection("missing", "NoSuchLesson", "This lesson was not found.");
    ctx.body = lesson;
  });

  router.post(simpleLessonsUrl, async (ctx) => {
    const { id, role } = signedIn(ctx);
    const form = shaped(SimpleLesson, ctx.request.body);
    const command = commandOf(ctx);
    const { studentName, studentEmail, notes } = form;
    const { scheduledDate: told, timeSlot: startTime } = form;
    const date = told.includes("T") ? time.wallClock(new Date(told).toISOString()).date : told;
    const lessonId =
      role === "student"
        ? await book(backend, command, {
            studentId: id,
            form: {
              instructorId: named(form.instructorId),
              scheduledDate: time.instantOf({ date, time: startTime }),
              studentEmail,
              notes,
            },
          })
        : await enterWalkIn(command, {
            instructorId: role === "instructor" ? id : named(form.instructorId),
            date,
            startTime,
            personal: contacts({ studentName, email: studentEmail, notes }),
          });
    answerCreated(ctx, lessonId, await lessonById(db, "admin", lessonId));
  });
};
