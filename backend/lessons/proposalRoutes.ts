import type Router from "@koa/router";
import { lessonById } from "../../projections/lessons/queries.ts";
import type { Backend } from "../backend.ts";
import { answerCreated } from "../http/oldCreated.ts";
import { shaped } from "../http/rejection.ts";
import { commandOf, inRole } from "../http/signedIn.ts";
import { AnswerProposal, proposalsUrl, proposalUrl, Propose, ReviewLesson, reviewUrl } from "./contract.ts";
import { day } from "./day.ts";
import { ownLesson } from "./ownLesson.ts";
import { propose } from "./propose.ts";
import { reviewLesson } from "./review.ts";
import { answerProposal } from "./settle.ts";

/** What both sides of a lesson say about it afterwards: other times, cancellations, a review. */
export const proposalRoutes = (router: Router, backend: Backend) => {
  const { db, handle } = backend;

  router.post(proposalsUrl(":id"), async (ctx) => {
    const lesson = await ownLesson(backend, inRole(ctx, "student", "instructor"), ctx.params.id!);
    await propose(backend, commandOf(ctx), { lesson, form: shaped(Propose, ctx.request.body) });
    answerCreated(ctx, lesson.id, await lessonById(db, "admin", lesson.id));
  });

  router.patch(proposalUrl(":id", ":proposalId"), async (ctx) => {
    const lesson = await ownLesson(backend, inRole(ctx, "student", "instructor"), ctx.params.id!);
    const { answer } = shaped(AnswerProposal, ctx.request.body);
    await answerProposal(backend, commandOf(ctx), { lesson, proposalId: ctx.params.proposalId!, answer });
    ctx.body = await lessonById(db, "admin", lesson.id);
  });

  router.post(reviewUrl(":id"), async (ctx) => {
    const {
      id: lessonId,
      side,
      stream,
    } = await ownLesson(backend, inRole(ctx, "student", "instructor"), ctx.params.id!);
    const { rating, comment } = shaped(ReviewLesson, ctx.request.body);
    const command = commandOf(ctx);
    await handle({ fold: day, stream, command }, reviewLesson({ lessonId, by: side, rating, comment }));
    answerCreated(ctx, lessonId, await lessonById(db, "admin", lessonId));
  });
};
