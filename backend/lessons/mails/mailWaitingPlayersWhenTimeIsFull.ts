import { dayStream, type LessonEvent } from "../../../eventstore/lessons/events.ts";
import { overlaps } from "../../../projections/scheduling/freeTimesRule.ts";
import type { Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import { day, isFree } from "../day.ts";
import { type Desk, lessonToMail, postToPlayer } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";
import { isToCome } from "../movesRule.ts";
import { nearestTimes } from "../booking/nearestTimes.ts";

/**
 * The last seat of a time is taken: whoever still waits for it can no longer be confirmed, and hears it now, with other
 * times, instead of waiting in vain. Once per request, however often its time opens up and is taken again.
 */
export const mailWaitingPlayersWhenTimeIsFull = (desk: Desk): Process => {
  const { stateOf } = desk;

  const mailLosers = async (lessonId: string): Promise<Post[]> => {
    const taken = await lessonToMail(desk, lessonId);
    if (!taken) return [];
    const lessons = await stateOf(day, dayStream({ instructorId: taken.instructor.id, date: taken.date }));
    const winner = lessons.get(lessonId);
    if (!winner) return [];
    const losers = [...lessons.values()].filter(
      (other) =>
        other.status === "pending" && isToCome(other, Date.now()) && overlaps(other, winner) && !isFree(lessons, other),
    );
    const posts: Post[] = [];
    for (const { lessonId: id } of losers) posts.push(...(await mailLoser(id)));
    return posts;
  };

  const mailLoser = async (lessonId: string): Promise<Post[]> => {
    const lesson = await lessonToMail(desk, lessonId);
    if (!lesson) return [];
    const { date, scheduledDate: startsAt } = lesson;
    const instructorId = lesson.instructor.id;
    const free = await nearestTimes(desk, { instructorId, date, startsAt, now: new Date().toISOString() });
    const instructor = nameOf(lesson.instructor.user) ?? "Your instructor";
    return postToPlayer(desk, lesson, `${lessonId} ${startsAt}`, {
      kind: "time taken",
      subject: `Taken meanwhile: ${shortWhen(lesson)}`,
      heading: "Somebody else got this time",
      paragraphs: [
        `${instructor} has given this time to another player, so your request for it cannot be confirmed any more.`,
        free.length > 0
          ? "These times are the nearest that are free at this moment:"
          : "At this moment no other time is free within two weeks of it. New times are published now and then.",
      ],
      facts: free.map((time, n) => [n === 0 ? "Free" : "", shortWhen(time)] as const),
      button: {
        label: free.length > 0 ? "Choose another time" : "See the calendar",
        path: `/schedule?instructorId=${encodeURIComponent(instructorId)}`,
      },
      afterwards: ["You can take your request back on your dashboard."],
    });
  };

  return processOf<LessonEvent>("mail waiting players when time is full", {
    LessonConfirmed: ({ data }) => mailLosers(data.lessonId),
    LessonMoved: ({ data }) => mailLosers(data.lessonId),
    LessonBooked: async ({ data }) => (data.as === "scheduled" ? mailLosers(data.lessonId) : []),
  });
};
