import type Router from "@koa/router";
import type { Context } from "koa";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { dayStream } from "../../eventstore/lessons/events.ts";
import {
  lessonById,
  lessonPlace,
  listLessons,
  listOccupied,
  type Onlooker,
} from "../../projections/lessons/queries.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import type { Backend } from "../backend.ts";
import { answerCreated } from "../created.ts";
import { answerList, listQueryOf } from "../listDialect.ts";
import { Rejection, shaped } from "../rejection.ts";
import { commandOf, inRole, signedIn } from "../signedIn.ts";
import { book } from "./book.ts";
import { BookLesson, ChangeLesson, instructorLessonsUrl, lessonsUrl, lessonUrl } from "./contract.ts";
import { changeLesson } from "./change.ts";
import { day } from "./day.ts";
import { deleteLesson, type Side } from "./lesson.ts";

const onlooker = ({ id, role }: UserView): Onlooker =>
  role === "admin" ? "admin" : role === "instructor" ? { player: id, instructor: id } : { player: id };
const noSuchLesson = () => new Rejection("missing", "NoSuchLesson", "This lesson was not found.");

export const lessonRoutes = (router: Router, backend: Backend) => {
  const { db, handle, time, caughtUp } = backend;

  /** A lesson and the caller's side of it. To anybody else it does not exist. */
  const ownLesson = async (user: UserView, id: string) => {
    let lesson = await lessonPlace(db, id);
    if (!lesson) {
      const known = await caughtUp(); // it may have been booked on another node a moment ago
      lesson = await lessonPlace(db, id);
      if (!lesson && !known) throw new StoreUnavailable("whether there is such a lesson is not known at this moment");
    }
    const gives = lesson?.instructorId === user.id && user.role === "instructor"; // no longer once the role is taken back
    const side: Side | undefined = gives ? "instructor" : lesson?.studentId === user.id ? "player" : undefined;
    if (!lesson || !side) throw noSuchLesson();
    return { ...lesson, side, stream: dayStream(lesson) };
  };
  const answerLesson = async (ctx: Context, id: string) => {
    ctx.body = await lessonById(db, "admin", id); // the caller was checked before
  };

  router.get(lessonsUrl, async (ctx) => {
    const { instructorId, status } = ctx.query;
    const user: UserView | undefined = ctx.state.user;
    if (instructorId !== undefined && status === "confirmed") {
      const id = String(instructorId);
      const from = time.wallClock(new Date().toISOString()).date;
      // Taken times are for everybody; who took them is for the instructor and the admins.
      const whole = user && (user.role === "admin" || (user.role === "instructor" && user.id === id));
      ctx.body = whole
        ? (await listLessons(db, "admin", { filter: { instructorId: id, status: ["confirmed", "scheduled"], from } }))
            .rows
        : await listOccupied(db, { instructorId: id, from });
      return;
    }
    const query = listQueryOf(ctx);
    answerList(ctx, "lessons", query, await listLessons(db, onlooker(signedIn(ctx)), query));
  });

  router.get(instructorLessonsUrl, async (ctx) => {
    const { id } = inRole(ctx, "instructor");
    const query = listQueryOf(ctx);
    answerList(ctx, "lessons", query, await listLessons(db, { instructor: id }, query));
  });

  for (const url of [lessonUrl(":id"), `${instructorLessonsUrl}/:id`])
    router.get(url, async (ctx) => {
      const user = url === lessonUrl(":id") ? signedIn(ctx) : inRole(ctx, "instructor");
      const lesson = await lessonById(db, onlooker(user), ctx.params.id!);
      if (!lesson) throw noSuchLesson();
      ctx.body = lesson;
    });

  router.post(lessonsUrl, async (ctx) => {
    const { id: studentId } = signedIn(ctx);
    const lessonId = await book(backend, commandOf(ctx), { studentId, form: shaped(BookLesson, ctx.request.body) });
    answerCreated(ctx, lessonId, await lessonById(db, "admin", lessonId));
  });

  router.patch(lessonUrl(":id"), async (ctx) => {
    const user = inRole(ctx, "student", "instructor");
    const lesson = await ownLesson(user, ctx.params.id!);
    const { status } = shaped(ChangeLesson, ctx.request.body);
    await changeLesson(backend, commandOf(ctx), { ...lesson, status });
    await answerLesson(ctx, lesson.id);
  });

  router.delete(lessonUrl(":id"), async (ctx) => {
    const user = inRole(ctx, "student", "instructor");
    const { id: lessonId, side, stream } = await ownLesson(user, ctx.params.id!);
    const command = commandOf(ctx);
    await handle({ fold: day, stream, command }, deleteLesson({ lessonId, from: side, now: command.now }));
    await answerLesson(ctx, lessonId);
  });
};
