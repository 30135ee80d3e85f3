import { dayStream } from "../../../eventstore/lessons/events.ts";
import { listKeptPlaces } from "../../../projections/lessons/lookupQueries.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout } from "../../command.ts";
import { eachByItself } from "../../eachByItself.ts";
import { Rejection } from "../../http/rejection.ts";
import { closureAt, offerOf } from "../../scheduling/open.ts";
import { aroundMidnight } from "../aroundMidnight.ts";
import { campAt } from "../campAt.ts";
import type { AnswerProposal, MoveLesson } from "../contract.ts";
import { type Day, day, type Lesson } from "../day.ts";
import { closedThen, conflict, found, refuseDuring } from "../lesson.ts";
import type { CheckPlace } from "../samePlace.ts";
import { isBlocked, isStillOffered } from "./offer.ts";
import { propose } from "./propose.ts";
import type { OwnLesson } from "../ownLesson.ts";
import {
  acceptProposal,
  agreedAs,
  declineProposal,
  giveBackPlace,
  keepPlace,
  timesMovedThen,
  withdrawProposal,
} from "./proposal.ts";

export type Parts = Pick<Backend, "handle" | "stateOf" | "busyTimes" | "time">;

type Answering = Omit<AnswerProposal, "samePlace"> & {
  readonly lesson: OwnLesson;
  readonly proposalId: string;
  readonly checkPlace?: CheckPlace | undefined;
};

/** One side answers what the other proposed, or withdraws its own proposal. */
export const answerProposal = async (
  parts: Parts,
  command: Command,
  { lesson, proposalId, answer, duringCamp, checkPlace }: Answering,
) => {
  const about = { lessonId: lesson.id, proposalId, by: lesson.side };
  const target = { fold: day, stream: lesson.stream, command };
  switch (answer) {
    case "declined":
      return parts.handle(target, declineProposal(about));
    case "withdrawn":
      return parts.handle(target, withdrawProposal({ ...about, isBlocked: await isBlockedNow(parts, lesson) }));
    case "accepted":
      return accept(parts, command, { lesson, proposalId, duringCamp, checkPlace });
  }
};

const isBlockedNow = async ({ stateOf, time }: Pick<Parts, "stateOf" | "time">, { id, stream }: OwnLesson) => {
  const lesson = found(await stateOf(day, stream), id);
  return isBlocked(await offerOf({ stateOf }, lesson.instructorId), lesson, time);
};

/** Its instructor moves a lesson: at once where there is no account to answer from, else the player answers. */
export const moveLesson = async (
  parts: Parts,
  command: Command,
  { lesson, form, checkPlace }: { lesson: OwnLesson; form: MoveLesson; checkPlace?: CheckPlace | undefined },
) => {
  const isForWalkIn = lesson.studentId === null;
  const before = found(await parts.stateOf(day, lesson.stream), lesson.id);
  const { date, startTime: time } = form;
  if (isForWalkIn && before.startsAt === parts.time.instantOf({ date, time })) return; // moved by the first click
  await propose(parts, command, { lesson, form: { kind: "move", ...form }, checkPlace, isForWalkIn });
  if (isForWalkIn) await agreeForWalkIn(parts, command, lesson);
};

/** Nobody else answers what is open. */
export const agreeForWalkIn = async (parts: Parts, command: Command, lesson: Omit<OwnLesson, "side">) => {
  const { proposal } = found(await parts.stateOf(day, lesson.stream), lesson.id);
  if (proposal?.state !== "open") return;
  const { id: proposalId, duringCamp } = proposal;
  const agreed = { lesson: { ...lesson, side: "player" as const }, proposalId, duringCamp };
  await accept(parts, commandAbout(command, "agreed"), agreed);
};

/**
 * A lesson that moves to another day is in two streams. First the new day keeps a seat, then the old day lets the
 * lesson go, which decides it; if the old day refuses, the seat is given back. A crash in between leaves a kept seat,
 * which finishMoves finds.
 */
const accept = async (
  parts: Parts,
  command: Command,
  { lesson: { id: lessonId, side, stream }, proposalId, duringCamp, checkPlace }: Omit<Answering, "answer">,
) => {
  const { handle, stateOf, time } = parts;
  const { now } = command;
  const decide = acceptProposal({ lessonId, proposalId, by: side, now });
  const state = await stateOf(day, stream);
  const place = seatNeeded(state, { decide, lessonId, proposalId });
  if (!place) return handle({ fold: day, stream, command }, decide);
  const offer = await offerOf({ stateOf }, place.instructorId);
  // Without a slot, the instructor has agreed to the time.
  if (place.slotId && (!isStillOffered(offer, place, time) || isBlocked(offer, place, time)))
    throw conflict("SlotWithdrawn", "This time is no longer offered. Please choose another one.");
  const closedFor = await closureAt(parts, place);
  if (closedFor !== undefined) throw closedThen(closedFor);
  // A player takes what the instructor offered knowing of the camp.
  const isKnown = side === "player" ? state.get(lessonId)?.proposal?.duringCamp : duringCamp;
  if (!isKnown) refuseDuring(await campAt(parts, place), side);
  if (side === "instructor") await checkPlace?.(place);
  const beside = await aroundMidnight(parts, place);
  const newDay = dayStream(place);
  if (newDay !== stream) await handle({ fold: day, stream: newDay, command }, beside(keepPlace({ place, now })));
  try {
    return await handle({ fold: day, stream, command }, newDay === stream ? beside(decide) : decide);
  } catch (error) {
    if (error instanceof Rejection && newDay !== stream)
      await handle({ fold: day, stream: newDay, command: unkeyed(command) }, giveBackPlace({ lessonId, proposalId }));
    throw error;
  }
};

/** The seat a lesson will need once this is decided; undefined if it stays on its day. */
const seatNeeded = (
  state: Day,
  { decide, lessonId, proposalId }: { decide: ReturnType<typeof acceptProposal>; lessonId: string; proposalId: string },
) => {
  const [fact] = decide(state);
  const lesson = state.get(lessonId);
  if (fact?.type !== "LessonMoved" || !lesson) return undefined;
  return { ...whatStays(lesson), ...fact.data.to, proposalId };
};

/** What stays of a lesson, wherever it moves. */
export const whatStays = (lesson: Lesson) => {
  const { lessonId, studentId, instructorId, minutes, priceCents, sessionFocus, weeklyRecurring } = lesson;
  const { payment: noted, paymentSent, date: movedFrom, requestId, series } = lesson;
  const payment = noted && { how: noted.how, cents: noted.cents };
  const personal = noted?.words ? { paymentWords: noted.words } : null;
  const as = agreedAs(lesson);
  const undoes = lesson.proposal?.undoes && { undoes: [...lesson.proposal.undoes] };
  const who = { studentId, ...(requestId && { requestId }) }; // whose key seals what is said of it from here on
  const terms = {
    lessonId,
    ...who,
    ...(series && { series }),
    instructorId,
    minutes,
    priceCents,
    sessionFocus,
    weeklyRecurring,
  };
  const paid = { payment, ...(paymentSent && { paymentSent }), personal };
  return { ...terms, as, timesMoved: timesMovedThen(lesson), ...paid, movedFrom, ...undoes };
};

/** Under the request's key the day already has a fact, so another one would not be recorded. */
const unkeyed = ({ actor, now, requestId }: Command): Command => ({ actor, now, requestId });

/**
 * Moves that were agreed on and interrupted: the lesson moves, or the seat is given back. Returns how many there were.
 */
export const finishMoves = async ({ db, handle }: Pick<Backend, "db" | "handle">, now: string): Promise<number> => {
  const places = await listKeptPlaces(db);
  await eachByItself(places, async ({ lessonId, proposalId, instructorId, date, movedFrom, actor }) => {
    const command = { actor, now, requestId: "finish-moves" };
    const on = (date: string) => ({ fold: day, stream: dayStream({ instructorId, date }), command });
    try {
      await handle(on(movedFrom), acceptProposal({ lessonId, proposalId, by: "either", now }));
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      await handle(on(date), giveBackPlace({ lessonId, proposalId }));
    }
  });
  return places.length;
};
