import { dayStream } from "../../../eventstore/lessons/events.ts";
import { type BegunAct, seriesStream } from "../../../eventstore/lessons/seriesEvents.ts";
import { locateLesson } from "../../../projections/lessons/lookupQueries.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout, newId } from "../../command.ts";
import type { Handling } from "../../handle.ts";
import { Rejection } from "../../http/rejection.ts";
import { changeLesson } from "../change.ts";
import { day, type Lesson } from "../day.ts";
import { conflict } from "../lesson.ts";
import { instructorMay, playerMay } from "../movesRule.ts";
import { answerProposal } from "../proposals/answerProposal.ts";
import { propose } from "../proposals/propose.ts";
import type { CheckPlace } from "../samePlace.ts";
import { finishMove, type Later, type Left } from "./moveLater.ts";
import { beginAct, finishAct, series } from "./series.ts";

type Parts = Pick<Backend, "db" | "handle" | "stateOf" | "busyTimes" | "time">;
type What = Exclude<BegunAct["what"], "moved">; // which is all or none
type Side = BegunAct["side"];

/** Whether this is one to do it to. The others are left as they are. */
const concerns = (what: What, side: Side, lesson: Lesson, now: string) => {
  const { proposal } = lesson;
  switch (what) {
    case "confirmed":
      return instructorMay.confirm(lesson, now);
    case "declined":
      return instructorMay.decline(lesson);
    case "canceled":
      if (side === "instructor") return instructorMay.cancel(lesson, now);
      return playerMay.cancel(lesson) || (playerMay.askToCancel(lesson, now) && proposal?.kind !== "cancel");
    case "cancellation accepted":
    case "cancellation declined": {
      const canStay = what === "cancellation accepted" || !lesson.isAway;
      return canStay && proposal?.state === "open" && proposal.kind === "cancel" && proposal.from !== side;
    }
  }
};

const marked = [
  "LessonConfirmed",
  "LessonDeclined",
  "LessonCancelled",
  "LessonCancellationAsked",
  "LessonProposalDeclined",
];
/** The same log, in which these facts say that they are part of one act, whose one mail tells of all. */
const inOneAct = (parts: Parts, seriesActId: string): Parts => {
  const handle: Handling["handle"] = (target, decide) =>
    parts.handle(target, (state) =>
      decide(state).map((fact) =>
        marked.includes(fact.type) ? { ...fact, data: { ...fact.data, seriesActId } } : fact,
      ),
    );
  return { ...parts, handle };
};

const doTo = async (
  parts: Parts,
  command: Command,
  { lesson, what, side, reason }: { lesson: Later; what: What; side: Side; reason: string | undefined },
) => {
  const stream = dayStream(lesson);
  const own = { ...lesson, side, stream };
  const known = (await parts.stateOf(day, stream)).get(lesson.id);
  switch (what) {
    case "confirmed":
      return changeLesson(parts, command, { ...own, status: "confirmed" });
    case "declined":
      return changeLesson(parts, command, { ...own, status: "declined", reason });
    case "canceled":
      return side === "instructor" || known?.status === "pending"
        ? changeLesson(parts, command, { ...own, status: "cancelled", reason })
        : propose(parts, command, { lesson: own, form: { kind: "cancel", words: reason } });
    case "cancellation accepted":
    case "cancellation declined": {
      if (known?.proposal?.state !== "open") return undefined; // done before
      const answer = what === "cancellation accepted" ? ("accepted" as const) : ("declined" as const);
      return answerProposal(parts, command, { lesson: own, proposalId: known.proposal.id, answer });
    }
  }
};

const known = async ({ stateOf }: Parts, lesson: Later) => (await stateOf(day, dayStream(lesson))).get(lesson.id);

interface Doing {
  readonly seriesId: string;
  readonly lessons: readonly Later[];
  readonly what: What;
  readonly side: Side;
  readonly reason: string | undefined;
  readonly checkPlace?: CheckPlace | undefined;
}

/**
 * Does the same to several lessons of a series: first it is said to which, then each day decides on its own. What a rule
 * refuses is left, and told with its reason.
 */
export const doToLater = async (
  parts: Parts,
  command: Command,
  { seriesId, lessons, what, side, reason, checkPlace }: Doing,
): Promise<Left[]> => {
  const actId = newId(command, "series act");
  const found = await Promise.all(lessons.map(async (lesson) => ({ lesson, is: await known(parts, lesson) })));
  const todo: Later[] = [];
  const hours: Lesson[] = [];
  for (const { lesson, is } of found) {
    if (!is || !concerns(what, side, is, command.now)) continue;
    todo.push(lesson);
    hours.push(is);
  }
  const [first] = todo;
  if (!first) return [];
  await checkPlace?.(...hours);
  const { id: lessonId, studentId, requestId } = first;
  await parts.handle(
    { fold: series, stream: seriesStream(seriesId), command: commandAbout(command, "begin act") },
    beginAct({
      seriesId,
      actId,
      what,
      side,
      lessonIds: todo.map(({ id }) => id),
      lessonId,
      studentId,
      ...(requestId !== null && { requestId }),
      personal: reason ? { reason } : null,
    }),
  );
  return finishLater(parts, command, { seriesId, actId });
};

/** Done again, by whichever node, it does what is left: every step has the act's key, and none is taken twice. */
export const finishLater = async (
  parts: Parts,
  doneBy: Command,
  { seriesId, actId }: { seriesId: string; actId: string },
): Promise<Left[]> => {
  const stream = seriesStream(seriesId);
  const act = (await parts.stateOf(series, stream))?.acts.get(actId);
  if (!act || act.done) return [];
  if (act.what === "moved") return finishMove(parts, doneBy, { seriesId, actId });
  const command = { ...doneBy, key: `series act ${actId}` };
  const marking = inOneAct(parts, actId);
  const found = await Promise.all(act.lessonIds.map((id) => locateLesson(parts.db, id))); // one may have moved
  const lessons = found.filter((lesson) => lesson !== undefined);
  const { what, side, personal } = act;
  // An instructor who cancels says why; if that was erased meanwhile, it is done without.
  const reason =
    personal?.reason ?? (what === "canceled" && side === "instructor" ? "Canceled by your coach" : undefined);
  const left: Left[] = [];
  const done: string[] = [];
  for (const lesson of lessons) {
    try {
      await doTo(marking, commandAbout(command, lesson.id), { lesson, what, side, reason });
      done.push(lesson.id);
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      left.push({ id: lesson.id, date: lesson.date, why: error.message });
    }
  }
  await parts.handle(
    { fold: series, stream, command: commandAbout(command, "done") },
    finishAct({ actId, lessonIds: done }),
  );
  const [none] = done.length === 0 ? left : [];
  if (none) throw conflict("NothingDone", none.why);
  return left;
};
