import { dayStream } from "../../eventstore/lessons/events.ts";
import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import { roleOf } from "../../projections/accounts/queries.ts";
import { lessonPlace } from "../../projections/lessons/queries.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import { Rejection } from "../rejection.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { type BookLesson, lessonMinutes } from "./contract.ts";
import { day } from "./day.ts";
import { bookLesson } from "./lesson.ts";
import { agreedPrice, offeredSlot } from "./offer.ts";

/** A player asks for one of an instructor's times. Price, place and seats are the slot's, whatever the form says. */
export const book = async (
  { db, handle, stateOf, time }: Pick<Backend, "db" | "handle" | "stateOf" | "time">,
  command: Command,
  { studentId, form }: { studentId: string; form: BookLesson },
): Promise<string> => {
  const { instructorId } = form;
  const lessonId = newId(command, "lesson");
  if (command.key && (await lessonPlace(db, lessonId))) return lessonId; // sent again: booked, whatever became of the slot
  if ((await roleOf(db, instructorId)) !== "instructor")
    throw new Rejection("missing", "NoSuchInstructor", "This instructor does not give lessons here any more.");
  const slots = await stateOf(availability, availabilityStream(instructorId));
  const { slot, date, startsAt } = offeredSlot(slots, { scheduledDate: form.scheduledDate, time });
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
    personal: { phone: form.studentPhone, email: form.studentEmail, ...(form.notes && { notes: form.notes }) },
  };
  const target = { fold: day, stream: dayStream(lesson), command };
  await handle(target, bookLesson({ lesson, now: command.now }));
  return lessonId;
};
