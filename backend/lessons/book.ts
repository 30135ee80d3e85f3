import { dayStream } from "../../eventstore/lessons/events.ts";
import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import { roleOf } from "../../projections/accounts/queries.ts";
import { lessonPlace } from "../../projections/lessons/placeQueries.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import { Rejection } from "../rejection.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { type BookLesson, lessonMinutes } from "./contract.ts";
import { day } from "./day.ts";
import { bookLesson } from "./lesson.ts";
import { agreedPrice, offeredSlot } from "./offer.ts";
import { contacts } from "./personal.ts";

/** A player asks for one of an instructor's times. Price, place and seats are the slot's, whatever the form says. */
export const book = async (
  { db, handle, stateOf, time }: Pick<Backend, "db" | "handle" | "stateOf" | "time">,
  command: Command,
  { studentId, form }: { studentId: string; form: BookLesson },
): Promise<string> => {
  const { instructorId } = form;
  const lessonId = newId(command, "lesson");
  // Sent again: booked, whatever became of the slot. Where the read models do not show it yet, the day does.
  if (command.key && (await lessonPlace(db, lessonId))) return lessonId;
  const asked = { instructorId, date: time.wallClock(new Date(form.scheduledDate).toISOString()).date };
  if (command.key && (await stateOf(day, dayStream(asked))).has(lessonId)) {
    await handle({ fold: day, stream: dayStream(asked), command }, () => []); // until they do
    return lessonId;
  }
  if ((await roleOf(db, instructorId)) !== "instructor")
    throw new Rejection("missing", "NoSuchInstructor", "This instructor does not give lessons here any more.");
  const offer = await stateOf(availability, availabilityStream(instructorId));
  const { slot, date, startsAt } = offeredSlot(offer, { scheduledDate: form.scheduledDate, time });
  const lesson = {
    lessonId,
    studentId,
    instructorId,
    slotId: slot.slotId,
    date,
    startTime: slot.startTime,
    startsAt,
    minutes: lessonMinutes,
    priceCents: agreedPrice(slot, form.price),
    location: slot.location,
    seats: slot.maxStudents,
    as: "pending" as const,
    sessionFocus: form.sessionFocus,
    weeklyRecurring: form.weeklyRecurring,
    personal: contacts({ phone: form.studentPhone, email: form.studentEmail, notes: form.notes }),
  };
  const target = { fold: day, stream: dayStream(lesson), command };
  await handle(target, bookLesson({ lesson, now: command.now }));
  return lessonId;
};
