import type { LessonEvent } from "../../../eventstore/lessons/events.ts";
import type { SeriesEvent } from "../../../eventstore/lessons/seriesEvents.ts";
import { lessonsOfOthers } from "../../../projections/lessons/placeQueries.ts";
import { takesSeat } from "../../../projections/scheduling/freeTimesRule.ts";
import type { Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import { isSamePlace, placesOfAll } from "../../scheduling/open.ts";
import { type Desk, lessonToMail, postToInstructor } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

/**
 * Lessons are agreed to in a place where another coach has one then. Whoever agreed to them was asked first; this tells
 * the other coach. Once for two such hours, however many players come to them, and once for all weeks of a series.
 */
export const mailInstructorWhenPlaceShared = (desk: Desk): Process => {
  const shared = placesOfAll(desk.business);

  /** The lessons of others that one meets, each with it. */
  const meetings = async (lessonId: string) => {
    const lesson = await lessonToMail(desk, lessonId);
    if (!lesson || !takesSeat(lesson) || Date.parse(lesson.scheduledDate) <= Date.now()) return [];
    const { instructor, scheduledDate: startsAt, duration: minutes, location } = lesson;
    const others = await lessonsOfOthers(desk.db, { instructorId: instructor.id, startsAt, minutes });
    return others.filter((one) => isSamePlace(one.location, location, shared)).map((other) => ({ lesson, other }));
  };

  const mailOthers = async (lessonIds: readonly string[]): Promise<Post[]> => {
    const met = (await Promise.all(lessonIds.map(meetings))).flat();
    const ofCoach = new Map<string, typeof met>();
    for (const one of met) ofCoach.set(one.other.instructorId, [...(ofCoach.get(one.other.instructorId) ?? []), one]);
    const posts = [...ofCoach.values()].map(async ([first, ...later]) => {
      const theirs = first && (await lessonToMail(desk, first.other.id));
      if (!theirs) return [];
      const { lesson, other } = first;
      const coach = nameOf(lesson.instructor.user) ?? "Another coach";
      const times = [...new Set([first, ...later].map((one) => shortWhen(one.lesson)))];
      return postToInstructor(desk, theirs, `${lesson.instructor.id} ${lesson.scheduledDate} ${other.startsAt}`, {
        kind: "place shared",
        subject: `${coach} is in ${other.location}, too: ${shortWhen(theirs)}`,
        heading: times.length > 1 ? `Lessons of two coaches in ${other.location}` : `Two lessons in ${other.location}`,
        paragraphs: [
          times.length > 1
            ? `${coach} has lessons there, too: ${times.join(" · ")}. All of them stand.`
            : `${coach} has a lesson there, too, on ${times[0]}. Both lessons stand.`,
          "Please agree on who uses the space, or move one of the lessons.",
        ],
        alsoNames: lesson.instructor.id,
        button: { label: "See your lesson", path: `/instructor-dashboard/lessons/${theirs.id}/show` },
      });
    });
    return (await Promise.all(posts)).flat();
  };

  return processOf<LessonEvent | SeriesEvent>("mail instructor when place shared", {
    LessonBooked: async ({ data }) =>
      data.as === "scheduled" && !data.series && !data.how ? mailOthers([data.lessonId]) : [],
    LessonConfirmed: async ({ data }) => (data.seriesActId ? [] : mailOthers([data.lessonId])),
    LessonMoved: async ({ data }) => (data.undoes || data.seriesActId ? [] : mailOthers([data.lessonId])),
    SeriesBooked: ({ data }) => mailOthers(data.lessonIds), // those that are agreed
    SeriesActDone: async ({ data }) =>
      !data.undoes && ["confirmed", "moved"].includes(data.what) ? mailOthers(data.lessonIds) : [],
  });
};
