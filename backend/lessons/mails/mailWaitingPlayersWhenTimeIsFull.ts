import { dayStream, type LessonEvent } from "../../../eventstore/lessons/events.ts";
import { overlaps } from "../../../projections/scheduling/freeTimesRule.ts";
import type { Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import { day, isFree } from "../day.ts";
import { type Desk, lessonToMail, postToPlayer } from "./lessonMail.ts";
import { refundWords } from "../payingRule.ts";
import { shortWhen } from "./lessonWords.ts";
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
    const coach = lesson.instructor.user.firstName ?? "Your coach";
    const money = refundWords(coach, lesson);
    return postToPlayer(desk, lesson, `${lessonId} ${startsAt}`, {
      kind: "time taken",
      subject: `That time is taken: ${shortWhen(lesson)}`,
      heading: "Another player got this time",
      paragraphs: [
        `${coach} confirmed another player for this time, so your request for it can't be confirmed.`,
        free.length > 0
          ? "These openings are the closest. You can take one on your dashboard with one tap."
          : "There are no other openings within two weeks of it right now. Check the calendar for new ones.",
        ...(money ? [`${money} If you take another opening, your payment counts for it.`] : []),
      ],
      facts: free.map((time, n) => [n === 0 ? "Openings" : "", shortWhen(time)] as const),
      button:
        free.length > 0
          ? { label: "Take another time", path: "/player-dashboard" }
          : { label: "See the calendar", path: `/schedule?instructorId=${encodeURIComponent(instructorId)}` },
      afterwards: ["You can cancel your request on your dashboard."],
    });
  };

  return processOf<LessonEvent>("mail waiting players when time is full", {
    LessonConfirmed: ({ data }) => mailLosers(data.lessonId),
    LessonMoved: ({ data }) => mailLosers(data.lessonId),
    LessonBooked: async ({ data }) => (data.as === "scheduled" ? mailLosers(data.lessonId) : []),
  });
};
