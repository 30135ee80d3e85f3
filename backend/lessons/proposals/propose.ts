import { dayStream } from "../../../eventstore/lessons/events.ts";
import type { LessonTime } from "../../../eventstore/lessons/proposals.ts";
import type { Backend } from "../../backend.ts";
import { type Command, newId } from "../../command.ts";
import { Rejection } from "../../http/rejection.ts";
import { closureAt, offerOf } from "../../scheduling/open.ts";
import { aroundMidnight } from "../aroundMidnight.ts";
import { campAt } from "../campAt.ts";
import type { Propose } from "../contract.ts";
import { day, type Lesson } from "../day.ts";
import { closedThen, found, refuseDuring } from "../lesson.ts";
import type { CheckPlace } from "../samePlace.ts";
import { offeredSlot } from "./offer.ts";
import type { OwnLesson } from "../ownLesson.ts";
import { askCancellation, askMove, offerMove, refuseUnlessFree } from "./proposal.ts";

type Proposing = { readonly lesson: OwnLesson; readonly form: Propose; readonly checkPlace?: CheckPlace | undefined };
type Why = { readonly sickDayId?: string; readonly isForWalkIn?: boolean };
type Parts = Pick<Backend, "handle" | "stateOf" | "busyTimes" | "time">;

/**
 * One side proposes another time or a cancellation. A player chooses among the slots; an instructor is not bound to
 * them.
 */
export const propose = async (
  parts: Parts,
  command: Command,
  { lesson: { id: lessonId, side, stream }, form, checkPlace, ...why }: Proposing & Why,
) => {
  const { handle, stateOf } = parts;
  const { now } = command;
  const proposal = { lessonId, proposalId: newId(command, "proposal"), words: form.words || undefined, now };
  const target = { fold: day, stream, command };
  if (form.kind === "cancel") {
    if (side === "instructor")
      throw new Rejection(
        "forbidden",
        "NotYours",
        "Only the player can ask to cancel. You can cancel the lesson yourself.",
      );
    return handle(target, askCancellation(proposal));
  }
  const lesson = found(await stateOf(day, stream), lessonId);
  const { scheduledDate, date, startTime } = form;
  const at = date && startTime ? parts.time.instantOf({ date, time: startTime }) : scheduledDate;
  const to = at ? await timeAt(parts, { lesson, side, at }) : undefined;
  const camp = to && (await campAt(parts, { ...lesson, ...to }));
  if (to) {
    const hour = { ...lesson, ...to };
    if (side === "player" || !form.duringCamp) refuseDuring(camp, side);
    const closedFor = await closureAt(parts, hour);
    if (closedFor !== undefined) throw closedThen(closedFor);
    if (side === "instructor") await checkPlace?.(hour);
    const beside = await aroundMidnight(parts, hour);
    beside((there) => refuseUnlessFree(there, hour, now))(await stateOf(day, dayStream(hour)));
  }
  if (side === "player") return handle(target, askMove({ ...proposal, to }));
  if (!to) {
    const message = "Please choose the time you're offering.";
    throw new Rejection("invalid", "Invalid", message, { issues: [{ path: ["scheduledDate"], message }] });
  }
  return handle(target, offerMove({ ...proposal, to, ...why, duringCamp: camp !== undefined }));
};

/** The terms at this time: its slot's, or outside any slot the lesson's current ones, and one seat. */
export const timeAt = async (
  { stateOf, time }: Pick<Parts, "stateOf" | "time">,
  { lesson, side, at }: { lesson: Lesson; side: OwnLesson["side"]; at: string },
): Promise<LessonTime> => {
  const offer = await offerOf({ stateOf }, lesson.instructorId);
  try {
    const { slot, date, startsAt } = offeredSlot(offer, { scheduledDate: at, time });
    const { slotId, startTime, location, maxStudents: seats } = slot;
    return { slotId, date, startTime, startsAt, location, seats };
  } catch (error) {
    if (side === "player" || !(error instanceof Rejection)) throw error;
    const startsAt = new Date(at).toISOString();
    const { date, time: startTime } = time.wallClock(startsAt);
    return { slotId: null, date, startTime, startsAt, location: lesson.location, seats: 1 };
  }
};
