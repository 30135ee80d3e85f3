import type { Actor } from "../../eventstore/eventStore.ts";
import { dayStream } from "../../eventstore/lessons/events.ts";
import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import { book } from "../lessons/booking/book.ts";
import { changeLesson } from "../lessons/change.ts";
import { day } from "../lessons/day.ts";
import { markLessonMissed } from "../lessons/lesson.ts";
import { propose } from "../lessons/proposals/propose.ts";
import { putOnCalendar } from "../lessons/booking/putOnCalendar.ts";
import { reviewLesson } from "../lessons/reviews/review.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { demoFamily, demoPlayer } from "./people.ts";

export const oneDay = 24 * 60 * 60 * 1000; // ms

/** The player's lessons and the coach's walk-ins, in every status, past and future, with reviews and payment notes. */
export const enterLessons = async ({
  backend,
  at,
  command,
  player,
  coach,
  others,
  family,
}: {
  backend: Backend;
  at: (days: number) => string;
  command: (key: string, when: string, actor?: Actor) => Command;
  player: string;
  coach: string;
  others: readonly string[];
  family: { readonly account: string; readonly players: readonly string[] };
}) => {
  const { time } = backend;
  const byPlayer = { userId: player, role: "student" };

  /** The first hour of an instructor's slots on or after the day this many days from now. */
  const timeOf = async (instructorId: string, days: number, nth = 0) => {
    const slots = [...(await backend.stateOf(availability, availabilityStream(instructorId))).slots.values()];
    for (let date = time.wallClock(at(days)).date; ; date = time.addDays(date, 1)) {
      const slot = slots.filter(({ dayOfWeek }) => dayOfWeek === time.dayOfWeek(date))[nth];
      if (slot) return { slot, date, scheduledDate: time.instantOf({ date, time: slot.startTime }) };
    }
  };

  const entered = async (
    key: string,
    {
      instructorId,
      days,
      nth,
      focus,
      ends,
      paid,
      playerId,
    }: {
      instructorId: string;
      days: number;
      nth?: number;
      focus: "hitting" | "fielding" | "both";
      ends?: "confirmed" | "declined" | "cancelled" | "completed" | "missed";
      paid?: "venmo" | "cash"; // noted with the confirmation
      playerId?: string | undefined; // one of the family's
    },
  ) => {
    const { scheduledDate, date } = await timeOf(instructorId, days, nth);
    const booked = new Date(Math.min(Date.parse(at(0)), Date.parse(scheduledDate)) - 2 * oneDay).toISOString();
    const byInstructor = { userId: instructorId, role: "instructor" };
    const by = playerId ? family.account : player;
    const id = await book(backend, command(key, booked, { userId: by, role: "student" }), {
      by,
      form: {
        instructorId,
        scheduledDate,
        ...(playerId && { playerId }),
        studentPhone: playerId ? "555-010-0178" : "555-010-0142",
        studentEmail: playerId ? demoFamily.email : demoPlayer.email,
        sessionFocus: focus,
        weeklyRecurring: "maybe",
      },
    });
    const stream = dayStream({ instructorId, date });
    const lesson = { id, instructorId, studentId: player, requestId: null, date, stream };
    const answered = new Date(Date.parse(booked) + oneDay / 8).toISOString();
    if (ends === "cancelled")
      await changeLesson(backend, command(`${key} ends`, answered, byPlayer), {
        ...lesson,
        side: "player",
        status: ends,
      });
    if (ends !== undefined && ends !== "cancelled")
      await changeLesson(backend, command(`${key} ends`, answered, byInstructor), {
        ...lesson,
        side: "instructor",
        status: ends === "declined" ? ends : "confirmed",
        ...(paid && { payment: { how: paid, words: null } }),
      });
    const after = command(`${key} done`, new Date(Date.parse(scheduledDate) + oneDay / 12).toISOString(), byInstructor);
    if (ends === "completed") await changeLesson(backend, after, { ...lesson, side: "instructor", status: ends });
    if (ends === "missed")
      await backend.handle({ fold: day, stream, command: after }, markLessonMissed({ lessonId: id, now: after.now }));
    return { ...lesson, side: "player" as const };
  };
  type Entered = Awaited<ReturnType<typeof entered>>;
  const reviewed = (
    key: string,
    days: number,
    { id, stream }: Entered,
    review: { rating: number; comment: string },
  ) => {
    const target = { fold: day, stream, command: command(key, at(days), byPlayer) };
    return backend.handle(target, reviewLesson({ lessonId: id, by: "player", signedAs: "player", ...review }));
  };

  const first = await entered("first lesson", {
    instructorId: coach,
    days: -21,
    focus: "hitting",
    ends: "completed",
    paid: "venmo",
  });
  const second = await entered("second lesson", {
    instructorId: others[0]!,
    days: -12,
    focus: "fielding",
    ends: "completed",
    paid: "cash",
  });
  await reviewed("review of the first lesson", -18, first, {
    rating: 5,
    comment: "Sam finally understands why his hands drop. We will be back.",
  });
  await reviewed("review of the second lesson", -9, second, { rating: 4, comment: "Great drills, and a full hour." });
  await entered("missed lesson", { instructorId: coach, days: -5, focus: "both", ends: "missed" });
  await entered("next lesson", { instructorId: coach, days: 3, focus: "hitting", ends: "confirmed" });
  await entered("open request", { instructorId: coach, days: 5, nth: 1, focus: "both" });
  await entered("another request", { instructorId: others[1]!, days: 8, focus: "both" });
  await entered("declined request", { instructorId: others[2]!, days: 6, focus: "hitting", ends: "declined" });
  await entered("taken back", { instructorId: others[0]!, days: 9, focus: "fielding", ends: "cancelled" });

  const late = await entered("lesson to be moved", {
    instructorId: coach,
    days: 9,
    focus: "hitting",
    ends: "confirmed",
  });
  const { scheduledDate } = await timeOf(coach, 13, 1);
  await propose(backend, command("another time", at(-0.5), byPlayer), {
    lesson: late,
    form: { kind: "move", scheduledDate, words: "We have a game that day. Would this time suit you?" },
  });

  const [casey, robin] = family.players;
  const withAna = { instructorId: others[0]!, focus: "fielding", ends: "confirmed" } as const;
  await entered("Casey's lesson", { ...withAna, days: 4, playerId: casey });
  await entered("Robin's lesson", { ...withAna, days: 4, nth: 1, playerId: robin });

  const walkIn = async (key: string, days: number, nth: number, studentName: string, notes: string) => {
    const { slot, date } = await timeOf(coach, days, nth);
    const by = command(key, at(-1), { userId: coach, role: "instructor" });
    const lessonId = newId(by, "lesson");
    const personal = { studentName, notes };
    const agreed = { lessonId, studentId: null, instructorId: coach, date, startTime: slot.startTime, personal };
    await putOnCalendar(backend, by, agreed);
  };
  await walkIn("walk-in today", 0, 0, "Casey (walk-in)", "Called this morning");
  await walkIn("walk-in soon", 2, 2, "Jordan (walk-in)", "Pays in cash");
};
