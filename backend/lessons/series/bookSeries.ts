import { type BookedLesson, dayStream, lessonOfWalkIn, lessonSubject } from "../../../eventstore/lessons/events.ts";
import { type BegunSeries, seriesStream, SeriesTerms, SeriesWeek } from "../../../eventstore/lessons/seriesEvents.ts";
import { unfinishedSeries } from "../../../projections/lessons/lookupQueries.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout, newId } from "../../command.ts";
import { eachByItself } from "../../eachByItself.ts";
import { Rejection } from "../../http/rejection.ts";
import { erase } from "../../privacy/open.ts";
import { aroundMidnight } from "../aroundMidnight.ts";
import { campAt } from "../campAt.ts";
import { day } from "../day.ts";
import { bookLesson, conflict, scheduleLesson, takeBackLesson } from "../lesson.ts";
import type { CheckPlace } from "../samePlace.ts";
import { finishLater } from "./laterLessons.ts";
import { beginSeries, giveUpSeries, series, settleSeries, stateOfAttempt } from "./series.ts";
import { notFree, refuseCampsAlone, refusedOf, refuseWhileClosed, takenMeanwhile } from "./weeksNotFree.ts";

type Deciding = Pick<Backend, "handle" | "stateOf" | "busyTimes" | "time">;
/** A week's lesson, or a Rejection that says why there is none. */
export type LessonOn = (date: string, lessonId: string) => Promise<BookedLesson>;

const invalid = (message: string) =>
  new Rejection("invalid", "Invalid", message, { issues: [{ path: ["alsoOn"], message }] });

/** The first day and the further ones, each a number of weeks later. */
const weeksFrom = ({ time }: Pick<Backend, "time">, first: string, alsoOn: readonly string[]) => {
  const further = [...new Set(alsoOn)].sort();
  if (further.some((date) => date <= first || time.dayOfWeek(date) !== time.dayOfWeek(first)))
    throw invalid("Please choose later weeks, on the same day of the week");
  return [first, ...further];
};

const decisionOn = async (
  parts: Deciding,
  { lesson, now, duringCamp = false }: { lesson: BookedLesson; now: string; duringCamp?: boolean | undefined },
) => {
  const [beside, camp] = await Promise.all([
    aroundMidnight(parts, lesson),
    duringCamp ? undefined : campAt(parts, lesson),
  ]);
  return beside(lesson.as === "pending" ? bookLesson({ lesson, now, camp }) : scheduleLesson({ lesson, camp }));
};

interface At {
  readonly instructorId: string;
  readonly date: string; // of the first
  readonly startTime: string;
}

/** Whoever enters it for others, and may go ahead where it is in the way of something else. */
interface Staff {
  readonly duringCamp?: boolean | undefined; // knowing that the instructor runs one then
  readonly checkPlace?: CheckPlace | undefined;
}

const nothing = "Nothing was booked.";
const pathIn =
  (dates: readonly string[]) =>
  ({ date }: { readonly date: string }) => ["weeks", dates.indexOf(date)];

/**
 * Books a lesson a week as one request: all of them or none. First it is said which ones, then each day books its own,
 * and if one was taken in between, the others are taken back. Returns the first one's id.
 */
export const bookSeries = async (
  parts: Backend,
  command: Command,
  { at, alsoOn, lessonOn, staff }: { at: At; alsoOn: readonly string[]; lessonOn: LessonOn; staff?: Staff },
): Promise<string> => {
  const { handle, stateOf } = parts;
  const seriesId = newId(command, "series");
  const stream = seriesStream(seriesId);
  const before = await stateOf(series, stream);
  if (before?.state === "given up") await finishSeries(parts, command, seriesId);
  if (before && before.state !== "given up") {
    if ((await finishSeries(parts, command, seriesId)) === "given up") throw takenMeanwhile();
    await handle({ fold: series, stream, command }, () => []); // until the read models show it
    return before.begun.weeks[0]!.lessonId;
  }
  const attempt = before ? before.begun.attempt + 1 : 0;
  const dates = weeksFrom(parts, at.date, alsoOn);
  const lessons: BookedLesson[] = [];
  const refused = await refusedOf(
    dates.map((date) => ({ date })),
    async ({ date }) => {
      await refuseWhileClosed(parts, { ...at, date });
      const lesson = await lessonOn(date, newId(commandAbout(command, `${date} ${attempt}`), "lesson"));
      const decide = await decisionOn(parts, { lesson, now: command.now, duringCamp: staff?.duringCamp });
      decide(await stateOf(day, dayStream(lesson))); // throws what it would refuse; nothing is recorded
      lessons[dates.indexOf(date)] = lesson;
    },
  );
  if (staff) refuseCampsAlone(refused);
  if (refused.length > 0) throw notFree(refused, { of: dates.length, pathOf: pathIn(dates), nothing });
  const weeks = lessons.map((lesson) => SeriesWeek.parse(lesson));
  await staff?.checkPlace?.(...lessons);
  const known = staff?.duringCamp && { duringCamp: true as const };
  const begun = { ...SeriesTerms.parse(lessons[0]), seriesId, attempt, weeks, ...known };
  await handle({ fold: series, stream, command: commandAbout(command, `begin ${attempt}`) }, beginSeries(begun));
  if ((await finishSeries(parts, command, seriesId)) === "given up") throw takenMeanwhile();
  return lessons[0]!.lessonId;
};

const lessonsOf = (begun: BegunSeries): BookedLesson[] => {
  const { weeks, seriesId, attempt: _, duringCamp: __, ...shared } = begun;
  return weeks.map((week, n) => ({ ...shared, ...week, series: { id: seriesId, n: n + 1, of: weeks.length } }));
};

/**
 * Done again, by whichever node, it does what is left: every step has the series' key, and none is taken twice. `late`:
 * nobody waits for the answer anymore.
 */
const finishSeries = async (parts: Backend, doneBy: Command, seriesId: string, late = false) => {
  const { handle, stateOf } = parts;
  const stream = seriesStream(seriesId);
  const known = await stateOf(series, stream);
  if (!known || known.state === "booked") return known?.state;
  const { begun } = known;
  const { attempt } = begun;
  const outcome = async () => stateOfAttempt(await stateOf(series, stream), { attempt });
  const lessons = lessonsOf(begun);
  const keyed = { ...doneBy, key: `series ${seriesId} ${attempt}` };
  const settled = (how: string) => ({ fold: series, stream, command: commandAbout(keyed, how) });
  const taken = known.state === "begun" ? await bookEach(parts, keyed, { lessons, duringCamp: begun.duringCamp }) : [];
  if (known.state === "begun" && taken.length === 0) {
    await handle(settled("booked"), settleSeries({ seriesId, attempt }));
    if ((await outcome()) === "booked") return "booked";
  }
  await handle(settled("given up"), giveUpSeries({ seriesId, attempt, late }));
  if ((await outcome()) === "booked") return "booked"; // somebody else got through
  for (const lesson of lessons) {
    const { lessonId } = lesson;
    const back = commandAbout(keyed, "back");
    await handle({ fold: day, stream: dayStream(lesson), command: back }, takeBackLesson({ lessonId }));
    // Nobody would find it by a walk-in's address anymore.
    const whose = lessonSubject(lesson);
    if (lessonOfWalkIn(whose) !== undefined) await erase(parts, doneBy, whose);
  }
  if (taken.length > 0)
    throw notFree(taken, { of: lessons.length, pathOf: pathIn(lessons.map(({ date }) => date)), nothing });
  return "given up";
};

const bookEach = (
  parts: Deciding,
  command: Command,
  { lessons, duringCamp }: { lessons: readonly BookedLesson[]; duringCamp: true | undefined },
) =>
  refusedOf(lessons, async (lesson) => {
    if (lesson.personal === null) throw conflict("SlotNotOffered", ""); // whoever it is for was erased meanwhile
    const decide = await decisionOn(parts, { lesson, now: command.now, duringCamp });
    await parts.handle({ fold: day, stream: dayStream(lesson), command }, decide);
  });

const patience = 60_000; // ms; before that, whoever began is probably still at it

/**
 * Timed work: what a crash left half done. Whoever is about to end lessons doesn't wait (`after` 0 ms), since none is
 * ended while it is being booked.
 */
export const finishAllSeries = async (parts: Backend, now: string, after = patience) => {
  const before = new Date(Date.parse(now) - after).toISOString();
  await eachByItself(await unfinishedSeries(parts.db, { before }), async ({ id, seriesId, actor }) => {
    const command = { actor, now, requestId: "finish-series" };
    try {
      await (id === seriesId
        ? finishSeries(parts, command, id, true)
        : finishLater(parts, command, { seriesId, actId: id }));
    } catch (error) {
      if (!(error instanceof Rejection)) throw error; // it was given up
    }
  });
};
