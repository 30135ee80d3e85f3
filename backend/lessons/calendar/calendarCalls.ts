import { lessonLimits } from "../limits.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { guardedBy } from "../../../projections/players/open.ts";
import { lessonById, listLessons } from "../../../projections/lessons/queries.ts";
import type { Backend } from "../../backend.ts";
import { calendarFeeds } from "../../accounts/open.ts";
import { file } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { calendarFile } from "./calendarFile.ts";
import { CalendarFeed, calendarFeedUrl, calendarFileUrl, calendarUrl } from "../contract.ts";
import { noSuchLesson, ownLesson } from "../ownLesson.ts";

const daysBack = 60;

const calendar = { status: 200, type: "text/calendar" } as const;
const own = { who: ["student", "instructor"], whoInWords: "players and instructors, for their own lessons" } as const;
const feed = { status: 200, body: CalendarFeed } as const;

const toSave = (content: string, name: string) => file({ name, type: "text/calendar; charset=utf-8", content });

/** Every day of the camps that an instructor runs, from a day on. */
const campDaysFrom = async (
  { busyTimes, time }: Pick<Backend, "busyTimes" | "time">,
  instructorId: string,
  from: string,
) => {
  const days = [];
  for (const { firstDay, lastDay, startTime, endTime, isDivision, ...camp } of await busyTimes({
    instructorId,
    from,
  })) {
    const hours = isDivision ? `-${startTime}-${endTime}` : "";
    for (let date = firstDay > from ? firstDay : from; date <= lastDay; date = time.addDays(date, 1)) {
      const at = (clock: string) => time.instantOf({ date, time: clock });
      days.push({ ...camp, hours, date, startsAt: at(startTime), endsAt: at(endTime) });
    }
  }
  return days;
};

/** Lessons for people's own calendars: one as a file, or all at an address that calendar programs poll. */
export const calendarCalls: readonly Call[] = [
  call(
    "GET",
    calendarFileUrl(":id"),
    {
      does: "Gives one lesson as a calendar file.",
      who: ["student", "instructor"],
      whoInWords: "the player and the instructor of the lesson",
      answer: calendar,
    },
    async ({ user, params }, backend) => {
      const { db, business } = backend;
      const { id, side } = await ownLesson(backend, user, params.id);
      const lesson = await lessonById(db, "admin", id);
      if (!lesson) throw noSuchLesson();
      return toSave(calendarFile([lesson], { business, side, method: "PUBLISH" }), `lesson-${lesson.date}.ics`);
    },
  ),
  call(
    "GET",
    calendarFeedUrl,
    {
      does: "Says since when the caller has had a private calendar link, but not which one.",
      ...own,
      answer: feed,
    },
    async ({ user }, { db }) => ({ since: await calendarFeeds(db).since(user.id), path: null }),
  ),
  call(
    "POST",
    calendarFeedUrl,
    {
      does: "Makes a private calendar link and shows it this once. The previous one stops working.",
      ...own,
      unkeyed: true,
      answer: feed,
    },
    async ({ user, ctx }, { db }) => {
      const { token, since } = await calendarFeeds(db).renew(user.id);
      ctx.set("Cache-Control", "no-store");
      return { since, path: calendarUrl(token) };
    },
  ),
  call(
    "DELETE",
    calendarFeedUrl,
    {
      does: "Turns the private calendar link off.",
      ...own,
      unkeyed: true,
      answer: feed,
    },
    async ({ user }, { db }) => {
      await calendarFeeds(db).revoke(user.id);
      return { since: null, path: null };
    },
  ),
  call(
    "GET",
    calendarUrl(":token"),
    {
      does: "Gives a family's or an instructor's lessons and camps to calendar apps, without full names.",
      who: "everybody",
      whoInWords: "anyone with the link",
      answer: calendar,
      refused: { 429: "The link is read too often, or too many were guessed." },
    },
    /**
     * The address alone grants access, so it is never logged, never cached on the way and not found by search engines.
     */
    async ({ params: { token }, ctx }, backend) => {
      const { db, business, limits, time } = backend;
      ctx.set("Cache-Control", "private, no-cache");
      ctx.set("X-Robots-Tag", "noindex");
      const owner = await calendarFeeds(db).ownerOf(token);
      if (!owner) await limits.count(lessonLimits.guessCalendarFromAddress, ctx.ip);
      const user = owner === undefined ? undefined : await userById(db, owner);
      if (!user || user.erasedAt)
        throw new Rejection("missing", "NoSuchCalendar", "There's no calendar at this address.");
      await limits.count(lessonLimits.readCalendar, user.id);
      const gives = user.role === "instructor";
      const from = time.addDays(time.wallClock(new Date().toISOString()).date, -daysBack);
      const { rows } = await listLessons(db, gives ? { instructor: user.id } : { player: user.id }, {
        filter: { from },
      });
      const side = gives ? "instructor" : "player";
      const isFamilys = !gives && (await guardedBy(db, user.id)).length > 0;
      const camps = gives ? await campDaysFrom(backend, user.id, from) : [];
      const more = await backend.familyDays(backend, { userId: user.id, from, isFamilys: gives || isFamilys });
      const name = `${business.productName} lessons and camps`;
      return toSave(
        calendarFile(rows, { business, side, method: "PUBLISH", names: "first", name, isFamilys, camps, more }),
        "lessons.ics",
      );
    },
  ),
];
