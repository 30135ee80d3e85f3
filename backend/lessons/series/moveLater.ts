import { dayStream } from "../../../eventstore/lessons/events.ts";
import { type BegunAct, seriesStream } from "../../../eventstore/lessons/seriesEvents.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout, newId } from "../../command.ts";
import { Rejection } from "../../http/rejection.ts";
import { aroundMidnight } from "../aroundMidnight.ts";
import { campAt } from "../campAt.ts";
import { day, type Lesson } from "../day.ts";
import { conflict, refuseDuring } from "../lesson.ts";
import { canBeMoved } from "../movesRule.ts";
import { whatStays } from "../proposals/answerProposal.ts";
import { giveBackPlace, keepPlace, moveTogether, refuseUnlessFree, timeOf } from "../proposals/proposal.ts";
import { timeAt } from "../proposals/propose.ts";
import type { CheckPlace } from "../samePlace.ts";
import { beginAct, decideMove, finishAct, series } from "./series.ts";
import { notFree, refuseCampsAlone, refusedOf, refuseWhileClosed, takenMeanwhile } from "./weeksNotFree.ts";

type Parts = Pick<Backend, "handle" | "stateOf" | "busyTimes" | "time">;
export type Move = NonNullable<BegunAct["moves"]>[number];

/** A lesson, as far as one has to know where it is. */
export interface Later {
  readonly id: string;
  readonly instructorId: string;
  readonly studentId: string | null;
  readonly requestId: string | null;
  readonly date: string;
}
/** Why it could not be done to one of them. */
export interface Left {
  readonly id: string;
  readonly date: string;
  readonly why: string;
}

interface Moving {
  readonly seriesId: string;
  readonly lessons: readonly Later[]; // the first is the one that is moved to this day; the others keep their distance
  readonly date: string;
  readonly startTime: string;
  readonly without?: readonly string[] | undefined; // known not to be free: they stay
  readonly duringCamp?: boolean | undefined;
  readonly checkPlace?: CheckPlace | undefined;
}

const nothing = "Nothing was moved.";
const whys = { AlreadyBooked: "the player has another lesson then" };
const aDay = 24 * 60 * 60_000; // ms
const invalid = (message: string) =>
  new Rejection("invalid", "Invalid", message, { issues: [{ path: ["date"], message }] });

/** By how many days each is moved: few enough that no week comes into another's way. */
const daysBetween = (from: string, to: string) => {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / aDay);
  if (Math.abs(days) > 6) throw invalid("Please choose a day less than a week from this lesson");
  return days;
};

const placeOf = (lesson: Lesson, { to, proposalId, undoes }: Move, seriesActId: string) => ({
  ...whatStays({ ...lesson, proposal: undefined }),
  ...to,
  proposalId,
  seriesActId,
  ...(undoes && { undoes, timesMoved: lesson.timesMoved - 1 }),
});

/** A request would be agreed to with it, and what was proposed would be answered. */
const movesAlone = ({ status, proposal }: Lesson) => status !== "pending" && proposal?.state !== "open";

/**
 * Moves a lesson and all later ones to another hour, another day of the week, or both: all of them or none. A week that
 * isn't free is named with the reason, and stays once it is known.
 */
export const moveLater = async (parts: Parts, command: Command, moving: Moving): Promise<Left[]> => {
  const { seriesId, lessons, startTime, without = [], duringCamp, checkPlace } = moving;
  const { stateOf, handle, time } = parts;
  const actId = newId(command, "series act");
  const stream = seriesStream(seriesId);
  if ((await stateOf(series, stream))?.acts.has(actId)) return finishMove(parts, command, { seriesId, actId });
  const [first] = lessons;
  if (!first) return [];
  const days = daysBetween(first.date, moving.date);
  const toMove: { lesson: Lesson; date: string; move: Move }[] = [];
  for (const { id: lessonId, instructorId, date: from } of lessons) {
    const lesson = (await stateOf(day, dayStream({ instructorId, date: from }))).get(lessonId);
    if (!lesson || !canBeMoved(lesson, command.now) || without.includes(lessonId)) continue;
    const date = time.addDays(from, days);
    const to = await timeAt(parts, { lesson, side: "instructor", at: time.instantOf({ date, time: startTime }) });
    if (to.startsAt === lesson.startsAt) continue;
    const proposalId = newId(commandAbout(command, lessonId), "proposal");
    toMove.push({ lesson, date, move: { lessonId, proposalId, from: timeOf(lesson), to } });
  }
  const [one] = toMove;
  if (!one) throw conflict("SameTime", "There's nothing to move: the lessons are at this time, or over.");
  const refused = await refusedOf(
    toMove,
    async ({ lesson, move, date }) => {
      const hour = { ...lesson, ...move.to };
      await refuseWhileClosed(parts, { ...lesson, date, startTime });
      if (!duringCamp) refuseDuring(await campAt(parts, hour), "instructor");
      const beside = await aroundMidnight(parts, hour);
      beside((there) => refuseUnlessFree(there, hour, command.now))(await stateOf(day, dayStream(hour)));
    },
    whys,
  );
  const pathOf = ({ move }: (typeof toMove)[number]) => ["lessons", move.lessonId];
  refuseCampsAlone(refused);
  if (refused.length > 0) throw notFree(refused, { of: toMove.length, pathOf, nothing });
  await checkPlace?.(...toMove.map(({ lesson, move }) => ({ ...lesson, ...move.to })));
  const { lessonId, studentId, requestId } = one.lesson;
  const moves = toMove.map(({ move }) => move);
  const whose = { lessonId, studentId, ...(requestId !== undefined && { requestId }), personal: null };
  const act = {
    seriesId,
    actId,
    what: "moved",
    side: "instructor",
    lessonIds: moves.map((move) => move.lessonId),
    ...(toMove.every(({ lesson }) => movesAlone(lesson)) && { canGoBack: true as const }),
  } as const;
  const target = { fold: series, stream, command: commandAbout(command, "begin act") };
  await handle(target, beginAct({ ...act, ...whose, moves }));
  return finishMove(parts, command, { seriesId, actId });
};

/**
 * Done again, by whichever node, it does what is left. First each new time gets a seat; whether all have one is decided
 * in the series' stream, and only then the lessons move, or the seats are given back.
 */
export const finishMove = async (
  parts: Parts,
  doneBy: Command,
  { seriesId, actId }: { seriesId: string; actId: string },
): Promise<Left[]> => {
  const { handle, stateOf } = parts;
  const stream = seriesStream(seriesId);
  const actNow = async () => (await stateOf(series, stream))?.acts.get(actId);
  const act = await actNow();
  if (!act?.moves) return [];
  const keyed = { ...doneBy, key: `series act ${actId}` };
  const about = (how: string) => ({ fold: series, stream, command: commandAbout(keyed, how) });
  const instructorId = await instructorOf(parts, seriesId);
  const weeks = act.moves.map((move) => ({ move, date: move.to.date }));
  const on = (date: string, how: string) => ({
    fold: day,
    stream: dayStream({ instructorId, date }),
    command: commandAbout(keyed, how),
  });
  const keep = async ({ from, ...move }: Move) => {
    const lesson = (await stateOf(day, dayStream({ instructorId, date: from.date }))).get(move.lessonId);
    if (!lesson || !canBeMoved(lesson, doneBy.now)) return; // it won't move anymore
    const place = placeOf(lesson, { from, ...move }, actId);
    const beside = await aroundMidnight(parts, place);
    await handle(on(place.date, `keep ${move.lessonId}`), beside(keepPlace({ place, now: doneBy.now })));
  };
  const giveBack = ({ lessonId, proposalId, to }: Move) =>
    handle(on(to.date, `back ${lessonId}`), giveBackPlace({ lessonId, proposalId }));

  const refused = act.takesPlace === undefined ? await refusedOf(weeks, ({ move }) => keep(move), whys) : [];
  await handle(about("decide"), decideMove({ actId, moves: refused.length === 0 }));
  const takesPlace = (await actNow())?.takesPlace;
  const moved: string[] = [];
  const left: Left[] = [];
  for (const move of act.moves) {
    const { lessonId: id, from } = move;
    if (!takesPlace) {
      await giveBack(move);
      continue;
    }
    try {
      await handle(on(from.date, `move ${id}`), moveTogether({ ...move, seriesActId: actId, now: doneBy.now }));
      moved.push(id);
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      left.push({ id, date: from.date, why: error.message });
      await giveBack(move);
    }
  }
  await handle(about("done"), finishAct({ actId, lessonIds: moved }));
  if (takesPlace) return left;
  const pathOf = ({ move }: (typeof weeks)[number]) => ["lessons", move.lessonId];
  throw refused.length > 0 ? notFree(refused, { of: weeks.length, pathOf, nothing }) : takenMeanwhile(nothing);
};

/** All of a series are one coach's. */
const instructorOf = async ({ stateOf }: Pick<Parts, "stateOf">, seriesId: string) =>
  (await stateOf(series, seriesStream(seriesId)))!.begun.instructorId;
