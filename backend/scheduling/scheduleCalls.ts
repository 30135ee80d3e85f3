import { LessonView } from "../../projections/lessons/view.ts";
import type { Call } from "../http/oldCall.ts";
import {
  BlockDates,
  blocksUrl,
  blockUrl,
  BlockView,
  clearedUrl,
  clearScheduleUrl,
  CopyDay,
  copyDayUrl,
  DayCopied,
  RestoreSchedule,
  restoreUrl,
  SlotView,
  touchedLessonsUrl,
} from "./contract.ts";

const who = ["instructor"] as const;

export const scheduleCalls: readonly Call[] = [
  {
    method: "DELETE",
    path: clearScheduleUrl,
    does: "Takes all slots of the caller off the calendar, and answers them. Lessons and blocked dates stay.",
    who,
    answer: { status: 200, body: SlotView.array() },
  },
  {
    method: "GET",
    path: clearedUrl,
    does: "Lists the slots that the caller's last clearing took and that can come back.",
    who,
    answer: { status: 200, body: SlotView.array() },
  },
  {
    method: "POST",
    path: restoreUrl,
    does:
      "Brings back what the last clearing took, as far as newer slots leave room, or one slot that was deleted. Answers " +
      "the slots that stand now.",
    who,
    body: RestoreSchedule,
    answer: { status: 200, body: SlotView.array() },
    refused: { 404: "There was no such slot.", 409: "Newer slots stand where these were." },
  },
  {
    method: "POST",
    path: copyDayUrl,
    does: "Publishes the slots of one weekday on the six other days too, and answers which it did and which overlap.",
    who,
    body: CopyDay,
    answer: { status: 200, body: DayCopied },
  },
];

export const blockCalls: readonly Call[] = [
  {
    method: "GET",
    path: blocksUrl,
    does: "Lists the caller's blocked dates from today on.",
    who,
    answer: { status: 200, body: BlockView.array() },
  },
  {
    method: "GET",
    path: touchedLessonsUrl,
    does: "Lists the caller's lessons that blocking these dates would touch. Blocking leaves them as they are.",
    who,
    query: BlockDates,
    answer: { status: 200, body: LessonView.array() },
    refused: { 422: "The dates or times are no range; `issues` says where." },
  },
  {
    method: "POST",
    path: blocksUrl,
    does: "Closes a range of dates for bookings, or some hours of each of these days.",
    who,
    body: BlockDates,
    answer: { status: 201, body: BlockView },
    refused: { 409: "The same dates are blocked already." },
  },
  {
    method: "DELETE",
    path: blockUrl(":id"),
    does: "Opens blocked dates again.",
    who,
    whoInWords: "the instructor who blocked them",
    answer: { status: 200, body: BlockView },
  },
];
