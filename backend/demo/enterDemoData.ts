import { userStream } from "../../eventstore/accounts/events.ts";
import { dayStream } from "../../eventstore/lessons/events.ts";
import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import type { Actor } from "../../eventstore/eventStore.ts";
import { appoint } from "../accounts/appoint.ts";
import { person, updateInstructorProfile } from "../accounts/person.ts";
import { register } from "../accounts/register.ts";
import type { Backend } from "../app.ts";
import { type Command, newId } from "../command.ts";
import { book } from "../lessons/book.ts";
import { changeLesson } from "../lessons/change.ts";
import { day } from "../lessons/day.ts";
import { scheduleLesson } from "../lessons/lesson.ts";
import { availability, publishSlot } from "../scheduling/availability.ts";
import { demoAdmin, demoCoach, type DemoInstructor, demoInstructors, demoPassword, demoPlayer } from "./people.ts";

const weeks = 26;
const daysBack = 28;
const oneDay = 24 * 60 * 60 * 1000; // ms

/**
 * Fills an empty product with people, times and lessons in every status, through the same commands and decisions that
 * screens use, so that each is a real fact. Every command is keyed: entered twice, it is entered once.
 */
export const enterDemoData = async (backend: Backend, now: Date) => {
  const at = (days: number) => new Date(now.getTime() + days * oneDay).toISOString();
  const command = (key: string, when: string, actor: Actor = "system"): Command => ({
    actor,
    now: when,
    requestId: "demo data",
    key: `demo ${key}`,
  });

  const enter = async (told: { email: string; firstName: string; lastName: string }) => {
    const by = command(`register ${told.email}`, at(-daysBack));
    const known = await backend.credentials.byEmail(told.email);
    if (known) return known.user_id;
    const form = { ...told, password: demoPassword, confirmPassword: demoPassword };
    const details = { position: null, experience: null, parentName: null, parentPhone: null, ...form };
    return register(backend, by, details);
  };

  const enterInstructor = async ({ person: told, profile, week }: DemoInstructor) => {
    const userId = await enter(told);
    await appoint(backend, command(`appoint ${told.email}`, at(-daysBack)), { userId, role: "instructor" });
    const self = { userId, role: "instructor" };
    await backend.handle(
      { fold: person, stream: userStream(userId), command: command("profile", at(-daysBack), self) },
      updateInstructorProfile({ userId, told: profile }),
    );
    const validFrom = backend.time.wallClock(at(-daysBack)).date;
    for (const { days, times, seats = 1 } of week)
      for (const dayOfWeek of days)
        for (const [startTime, endTime] of times) {
          const by = command(`slot ${dayOfWeek} ${startTime}`, at(-daysBack), self);
          const slot = {
            slotId: newId(by),
            instructorId: userId,
            dayOfWeek,
            startTime,
            endTime,
            priceCents: profile.hourlyRateCents,
            location: profile.location,
            maxStudents: seats,
            weeks,
            validFrom,
            validUntil: backend.time.addDays(validFrom, weeks * 7),
            available: true,
          };
          const target = { fold: availability, stream: availabilityStream(userId), command: by };
          await backend.handle(target, publishSlot(slot));
        }
    return userId;
  };

  const admin = await enter(demoAdmin);
  await appoint(backend, command("appoint admin", at(-daysBack)), { userId: admin, role: "admin" });
  const player = await enter(demoPlayer);
  const coach = await enterInstructor(demoCoach);
  const others = [];
  for (const instructor of demoInstructors) others.push(await enterInstructor(instructor));
  await enterLessons({ backend, at, command, player, coach, others });
};

const enterLessons = async ({
  backend,
  at,
  command,
  player,
  coach,
  others,
}: {
  backend: Backend;
  at: (days: number) => string;
  command: (key: string, when: string, actor?: Actor) => Command;
  player: string;
  coach: string;
  others: readonly string[];
}) => {
  const { time } = backend;

  /** The first of an instructor's slots on or after a day that lies so many days from now. */
  const timeOf = async (instructorId: string, days: number, nth = 0) => {
    const slots = [...(await backend.stateOf(availability, availabilityStream(instructorId))).values()];
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
    }: {
      instructorId: string;
      days: number;
      nth?: number;
      focus: "hitting" | "fielding" | "both";
      ends?: "confirmed" | "declined" | "cancelled" | "completed";
    },
  ) => {
    const { scheduledDate, date } = await timeOf(instructorId, days, nth);
    const booked = new Date(Math.min(Date.parse(at(0)), Date.parse(scheduledDate)) - 2 * oneDay).toISOString();
    const byPlayer = { userId: player, role: "student" };
    const byInstructor = { userId: instructorId, role: "instructor" };
    const id = await book(backend, command(key, booked, byPlayer), {
      studentId: player,
      form: {
        instructorId,
        scheduledDate,
        studentPhone: "555-010-0142",
        studentEmail: demoPlayer.email,
        sessionFocus: focus,
        weeklyRecurring: "maybe",
      },
    });
    const lesson = { id, instructorId, stream: dayStream({ instructorId, date }) };
    const answered = new Date(Date.parse(booked) + oneDay / 8).toISOString();
    if (ends === "cancelled")
      await changeLesson(backend, command(`${key} ends`, answered, byPlayer), {
        ...lesson,
        side: "player",
        status: ends,
      });
    if (ends === "declined" || ends === "confirmed" || ends === "completed")
      await changeLesson(backend, command(`${key} ends`, answered, byInstructor), {
        ...lesson,
        side: "instructor",
        status: ends === "declined" ? ends : "confirmed",
      });
    if (ends === "completed")
      await changeLesson(
        backend,
        command(`${key} done`, new Date(Date.parse(scheduledDate) + oneDay / 12).toISOString(), byInstructor),
        { ...lesson, side: "instructor", status: ends },
      );
  };

  await entered("first lesson", { instructorId: coach, days: -21, focus: "hitting", ends: "completed" });
  await entered("second lesson", { instructorId: others[0]!, days: -12, focus: "fielding", ends: "completed" });
  await entered("next lesson", { instructorId: coach, days: 3, focus: "hitting", ends: "confirmed" });
  await entered("open request", { instructorId: coach, days: 5, nth: 1, focus: "both" });
  await entered("another request", { instructorId: others[1]!, days: 8, focus: "both" });
  await entered("declined request", { instructorId: others[2]!, days: 6, focus: "hitting", ends: "declined" });
  await entered("taken back", { instructorId: others[0]!, days: 9, focus: "fielding", ends: "cancelled" });

  const walkIn = async (key: string, days: number, nth: number, studentName: string, notes: string) => {
    const { slot, date, scheduledDate } = await timeOf(coach, days, nth);
    const by = command(key, at(-1), { userId: coach, role: "instructor" });
    const lesson = {
      lessonId: newId(by),
      studentId: null,
      instructorId: coach,
      slotId: slot.slotId,
      date,
      startTime: slot.startTime,
      startsAt: scheduledDate,
      minutes: 60,
      priceCents: slot.priceCents,
      location: slot.location,
      seats: slot.maxStudents,
      as: "scheduled" as const,
      sessionFocus: null,
      weeklyRecurring: null,
      personal: { studentName, notes },
    };
    await backend.handle({ fold: day, stream: dayStream(lesson), command: by }, scheduleLesson({ lesson }));
  };
  await walkIn("walk-in today", 0, 0, "Casey (walk-in)", "Called this morning");
  await walkIn("walk-in soon", 2, 2, "Jordan (walk-in)", "Pays in cash");
};
