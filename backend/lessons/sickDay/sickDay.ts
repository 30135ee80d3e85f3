import { dayStream, type LessonEvent } from "../../../eventstore/lessons/events.ts";
import {
  type Availability,
  availability,
  type AvailabilityEvent,
  availabilityStream,
} from "../../../eventstore/scheduling/open.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout, newId } from "../../command.ts";
import { lessonsUnanswered } from "../../../projections/lessons/occupiedQueries.ts";
import { unfinishedSickDays } from "../../../projections/scheduling/open.ts";
import { eachByItself } from "../../eachByItself.ts";
import { Rejection } from "../../http/rejection.ts";
import { nearestTimes } from "../booking/nearestTimes.ts";
import type { SickDay } from "../contract.ts";
import { type Day, day, type Lesson } from "../day.ts";
import { callOffLesson, cancelLesson, found } from "../lesson.ts";
import { canBeAsked, isActive, isToCome } from "../movesRule.ts";
import { propose } from "../proposals/propose.ts";
import { finishAllSeries } from "../series/bookSeries.ts";

type Sick = Omit<SickDay, "instructorId" | "message"> & { readonly instructorId: string; readonly message: string };
type Begun = Sick & { readonly sickDayId: string };

/** How long before a lesson its family may answer; later than that, it is canceled. */
const answerAhead = 60 * 60_000; // ms

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

/** Says first what is to be done, so that it gets done whatever happens. `isIdle`: there is no lesson on these days. */
export const beginSickDay =
  ({ isIdle, sickDayId, instructorId, dates, offer, message, idOf }: Begun & Beginning) =>
  (known: Availability): AvailabilityEvent[] => {
    const blocks = blockSickDays({ instructorId, dates, idOf })(known);
    if (isIdle) return blocks;
    const personal = { message };
    return [{ type: "SickDayBegun", data: { sickDayId, instructorId, dates: [...dates], offer, personal } }, ...blocks];
  };
interface Beginning {
  readonly isIdle: boolean;
  readonly idOf: (date: string) => string;
}

/** What the families' mails are written from, once everything else is done. Without lessons there is nobody to tell. */
export const announceSickDay =
  ({ sickDayId, instructorId, dates, lessonIds, message }: Begun & { lessonIds: string[] }) =>
  ({ sickDays }: Availability): AvailabilityEvent[] => {
    if (lessonIds.length === 0)
      return sickDays.has(sickDayId) ? [{ type: "SickDayHadNoLessons", data: { sickDayId, instructorId } }] : [];
    const personal = message ? { message } : null;
    return [{ type: "SickDayAnnounced", data: { sickDayId, instructorId, dates: [...dates], lessonIds, personal } }];
  };

const lessonsOn = async (
  { stateOf }: Pick<Backend, "stateOf">,
  { instructorId, dates }: Pick<Sick, "instructorId" | "dates">,
) => {
  const days = await Promise.all(dates.map((date) => stateOf(day, dayStream({ instructorId, date }))));
  return days.flatMap((known) => [...known.values()]);
};

/** The lesson gets the opening nearest to it that no other lesson of these days was offered. */
const openingFor = async (
  parts: Backend,
  { lesson, taken, now }: { lesson: Lesson; taken: Set<string>; now: string },
) => {
  const { instructorId, date, startsAt } = lesson;
  if (!canBeAsked(lesson, now) || Date.parse(startsAt) - Date.parse(now) <= answerAhead) return undefined;
  const openings = await nearestTimes(parts, { instructorId, date, startsAt, now }, taken.size + 1);
  return openings.find((opening) => !taken.has(opening.startsAt));
};

const isConcerned = (lesson: Lesson, now: string) => isActive(lesson) && isToCome(lesson, now);

/**
 * A coach cannot come: no one books these days any more, every lesson of them is canceled or offered another time, and
 * each family gets one mail.
 */
export const callInSick = async (parts: Backend, command: Command, sick: Sick): Promise<string[]> => {
  const { instructorId } = sick;
  const sickDayId = newId(command, "sick day");
  const idOf = (date: string) => newId(commandAbout(command, date), "block");
  await finishAllSeries(parts, command.now, 0); // it may book lessons on these days
  const isIdle = !(await lessonsOn(parts, sick)).some((lesson) => isConcerned(lesson, command.now));
  if (!isIdle && !sick.message) {
    const message = "Please write a message to the families";
    throw new Rejection("invalid", "MessageMissing", message, { issues: [{ path: ["message"], message }] });
  }
  await parts.handle(
    { fold: availability, stream: availabilityStream(instructorId), command: commandAbout(command, "block") },
    beginSickDay({ ...sick, sickDayId, isIdle, idOf }),
  );
  return finishSickDay(parts, command, { ...sick, sickDayId });
};

/** Done again, by whichever node, it does what is left: every step has the sick day's key, and none is taken twice. */
const finishSickDay = async (
  parts: Backend,
  begunBy: Command,
  { sickDayId, instructorId, dates, message, offer }: Begun,
): Promise<string[]> => {
  const { handle } = parts;
  const { now } = begunBy;
  const command = { ...begunBy, key: `sick day ${sickDayId}` };
  await finishAllSeries(parts, now, 0);
  const lessons = await lessonsOn(parts, { instructorId, dates });
  const isMine = ({ sickDayId: of }: Lesson) => of === sickDayId;
  const taken = new Set(lessons.filter(isMine).flatMap(({ proposal }) => proposal?.to?.startsAt ?? []));
  for (const lesson of lessons) {
    if (!isConcerned(lesson, now) || isMine(lesson)) continue;
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
  await handle(
    { fold: availability, stream: availabilityStream(instructorId), command: commandAbout(command, "announce") },
    announceSickDay({ sickDayId, instructorId, dates, offer, lessonIds, message }),
  );
  return lessonIds;
};

const patience = 60_000; // ms; before that, whoever began is probably still at it

/** Timed work: what a crash left half done. */
export const finishSickDays = async (parts: Backend, now: string) => {
  const before = new Date(Date.parse(now) - patience).toISOString();
  await eachByItself(await unfinishedSickDays(parts.db, { before }), async ({ id, instructorId, actor }) => {
    const { sickDays } = await parts.stateOf(availability, availabilityStream(instructorId));
    const begun = sickDays.get(id);
    if (!begun) return;
    const { personal, ...sick } = begun;
    const command = { actor, now, requestId: "finish-sick-days" };
    // Whoever was erased meanwhile leaves no message behind, and no lesson to cancel.
    await finishSickDay(parts, command, { ...sick, message: personal?.message ?? "" });
  });
};

/** Decided on the day itself: the family may have accepted the other time a moment ago. */
const cancelIfUnanswered =
  ({ lessonId, until, now }: { lessonId: string; until: string; now: string }) =>
  (known: Day): LessonEvent[] => {
    const { isAway, startsAt } = found(known, lessonId);
    return isAway && startsAt <= until ? callOffLesson({ lessonId, now })(known) : [];
  };

/** Timed work: the coach cannot come, and the two sides have agreed on no other time. */
export const cancelUnanswered = async ({ db, handle }: Pick<Backend, "db" | "handle">, now: string) => {
  const until = new Date(Date.parse(now) + answerAhead).toISOString();
  await eachByItself(await lessonsUnanswered(db, { until }), async ({ id: lessonId, ...hour }) => {
    const command: Command = { actor: "system", now, requestId: "cancel-unanswered" };
    await handle({ fold: day, stream: dayStream(hour), command }, cancelIfUnanswered({ lessonId, until, now }));
  });
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
