import { dayStream, lessonSubject } from "../../../eventstore/lessons/events.ts";
import { seriesStream } from "../../../eventstore/lessons/seriesEvents.ts";
import { wasErased } from "../../../projections/privacy/open.ts";
import type { Backend, Undo } from "../../backend.ts";
import { type Command, commandAbout, newId } from "../../command.ts";
import { closureAt } from "../../scheduling/open.ts";
import { refuseLate } from "../../undo/open.ts";
import { aroundMidnight } from "../aroundMidnight.ts";
import { day } from "../day.ts";
import { closedThen, conflict, found } from "../lesson.ts";
import { refuseUnlessFree, timeOf } from "../proposals/proposal.ts";
import { timeBefore } from "../proposals/undoMove.ts";
import { changedSince } from "../undo.ts";
import { finishMove, type Move } from "./moveLater.ts";
import { beginAct, series } from "./series.ts";

/** How one of them goes back as it came, if nothing has happened to it since. */
const moveBack = async (
  backend: Backend,
  command: Command,
  {
    move: { lessonId, from, to },
    seriesActId,
    instructorId,
  }: { move: Move; seriesActId: string; instructorId: string },
) => {
  const { stateOf, db } = backend;
  const on = async (date: string) => found(await stateOf(day, dayStream({ instructorId, date })), lessonId);
  const [left, lesson] = await Promise.all([on(from.date), on(to.date)]);
  const isAsItCame = from.date === to.date || lesson.cameFrom === from.date;
  if (left.lastAct?.seriesActId !== seriesActId || !isAsItCame) throw changedSince();
  const gone = await Promise.all([lessonSubject(lesson), instructorId].map((subject) => wasErased(db, subject)));
  if (gone.includes(true)) throw conflict("PersonRemoved", "This person's data was erased, so this can't be undone.");
  const { ids, before } = left.lastAct;
  const back = await timeBefore(backend, before);
  const hour = { ...lesson, ...back };
  const closedFor = await closureAt(backend, hour);
  if (closedFor !== undefined) throw closedThen(closedFor);
  const beside = await aroundMidnight(backend, hour);
  beside((there) => refuseUnlessFree(there, hour, command.now))(await stateOf(day, dayStream(hour)));
  const proposalId = newId(commandAbout(command, lessonId), "proposal");
  return { lesson, move: { lessonId, proposalId, from: timeOf(lesson), to: back, undoes: [...ids] } };
};

/** What moved together goes back together: all of them or none. */
const undo: Undo["undo"] = async (backend, command, act) => {
  const { stateOf, handle } = backend;
  const { of: seriesId } = act;
  const stream = seriesStream(seriesId);
  const known = await stateOf(series, stream);
  const actId = newId(command, "series act");
  if (known?.acts.has(actId)) return finishMove(backend, command, { seriesId, actId });
  refuseLate(act);
  const moved = [...(known?.acts.values() ?? [])].find(({ done }) => done?.id === act.id);
  if (!known || !moved?.canGoBack) throw changedSince();
  const { instructorId } = known.begun;
  const those = moved.moves?.filter(({ lessonId }) => moved.done?.lessonIds.includes(lessonId)) ?? [];
  const back = await Promise.all(
    those.map((move) => moveBack(backend, command, { move, seriesActId: moved.actId, instructorId })),
  );
  const moves = back.map(({ move }) => move);
  const { lessonId, studentId, requestId, side, what } = moved;
  const whose = { lessonId, studentId, ...(requestId !== undefined && { requestId }), personal: null };
  const lessonIds = moves.map((move) => move.lessonId);
  await handle(
    { fold: series, stream, command: commandAbout(command, "begin act") },
    beginAct({ seriesId, actId, what, side, lessonIds, ...whose, moves, reverses: act.id }),
  );
  return finishMove(backend, command, { seriesId, actId });
};

export const undoMoveLater: Undo = {
  what: "SeriesActDone",
  only: (data) => "canGoBack" in data,
  with: [{ what: "LessonMoved", only: (data) => "seriesActId" in data }],
  undo,
};
