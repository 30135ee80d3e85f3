import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { Rejection } from "../http/rejection.ts";
import { aroundMidnight } from "./aroundMidnight.ts";
import { campAt } from "./campAt.ts";
import type { ChangeLesson } from "./contract.ts";
import { day } from "./day.ts";
import { both } from "../both.ts";
import { closureAt, offerOf } from "../scheduling/open.ts";
import { cancelLesson, completeLesson, confirmLesson, declineLesson, found, type Side } from "./lesson.ts";
import { isBlocked, isStillOffered } from "./proposals/offer.ts";
import type { CheckPlace } from "./samePlace.ts";
import { notePayment, type SaidPayment } from "./paymentNote.ts";

/** Which side may set which status. */
const settable: Record<Side, readonly ChangeLesson["status"][]> = {
  player: ["cancelled"],
  instructor: ["confirmed", "declined", "cancelled", "completed"],
};

export const changeLesson = async (
  parts: Pick<Backend, "handle" | "stateOf" | "busyTimes" | "time">,
  command: Command,
  lesson: {
    id: string;
    instructorId: string;
    side: Side;
    stream: string;
    status: ChangeLesson["status"];
    reason?: string | undefined;
    payment?: SaidPayment; // noted with a confirmation
    duringCamp?: boolean | undefined; // confirmed knowing that the instructor runs one then
    checkPlace?: CheckPlace | undefined;
  },
) => {
  const { handle, stateOf, time } = parts;
  const { id: lessonId, instructorId, side, stream, status, reason, payment, duringCamp, checkPlace } = lesson;
  if (!settable[side].includes(status))
    throw new Rejection(
      "forbidden",
      "NotYours",
      `You can't set a lesson to ${status === "cancelled" ? "canceled" : status}.`,
    );
  const { now } = command;
  const target = { fold: day, stream, command };
  switch (status) {
    case "declined":
      return handle(target, declineLesson({ lessonId, reason }));
    case "cancelled":
      return handle(target, cancelLesson({ lessonId, by: side, reason, now }));
    case "completed":
      return handle(target, completeLesson({ lessonId, now }));
    case "confirmed": {
      const [offer, known] = await Promise.all([offerOf({ stateOf }, instructorId), stateOf(day, stream)]);
      const hour = found(known, lessonId);
      if (hour.status === "pending") await checkPlace?.(hour);
      const beside = await aroundMidnight(parts, hour);
      const camp = duringCamp ? undefined : await campAt(parts, hour);
      const closedFor = await closureAt(parts, hour);
      const decide = beside((state) => {
        const lesson = state.get(lessonId);
        const offered = !lesson || isStillOffered(offer, lesson, time);
        const blocked = lesson !== undefined && isBlocked(offer, lesson, time);
        const confirm = confirmLesson({ lessonId, now, offered, closedFor, blocked, camp });
        return payment ? both(day, confirm, notePayment({ lessonId, payment }))(state) : confirm(state);
      });
      return handle(target, decide);
    }
  }
};
