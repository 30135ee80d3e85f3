import { availability, availabilityStream } from "../../eventstore/scheduling/open.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { Rejection } from "../http/rejection.ts";
import { aroundMidnight } from "./aroundMidnight.ts";
import type { ChangeLesson } from "./contract.ts";
import { day } from "./day.ts";
import { both } from "../both.ts";
import {
  cancelAbandonedLesson,
  cancelLesson,
  completeLesson,
  confirmLesson,
  declineLesson,
  found,
  type Side,
} from "./lesson.ts";
import { isBlocked } from "./proposals/offer.ts";
import { notePayment, type SaidPayment } from "./paymentNote.ts";

/** Which side may set which status. Admins answer for someone who is no longer an instructor. */
const settable: Record<Side | "admin", readonly ChangeLesson["status"][]> = {
  player: ["cancelled"],
  instructor: ["confirmed", "declined", "completed"],
  admin: ["cancelled"],
};

export const changeLesson = async (
  parts: Pick<Backend, "handle" | "stateOf" | "time">,
  command: Command,
  lesson: {
    id: string;
    instructorId: string;
    side: Side | "admin";
    stream: string;
    status: ChangeLesson["status"];
    payment?: SaidPayment; // noted with a confirmation
  },
) => {
  const { handle, stateOf, time } = parts;
  const { id: lessonId, instructorId, side, stream, status, payment } = lesson;
  if (!settable[side].includes(status))
    throw new Rejection("forbidden", "NotYours", `You cannot set a lesson to ${status}.`);
  const { now } = command;
  const target = { fold: day, stream, command };
  switch (status) {
    case "declined":
      return handle(target, declineLesson({ lessonId }));
    case "cancelled":
      return handle(target, side === "admin" ? cancelAbandonedLesson({ lessonId, now }) : cancelLesson({ lessonId }));
    case "completed":
      return handle(target, completeLesson({ lessonId, now }));
    case "confirmed": {
      const [offer, known] = await Promise.all([
        stateOf(availability, availabilityStream(instructorId)),
        stateOf(day, stream),
      ]);
      const beside = await aroundMidnight(parts, found(known, lessonId));
      const decide = beside((state) => {
        const lesson = state.get(lessonId);
        const offered = !lesson?.slotId || offer.slots.get(lesson.slotId)?.state !== "withdrawn";
        const blocked = lesson !== undefined && isBlocked(offer, lesson, time);
        const confirm = confirmLesson({ lessonId, now, offered, blocked });
        return payment ? both(day, confirm, notePayment({ lessonId, payment }))(state) : confirm(state);
      });
      return handle(target, decide);
    }
  }
};
