import { v7 as newUuid } from "uuid";
import type { EventStore } from "../../eventstore/eventStore.ts";
import { dayStream, type LessonEvent } from "../../eventstore/lessons/events.ts";
import { meta } from "./payload.ts";

const factsOfALesson = 4;
const lessonsOfADay = 8;
const instructors = 50;
const players = 1000;
const appendsAtOnce = 64;

const ids = (count: number) => Array.from({ length: count }, () => newUuid());

/** One lesson from its booking to the moment its player takes it off the list. */
const lesson = (of: { instructorId: string; studentId: string; date: string; hour: number }): LessonEvent[] => {
  const { hour, ...who } = of;
  const lessonId = newUuid();
  const startTime = `${String(hour).padStart(2, "0")}:00`;
  return [
    {
      type: "LessonBooked",
      data: {
        ...who,
        lessonId,
        slotId: null,
        startTime,
        startsAt: `${of.date}T${startTime}:00.000Z`,
        minutes: 60,
        priceCents: 7500,
        location: "Cage 1",
        seats: 1,
        as: "pending",
        sessionFocus: "hitting",
        weeklyRecurring: "no",
        personal: { phone: "555-010-0100", email: "pat@example.com", notes: "Left-handed, works on the swing path." },
      },
    },
    { type: "LessonConfirmed", data: { lessonId } },
    { type: "LessonCompleted", data: { lessonId } },
    { type: "LessonHidden", data: { lessonId, from: "player" } },
  ];
};

/** Full days of lessons with 50 instructors and 1,000 players: at least this many facts. Returns how many. */
export const enterLessons = async (store: EventStore, atLeast: number): Promise<number> => {
  const instructorIds = ids(instructors);
  const studentIds = ids(players);
  const days = Math.ceil(atLeast / factsOfALesson / lessonsOfADay);
  const enterDay = async (day: number) => {
    const instructorId = instructorIds[day % instructors]!;
    const date = new Date(Date.UTC(2030, 0, 1 + Math.floor(day / instructors))).toISOString().slice(0, 10);
    const facts = Array.from({ length: lessonsOfADay }, (_, n) =>
      lesson({ instructorId, date, hour: 9 + n, studentId: studentIds[(day * lessonsOfADay + n) % players]! }),
    ).flat();
    const events = facts.map((fact) => ({ ...fact, id: newUuid(), meta }));
    await store.append(dayStream({ instructorId, date }), "none", events);
  };
  for (let day = 0; day < days; day += appendsAtOnce)
    await Promise.all(Array.from({ length: Math.min(appendsAtOnce, days - day) }, (_, n) => enterDay(day + n)));
  return days * lessonsOfADay * factsOfALesson;
};
