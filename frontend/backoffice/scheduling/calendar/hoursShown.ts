import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { minutesOf } from "../../../shared/scheduling/calendar.ts";
import type { OpenTime } from "./openTimes.ts";
import type { CampDay } from "./useSchedule.ts";

const usual = { from: 8 * 60, until: 20 * 60 }; // minutes of a day
const wholeDay = 24 * 60;
const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:00`;

/** The hours the grid covers: the usual ones, and more if something lies outside of them. */
export const hoursShown = (lessons: readonly LessonView[], camps: readonly CampDay[], open: readonly OpenTime[]) => {
  const starts = [
    ...lessons.map(({ startTime }) => minutesOf(startTime)),
    ...camps.map(({ camp }) => minutesOf(camp.startTime)),
    ...open.map(({ slot }) => minutesOf(slot.startTime)),
  ];
  const ends = [
    ...lessons.map(({ startTime, duration }) => Math.min(wholeDay, minutesOf(startTime) + duration)),
    ...camps.map(({ camp }) => minutesOf(camp.endTime)),
    ...open.map(({ slot }) => minutesOf(slot.endTime)),
  ];
  return {
    from: clock(Math.min(usual.from, ...starts)),
    until: clock(Math.ceil(Math.max(usual.until, ...ends) / 60) * 60),
  };
};
