import { dayStream } from "../../../eventstore/lessons/events.ts";
import {
  type Availability,
  availability,
  type AvailabilityEvent,
  availabilityStream,
} from "../../../eventstore/scheduling/open.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout, newId } from "../../command.ts";
import { Rejection } from "../../http/rejection.ts";
import { nearestTimes } from "../booking/nearestTimes.ts";
import type { SickDay } from "../contract.ts";
import { day, type Lesson } from "../day.ts";
import { cancelLesson } from "../lesson.ts";
import { canBeAsked, isActive, isToCome } from "../movesRule.ts";
import { propose } from "../proposals/propose.ts";

type Parts = Pick<Backend, "handle" | "stateOf" | "busyTimes" | "time">;
type Sick = Omit<SickDay, "instructorId"> & { readonly instructorId: string };

/** How long before a lesson its family may answer; later than that, it is canceled. */
export const answerAhead = 60 * 60_000; // ms

/** Closes these days; those that are closed already stay as they are. */
export const blockSickDays =
  ({ instructorId, dates, idOf }: Pick<Sick, "instructorId" | "dates"> & { idOf: (date: string) => string }) =>
  ({ blocks }: Availability): AvailabilityEvent[] =>
    dates
      .filter((date) => ![...blocks.values()].some((block) => closesWhole(block, date)))
      .map((date) => ({
        type: "DatesBlocked",
        data: { blockId: idOf(date), instructorId, firstDay: date, lastDay: date, startTime: null, endTime: null },
      }));

type Block = Availability["blocks"] extends ReadonlyMap<string, infer Blocked> ? Blocked : never;
const closesWhole = ({ firstDay, lastDay, startTime }: Block, date: string) =>
  startTime === null && firstDay <= date && date <= lastDay;

/** What the families' mails are written from, once everything else is done. Without lessons there is nobody to tell. */
export const announceSickDay =
  ({
    sickDayId,
    instructorId,
    dates,
    lessonIds,
    message,
  }: Omit<Sick, "offer"> & { sickDayId: string; lessonIds: string[] }) =>
  (): AvailabilityEvent[] =>
    lessonIds.length === 0
      ? []
      : [
          {
            type: "SickDayAnnounced",
            data: { sickDayId, instructorId, dates: [...dates], lessonIds, personal: { message } },
          },
        ];

const lessonsOn = async ({ stateOf }: Parts, { instructorId, dates }: Pick<Sick, "instructorId" | "dates">) => {
  const days = await Promise.all(dates.map((date) => stateOf(day, dayStream({ instructorId, date }))));
  return days.flatMap((known) => [...known.values()]);
};

/** The lesson gets the opening nearest to it that no other lesson of these days was offered. */
const openingFor = async (
  parts: Parts,
  { lesson, taken, now }: { lesson: Lesson; taken: Set<string>; now: string },
) => {
  const { instructorId, date, startsAt } = lesson;
  if (!canBeAsked(lesson, now) || Date.parse(startsAt) - Date.parse(now) <= answerAhead) return undefined;
  const openings = await nearestTimes(parts, { instructorId, date, startsAt, now }, taken.size + 1);
  return openings.find((opening) => !taken.has(opening.startsAt));
};

/**
 * A coach cannot come: no one books these days any more, every lesson of them is canceled or offered another time, and
 * each family gets one mail. Every step names what it did, so the same command again finishes what a crash left.
 */
export const callInSick = async (
  parts: Parts,
  command: Command,
  { instructorId, dates, message, offer }: Sick,
): Promise<string[]> => {
  const { handle } = parts;
  const { now } = command;
  const sickDayId = newId(command, "sick day");
  const schedule = (step: string) => ({
    fold: availability,
    stream: availabilityStream(instructorId),
    command: commandAbout(command, step),
  });
  const idOf = (date: string) => newId(commandAbout(command, date), "block");
  await handle(schedule("block"), blockSickDays({ instructorId, dates, idOf }));

  const lessons = await lessonsOn(parts, { instructorId, dates });
  const isMine = ({ sickDayId: of }: Lesson) => of === sickDayId;
  const taken = new Set(lessons.filter(isMine).flatMap(({ proposal }) => proposal?.to?.startsAt ?? []));
  for (const lesson of lessons) {
    if (!isActive(lesson) || !isToCome(lesson, now) || isMine(lesson)) continue;
    const { lessonId: id } = lesson;
    const stream = dayStream(lesson);
    const about = commandAbout(command, id);
    const opening = offer ? await openingFor(parts, { lesson, taken, now }) : undefined;
    const isOffered =
      opening &&
      (await unlessRefused(() =>
        propose(parts, about, {
          lesson: { ...lesson, requestId: lesson.requestId ?? null, id, stream, side: "instructor" },
          form: { kind: "move", date: opening.date, startTime: opening.startTime, words: message },
          sickDayId,
        }),
      ));
    if (isOffered) taken.add(opening.startsAt);
    else
      await unlessRefused(() =>
        handle(
          { fold: day, stream, command: about },
          cancelLesson({ lessonId: id, by: "instructor", reason: message, now, sickDayId }),
        ),
      );
  }
  const lessonIds = (await lessonsOn(parts, { instructorId, dates })).filter(isMine).map(({ lessonId }) => lessonId);
  await handle(schedule("announce"), announceSickDay({ sickDayId, instructorId, dates, lessonIds, message }));
  return lessonIds;
};

/** Somebody was faster: the time is taken, or the lesson has ended without us. */
const unlessRefused = async (act: () => Promise<unknown>) => {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof Rejection) return false;
    throw error;
  }
};
