import type { Command } from "../../../backend/command.ts";
import type { FacilityTime } from "../../../backend/facilityTime.ts";
import { Rejection } from "../../../backend/http/rejection.ts";
import { type Camp, camp } from "../../../backend/camps/camp.ts";
import { aroundMidnight } from "../../../backend/lessons/aroundMidnight.ts";
import { campAt } from "../../../backend/lessons/campAt.ts";
import { changeLesson } from "../../../backend/lessons/change.ts";
import { type ChangeLesson, lessonMinutes } from "../../../backend/lessons/contract.ts";
import { type Day, day } from "../../../backend/lessons/day.ts";
import { bookLesson, deleteLesson, scheduleLesson } from "../../../backend/lessons/lesson.ts";
import { offeredSlot, slotAt } from "../../../backend/lessons/proposals/offer.ts";
import type { OwnLesson } from "../../../backend/lessons/ownLesson.ts";
import { propose } from "../../../backend/lessons/proposals/propose.ts";
import { answerProposal } from "../../../backend/lessons/proposals/answerProposal.ts";
import { type CampEvent, campStream } from "../../../eventstore/camps/events.ts";
import { type BookedLesson, dayStream, type LessonEvent } from "../../../eventstore/lessons/events.ts";
import { type AvailabilityEvent, availabilityStream } from "../../../eventstore/scheduling/events.ts";
import { type Availability, availability } from "../../../eventstore/scheduling/slots.ts";
import { campsProjector } from "../../../projections/camps/camps.ts";
import { camps } from "../../../projections/camps/tables.ts";
import { lessonsProjector } from "../../../projections/lessons/lessons.ts";
import { lessons } from "../../../projections/lessons/tables.ts";
import { availabilityProjector, blocks, slots } from "../../../projections/scheduling/availability.ts";
import type { CampHours } from "../../../projections/scheduling/open.ts";
import type { RowOf } from "../../../projections/table.ts";
import { inMemory } from "./inMemory.ts";

export type LessonRow = RowOf<typeof lessons>;

/** An hour by the facility's wall clock. */
export interface Hour {
  readonly date: string;
  readonly startTime: string;
}
type Side = OwnLesson["side"];

/** Whether it goes through. Rethrows whatever is not a refusal. */
export const isAccepted = async (act: () => unknown): Promise<boolean> => {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof Rejection) return false;
    throw error;
  }
};

/** One instructor's schedule and lessons, and what calls of several contexts do to them. */
export const oneInstructor = (instructorId: string, { time, now }: { time: FacilityTime; now: string }) => {
  const world = inMemory([availabilityProjector, lessonsProjector, campsProjector]);
  const campHours = (): CampHours[] =>
    world.rows(camps).flatMap(({ startDate: firstDay, endDate: lastDay, isCancelled, isArchived, ...row }) => {
      if (isCancelled || isArchived) return [];
      const { id, title, location, startTime, endTime, divisions } = row;
      const camp = { id, title, location, firstDay, lastDay };
      const beyond = divisions.filter((one) => one.startTime < startTime || one.endTime > endTime);
      return [
        { ...camp, startTime, endTime, isDivision: false },
        ...beyond.map((one) => ({ ...camp, startTime: one.startTime, endTime: one.endTime, isDivision: true })),
      ];
    });
  const parts = { ...world, time, busyTimes: async () => campHours() };
  let made = 0;
  const newId = (kind: string) => `${instructorId} ${kind} ${++made}`;
  const command = (): Command => ({ actor: "system", now, requestId: "walk" });

  const offered = () => world.stateOf(availability, availabilityStream(instructorId));
  const streamOf = (date: string) => dayStream({ instructorId, date });
  const onDay = (date: string, decide: (lessons: Day) => readonly LessonEvent[]) =>
    world.handle({ fold: day, stream: streamOf(date), command: command() }, decide);
  const own = ({ id, date, studentId }: LessonRow, side: Side): OwnLesson => ({
    id,
    instructorId,
    studentId,
    requestId: null,
    date,
    side,
    stream: streamOf(date),
  });

  const lessonAt = (
    { date, startTime }: Hour,
    booking: Pick<BookedLesson, "studentId" | "slotId" | "seats" | "as">,
  ): BookedLesson => ({
    lessonId: newId("lesson"),
    instructorId,
    date,
    startTime,
    minutes: lessonMinutes,
    priceCents: 7500,
    startsAt: time.instantOf({ date, time: startTime }),
    location: "Cage 1",
    sessionFocus: null,
    weeklyRecurring: null,
    personal: null,
    ...booking,
  });
  /** A player's booking, decided as `book` does. */
  const booking = async (studentId: string, scheduledDate: string) => {
    const { slot, date } = offeredSlot(await offered(), { scheduledDate, time });
    const { slotId, startTime, maxStudents: seats } = slot;
    const lesson = lessonAt({ date, startTime }, { studentId, slotId, seats, as: "pending" });
    const [beside, camp] = [await aroundMidnight(parts, lesson), await campAt(parts, lesson)];
    return { date, decide: beside(bookLesson({ lesson, now, camp })) };
  };

  return {
    instructorId,
    newId,
    offered,
    now: () => now,
    waitUntil: (later: string) => void (now = later > now ? later : now),
    lessons: () => world.rows(lessons),
    slots: () => world.rows(slots),
    blocks: () => world.rows(blocks),
    camps: () => world.rows(camps),
    campHours,

    decide: (decide: (offer: Availability) => readonly AvailabilityEvent[]) =>
      world.handle({ fold: availability, stream: availabilityStream(instructorId), command: command() }, decide),
    run: (campId: string, decide: (known: Camp | undefined) => readonly CampEvent[]) =>
      world.handle({ fold: camp, stream: campStream(campId), command: command() }, decide),
    book: async (studentId: string, scheduledDate: string) => {
      const { date, decide } = await booking(studentId, scheduledDate);
      return onDay(date, decide);
    },
    couldBook: (studentId: string, scheduledDate: string) =>
      isAccepted(async () => {
        const { date, decide } = await booking(studentId, scheduledDate);
        decide(await world.stateOf(day, streamOf(date)));
      }),
    /** Someone entered by the instructor: in the slot that begins then, or outside any. */
    enter: async (hour: Hour, { duringCamp = false } = {}) => {
      const { date, startTime } = hour;
      const slot = slotAt(await offered(), { date, startsAt: time.instantOf({ date, time: startTime }), time });
      const terms = { slotId: slot?.slotId ?? null, seats: slot?.maxStudents ?? 1 };
      const lesson = lessonAt(hour, { studentId: null, ...terms, as: "scheduled" });
      const beside = await aroundMidnight(parts, lesson);
      const camp = duringCamp ? undefined : await campAt(parts, lesson);
      return onDay(date, beside(scheduleLesson({ lesson, camp })));
    },
    answer: (lesson: LessonRow, status: ChangeLesson["status"], { duringCamp = false } = {}) => {
      const side = status === "cancelled" ? "player" : "instructor";
      return changeLesson(parts, command(), { ...own(lesson, side), status, duringCamp });
    },
    remove: ({ id, date }: LessonRow) => onDay(date, deleteLesson({ lessonId: id, from: "instructor", now })),
    proposeMove: (lesson: LessonRow, side: Side, scheduledDate: string, { duringCamp = false } = {}) =>
      propose(parts, command(), { lesson: own(lesson, side), form: { kind: "move", scheduledDate, duringCamp } }),
    acceptMove: (lesson: LessonRow, side: Side, { duringCamp = false } = {}) =>
      answerProposal(parts, command(), {
        lesson: own(lesson, side),
        proposalId: lesson.proposalId ?? "none",
        answer: "accepted" as const,
        duringCamp,
      }),
  };
};
export type OneInstructor = ReturnType<typeof oneInstructor>;
