import { lessonsStarting } from "../../../projections/lessons/occupiedQueries.ts";
import { eachByItself } from "../../eachByItself.ts";
import type { Backend } from "../../backend.ts";
import { type Desk, lessonToMail, type Mailed, postToPlayer } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

const ahead = 24 * 60 * 60 * 1000; // ms

/**
 * Timed work: sends reminders of lessons that start within a day. A reminder's key contains the start, so each lesson
 * and start is reminded of once, by whichever run comes first after that moment; a moved lesson once more. Anyone who
 * booked within that day has just been written to, but not where the lesson was moved in. Returns how many were put into the outbox.
 */
export const remindPlayersTheDayBefore = async (
  backend: Desk & Pick<Backend, "mail">,
  now: string,
): Promise<number> => {
  const { db, mail } = backend;
  const span = { from: now, until: new Date(Date.parse(now) + ahead).toISOString() };
  let reminded = 0;
  await eachByItself(await lessonsStarting(db, span), async ({ id, movedInFor }) => {
    const lesson = await lessonToMail(backend, id);
    if (!lesson) return;
    const startsAt = lesson.scheduledDate;
    if (movedInFor === null && Date.parse(lesson.createdAt) > Date.parse(startsAt) - ahead) return;
    const coach = nameOf(lesson.instructor.user) ?? "Your coach";
    const posts = await postToPlayer(backend, lesson, `${id} ${startsAt}`, {
      ...(lesson.instructor.isActive ? comingUp(lesson, coach) : coachHasLeft(lesson, coach)),
      ...(lesson.studentId && { button: { label: "See your lessons", path: "/player-dashboard" } }),
    });
    for (const post of posts) if (await mail.post({ ...post, rank: "last" })) reminded++;
  });
  return reminded;
};

const comingUp = (lesson: Mailed, coach: string) => ({
  kind: "reminder",
  subject: `Reminder: your lesson on ${shortWhen(lesson)}`,
  heading: "Your lesson is coming up",
  paragraphs: [`${coach} is looking forward to seeing you.`],
  afterwards: ["Bring water, your glove, and athletic wear. If you can't make it, please call or email us today."],
  calendar: "REQUEST" as const,
});

/** Nobody gives it as it stands, and an admin has not canceled it yet. */
const coachHasLeft = (lesson: Mailed, coach: string) => ({
  kind: "coach has left",
  subject: `About your lesson on ${shortWhen(lesson)}`,
  heading: `${coach} doesn't coach here anymore`,
  paragraphs: [
    "We'll be in touch about this lesson. If you haven't heard from us, please call or email before you come.",
  ],
});
