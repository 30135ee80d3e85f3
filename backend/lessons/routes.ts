import type Router from "@koa/router";
import type { Context } from "koa";
import { listOccupied } from "../../projections/lessons/occupiedQueries.ts";
import { lessonById, listLessons, type Onlooker } from "../../projections/lessons/queries.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import { mostWeeks } from "../../projections/scheduling/view.ts";
import type { Backend } from "../backend.ts";
import { answerCreated } from "../http/oldCreated.ts";
import { answerList, listQueryOf } from "../http/oldListDialect.ts";
import { shaped } from "../http/rejection.ts";
import { commandOf, inRole, signedIn } from "../http/signedIn.ts";
import { book } from "./book.ts";
import { lessonList } from "./calls.ts";
import {
  BookLesson,
  ChangeLesson,
  instructorLessonsUrl,
  lessonsUrl,
  lessonUrl,
  NotePayment,
  paymentNoteUrl,
} from "./contract.ts";
import { changeLesson } from "./change.ts";
import { day } from "./day.ts";
import { deleteLesson } from "./lesson.ts";
import { answerableLesson, keptLesson, noSuchLesson, ownLesson } from "./ownLesson.ts";
import { notePayment, withdrawPaymentNote } from "./paymentNote.ts";
import { saidPayment } from "./saidPayment.ts";
import { proposalRoutes } from "./proposalRoutes.ts";

const onlooker = ({ id, role }: UserView): Onlooker =>
  role === "admin" ? "admin" : role === "instructor" ? { player: id, instructor: id } : { player: id };

export const lessonRoutes = (router: Router, backend: Backend) => {
  const { db, handle, time } = backend;

  const answerLesson = async (ctx: Context, id: string) => {
    ctx.body = await lessonById(db, "admin", id); // the caller was checked before
  };

  router.get(lessonsUrl, async (ctx) => {
    const { instructorId, status } = ctx.query;
    const user: UserView | undefined = ctx.state.user;
    if (instructorId !== undefined && status === "confirmed") {
      const id = String(instructorId);
      const from = time.today();
      const until = time.addDays(from, mostWeeks * 7);
      // Taken times are for everybody; who took them is for the instructor and the admins.
      const whole = user && (user.role === "admin" || (user.role === "instructor" && user.id === id));
      ctx.body = whole
        ? (
            await listLessons(db, "admin", {
              filter: { instructorId: id, status: ["confirmed", "scheduled"], from, until },
            })
          ).rows
        : await listOccupied(db, { instructorId: id, from, until });
      return;
    }
    const query = listQueryOf(ctx, lessonList);
    answerList(ctx, "lessons", query, await listLessons(db, onlooker(signedIn(ctx)), query));
  });

  router.get(instructorLessonsUrl, async (ctx) => {
    const { id } = inRole(ctx, "instructor");
    const query = listQueryOf(ctx, lessonList);
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
    const lesson = await answerableLesson(backend, signedIn(ctx), ctx.params.id!);
    const { status, payment } = shaped(ChangeLesson, ctx.request.body);
    const said = payment && (await saidPayment(db, lesson, payment));
    await changeLesson(backend, commandOf(ctx), { ...lesson, status, ...(said && { payment: said }) });
    await answerLesson(ctx, lesson.id);
  });

  router.delete(lessonUrl(":id"), async (ctx) => {
    const user = inRole(ctx, "student", "instructor");
    const { id: lessonId, side, stream } = await ownLesson(backend, user, ctx.params.id!);
    const command = commandOf(ctx);
    await handle({ fold: day, stream, command }, deleteLesson({ lessonId, from: side, now: command.now }));
    await answerLesson(ctx, lessonId);
  });

  router.put(paymentNoteUrl(":id"), async (ctx) => {
    const lesson = await keptLesson(backend, inRole(ctx, "instructor", "admin"), ctx.params.id!);
    const payment = await saidPayment(db, lesson, shaped(NotePayment, ctx.request.body));
    const target = { fold: day, stream: lesson.stream, command: commandOf(ctx) };
    await handle(target, notePayment({ lessonId: lesson.id, payment }));
    await answerLesson(ctx, lesson.id);
  });

  router.delete(paymentNoteUrl(":id"), async (ctx) => {
    const { id: lessonId, stream } = await keptLesson(backend, inRole(ctx, "instructor", "admin"), ctx.params.id!);
    await handle({ fold: day, stream, command: commandOf(ctx) }, withdrawPaymentNote({ lessonId }));
    await answerLesson(ctx, lessonId);
  });

  proposalRoutes(router, backend);
};
