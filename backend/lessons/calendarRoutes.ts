import type Router from "@koa/router";
import type { Context } from "koa";
import { userById } from "../../projections/accounts/queries.ts";
import { lessonById, listLessons } from "../../projections/lessons/queries.ts";
import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";
import { inRole } from "../http/signedIn.ts";
import { calendarFeeds } from "../calendarFeeds.ts";
import { calendarFile } from "./calendarFile.ts";
import { type CalendarFeed, calendarFeedUrl, calendarFileUrl, calendarUrl } from "./contract.ts";
import { noSuchLesson, ownLesson } from "./ownLesson.ts";

const daysBack = 60;

const answerCalendar = (ctx: Context, file: string, name: string) => {
  ctx.type = "text/calendar; charset=utf-8";
  ctx.attachment(name);
  ctx.body = file;
};

/** Lessons for people's own calendars: one as a file, or all at an address that calendar programs read again and again. */
export const calendarRoutes = (router: Router, backend: Backend) => {
  const { db, business, limits, time } = backend;
  const feeds = calendarFeeds(db);

  router.get(calendarFileUrl(":id"), async (ctx) => {
    const { id, side } = await ownLesson(backend, inRole(ctx, "student", "instructor"), ctx.params.id!);
    const lesson = await lessonById(db, "admin", id);
    if (!lesson) throw noSuchLesson();
    answerCalendar(ctx, calendarFile([lesson], { business, side, method: "PUBLISH" }), `lesson-${lesson.date}.ics`);
  });

  router.get(calendarFeedUrl, async (ctx) => {
    const { id } = inRole(ctx, "student", "instructor");
    ctx.body = { since: await feeds.since(id), path: null } satisfies CalendarFeed;
  });
  router.post(calendarFeedUrl, async (ctx) => {
    const { id } = inRole(ctx, "student", "instructor");
    const { token, since } = await feeds.renew(id);
    ctx.set("Cache-Control", "no-store");
    ctx.body = { since, path: calendarUrl(token) } satisfies CalendarFeed;
  });
  router.delete(calendarFeedUrl, async (ctx) => {
    await feeds.revoke(inRole(ctx, "student", "instructor").id);
    ctx.body = { since: null, path: null } satisfies CalendarFeed;
  });

  /** The address alone lets in, so it is never logged, kept by no cache on the way and found by no search engine. */
  router.get(calendarUrl(":token"), async (ctx) => {
    ctx.set("Cache-Control", "private, no-cache");
    ctx.set("X-Robots-Tag", "noindex");
    const token = ctx.params.token!;
    const owner = await feeds.ownerOf(token);
    if (!owner) await limits.count("guessCalendarFromAddress", ctx.ip);
    const user = owner === undefined ? undefined : await userById(db, owner);
    if (!user || user.erasedAt)
      throw new Rejection("missing", "NoSuchCalendar", "There is no calendar at this address.");
    await limits.count("readCalendar", user.id);
    const gives = user.role === "instructor";
    const from = time.addDays(time.wallClock(new Date().toISOString()).date, -daysBack);
    const onlooker = gives ? { instructor: user.id } : { player: user.id };
    const { rows } = await listLessons(db, onlooker, { filter: { from } });
    const side = gives ? "instructor" : "player";
    const name = `${business.productName} lessons`;
    answerCalendar(ctx, calendarFile(rows, { business, side, method: "PUBLISH", names: "first", name }), "lessons.ics");
  });
};
