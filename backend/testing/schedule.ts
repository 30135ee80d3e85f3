import { randomUUID } from "node:crypto";
import { dayStream } from "../../eventstore/lessons/events.ts";
import type { Command } from "../command.ts";
import { day } from "../lessons/day.ts";
import { bookLesson, completeLesson, confirmLesson } from "../lessons/lesson.ts";
import { ownAvailabilityUrl, type SlotView } from "../scheduling/contract.ts";
import type { Person, TestProduct } from "./testProduct.ts";

const oneDay = 24 * 60 * 60 * 1000; // ms

export interface Offer {
  readonly slot: SlotView;
  readonly date: string;
  readonly scheduledDate: string;
}

/** A slot that an instructor publishes over HTTP, and its next time, some days from now. */
export const offer = async (
  { backend: { time } }: Pick<TestProduct, "backend">,
  instructor: Person,
  { daysAhead = 3, startTime = "16:00", endTime = "17:00", ...fields }: Record<string, unknown> & Partial<Times> = {},
): Promise<Offer> => {
  const date = time.addDays(time.wallClock(new Date().toISOString()).date, daysAhead);
  const dayOfWeek = time.dayOfWeek(date);
  const form = { dayOfWeek, startTime, endTime, price: 80, location: "Indoor Cage 2", ...fields };
  const { status, body } = await instructor("POST", ownAvailabilityUrl, form);
  if (status !== 201) throw new Error(`publishing failed: ${JSON.stringify(body)}`);
  return { slot: body, date, scheduledDate: time.instantOf({ date, time: startTime }) };
};
interface Times {
  daysAhead: number;
  startTime: string;
  endTime: string;
}

/** The facility's day this many days from now. */
export const dayIn = ({ backend: { time } }: Pick<TestProduct, "backend">, days: number) =>
  time.addDays(time.today(), days);

/** What the wizard sends for an open time. */
export const bookingOf = ({ slot, scheduledDate }: Offer, fields: Record<string, unknown> = {}) => ({
  instructorId: slot.instructorId,
  scheduledDate,
  price: slot.price,
  location: slot.location,
  duration: 60,
  studentPhone: "555-010-0100",
  studentEmail: "contact@example.com",
  sessionFocus: "hitting",
  weeklyRecurring: "no",
  ...fields,
});

/** A lesson requested through the decision itself, for players who need no log-in and times in the past. */
export const lessonAsked = async (
  { backend }: Pick<TestProduct, "backend">,
  hour: {
    studentId: string;
    instructorId: string;
    daysAhead: number;
    startTime?: string;
    seats?: number;
    phone?: string;
  },
) => {
  const { studentId, instructorId, daysAhead, startTime = "12:00", seats = 1, phone = "555-010-0100" } = hour;
  const { time } = backend;
  const date = time.addDays(time.wallClock(new Date().toISOString()).date, daysAhead);
  const startsAt = time.instantOf({ date, time: startTime });
  const lessonId = randomUUID();
  const by = (userId: string, role: string, days: number): Command => ({
    actor: { userId, role },
    now: new Date(Date.parse(startsAt) + days * oneDay).toISOString(),
    requestId: "spec",
  });
  const lesson = {
    lessonId,
    studentId,
    instructorId,
    slotId: null,
    date,
    startTime,
    startsAt,
    seats,
    minutes: 60,
    priceCents: 7500,
    location: "Indoor Cage 1",
    sessionFocus: null,
    weeklyRecurring: null,
    as: "pending" as const,
    personal: { phone },
  };
  const asked = by(studentId, "student", -2);
  const stream = dayStream(lesson);
  await backend.handle({ fold: day, stream, command: asked }, bookLesson({ lesson, now: asked.now }));
  const target = (command: Command) => ({ fold: day, stream, command });
  return {
    lessonId,
    date,
    confirm: () => {
      const command = by(instructorId, "instructor", -1);
      return backend.handle(target(command), confirmLesson({ lessonId, now: command.now, offered: true }));
    },
    complete: () => {
      const command = by(instructorId, "instructor", 1);
      return backend.handle(target(command), completeLesson({ lessonId, now: command.now }));
    },
  };
};
