import type { Role } from "../../../backend/accounts/contract.ts";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { today } from "../../shared/formats.ts";
import { isToCome } from "../../shared/lessons/lessonNow.ts";

type Person = { id: string; role: Role };

/** Instructors may also take lessons from others; the dashboards show the lessons they give. */
export const givenBy = ({ id, role }: Person) => (role === "admin" ? {} : { instructorId: id });

const sort = { field: "scheduledDate", order: "ASC" as const };

/** Asked for and not answered yet. */
export const waitingLessons = (me: Person) => ({
  filter: { status: "pending", ...givenBy(me) },
  sort,
  pagination: { page: 1, perPage: 50 },
});

/** With a player's proposal that is not answered yet: few enough to read and count them all. */
export const changesAsked = (me: Person) => ({
  filter: { proposalFrom: "player", from: today(), ...givenBy(me) },
  sort,
  pagination: { page: 1, perPage: 1000 },
});

/** The player's proposal while it can still be answered, else null. */
export const changeAsked = (lesson: LessonView) =>
  lesson.proposal?.from === "player" && isToCome(lesson) ? lesson.proposal : null;

/** As lines: the requests of one series are a line, in their order. */
export const inLines = (lessons: readonly LessonView[]) => {
  const lines = new Map<string, [LessonView, ...LessonView[]]>();
  for (const lesson of lessons) {
    const of = lesson.status === "pending" && !changeAsked(lesson) && lesson.series ? lesson.series.id : lesson.id;
    const line = lines.get(of);
    if (line) line.push(lesson);
    else lines.set(of, [lesson]);
  }
  return [...lines.values()];
};
