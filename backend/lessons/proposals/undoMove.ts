import { dayStream, type LessonEvent } from "../../../eventstore/lessons/events.ts";
import type { LessonTime } from "../../../eventstore/lessons/proposals.ts";
import type { Undo } from "../../backend.ts";
import { newId } from "../../command.ts";
import { closureAt, offerOf } from "../../scheduling/open.ts";
import { refuseLate } from "../../undo/open.ts";
import { aroundMidnight } from "../aroundMidnight.ts";
import { campAt } from "../campAt.ts";
import { type Day, day, type Lesson } from "../day.ts";
import { closedThen, found } from "../lesson.ts";
import { actedOn, changedSince, lastAct, type Undoing, undoing } from "../undo.ts";
import { agreeForWalkIn, type Parts } from "./answerProposal.ts";
import { isBlocked } from "./offer.ts";
import { offerMove, refuseUnlessFree } from "./proposal.ts";

/** Nobody has answered it yet. A lesson that moved at once goes back as a whole, by its move. */
export const undoOffer =
  (undoing: Undoing) =>
  (day: Day): LessonEvent[] => {
    const { lessonId } = undoing;
    const lesson = found(day, lessonId);
    const { ids } = lastAct(lesson, undoing);
    const { id: proposalId, state, atOnce } = lesson.proposal!;
    if (state !== "open" || atOnce) throw changedSince();
    return [{ type: "LessonProposalWithdrawn", data: { lessonId, proposalId, undoes: [...ids] } }];
  };

interface Back {
  readonly proposalId: string;
  readonly to: LessonTime; // where it was
  readonly ids: readonly string[]; // of the facts that moved it
  readonly now: string;
  readonly duringCamp: boolean;
}

/** A lesson that moved at once goes back as it came, if nothing has happened to it since. */
export const offerBack =
  (undoing: Undoing, { ids: undoes, ...back }: Back) =>
  (day: Day): LessonEvent[] => {
    const { lessonId, act } = undoing;
    refuseLate(act);
    const { cameFrom, lastAct } = found(day, lessonId);
    if (cameFrom === undefined && !lastAct?.ids.includes(act.id)) throw changedSince();
    return offerMove({ lessonId, ...back, isForWalkIn: true, undoes })(day);
  };

/** Its former time, in its opening if that is still there. */
export const timeBefore = async (parts: Parts, { instructorId, minutes, ...before }: Lesson): Promise<LessonTime> => {
  const { slotId, date, startTime, startsAt, location, seats } = before;
  const offer = await offerOf(parts, instructorId);
  const isOpen = slotId !== null && offer.slots.get(slotId)?.state !== "withdrawn";
  const isOffered = isOpen && !isBlocked(offer, { date, startsAt, minutes }, parts.time);
  return { slotId: isOffered ? slotId : null, date, startTime, startsAt, location, seats };
};

const undoMove: Undo["undo"] = async (backend, command, act) => {
  const { undoing, ...lesson } = await actedOn(backend, act);
  const { stateOf, handle } = backend;
  const { now } = command;
  const isNow = found(await stateOf(day, lesson.stream), lesson.id);
  if (isNow.undone?.includes(act.id)) return;
  const left = dayStream({ ...lesson, date: isNow.cameFrom ?? isNow.date });
  const { ids, before, seriesActId } = lastAct(found(await stateOf(day, left), lesson.id), undoing);
  if (seriesActId !== undefined) throw changedSince();
  const to = await timeBefore(backend, before);
  const hour = { ...isNow, ...to };
  const closedFor = await closureAt(backend, hour);
  if (closedFor !== undefined) throw closedThen(closedFor);
  const beside = await aroundMidnight(backend, hour);
  beside((there) => refuseUnlessFree(there, hour, now))(await stateOf(day, dayStream(hour)));
  const duringCamp = (await campAt(backend, hour)) !== undefined; // it stood there all the same
  const back = { proposalId: newId(command, "proposal"), to, ids, now, duringCamp };
  await handle({ fold: day, stream: lesson.stream, command }, offerBack(undoing, back));
  await agreeForWalkIn(backend, command, lesson);
};

/** Another time that nobody has answered, and a lesson that moved without an answer. */
export const moveUndos: readonly Undo[] = [
  {
    what: "LessonMoveOffered",
    only: (data) => ["atOnce", "instead", "sickDayId"].every((field) => !(field in data)),
    undo: undoing(undoOffer),
  },
  { what: "LessonMoved", only: (data) => "atOnce" in data && !("undoes" in data), undo: undoMove },
];
