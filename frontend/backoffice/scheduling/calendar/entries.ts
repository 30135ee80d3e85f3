import type { LessonView } from "../../../../backend/lessons/contract.ts";
import type { BlockView, SlotView } from "../../../../backend/scheduling/contract.ts";
import { minutesOf } from "../../../shared/scheduling/calendar.ts";
import type { OpenTime } from "./openTimes.ts";
import type { CampDay } from "./useSchedule.ts";

const wholeDay = 24 * 60;

type Span = { readonly from: number; readonly until: number }; // minutes of the day

/** Lessons at one hour for a group are one entry, other lessons one each. */
type LessonsEntry = Span & { kind: "lessons"; lessons: [LessonView, ...LessonView[]]; seats: number };
type CampEntry = Span & { kind: "camp"; camp: CampDay["camp"] };
/** What somebody does then. */
export type Entry = { key: string } & (LessonsEntry | CampEntry);
/** What lies behind it: openings, and hours in which nobody books. */
export type Band = { key: string } & Span &
  ({ kind: "open"; slot: SlotView } | { kind: "blocked"; closedFor: string | null });

/** One column of a grid: a coach's day, or that of everybody. */
export type Column = { date: string; instructorId: string | undefined };
export type Told = { lessons: readonly LessonView[]; camps: readonly CampDay[] };
export type Offered = { open: readonly OpenTime[]; blocks: readonly BlockView[] };

const isOf = ({ instructorId }: Column, whose: string | null | undefined) =>
  instructorId === undefined || instructorId === whose;

/** A group shows who comes at one hour; requests for one and the same one-on-one hour stand side by side. */
export const grouped = (lessons: readonly LessonView[]): [LessonView, ...LessonView[]][] => {
  const hours = new Map<string, [LessonView, ...LessonView[]]>();
  for (const lesson of lessons) {
    const key = lesson.seats > 1 ? `${lesson.instructor.id} ${lesson.scheduledDate}` : lesson.id;
    const before = hours.get(key);
    if (before) before.push(lesson);
    else hours.set(key, [lesson]);
  }
  return [...hours.values()];
};

/** A column's entries by the clock. */
export const entriesOf = (column: Column, { lessons, camps }: Told): Entry[] =>
  [
    ...grouped(lessons.filter(({ date, instructor }) => date === column.date && isOf(column, instructor.id))).map(
      (group): Entry => {
        const [{ id, startTime, duration }] = group;
        const from = minutesOf(startTime);
        const seats = Math.max(...group.map((lesson) => lesson.seats));
        return { key: id, kind: "lessons", lessons: group, seats, from, until: Math.min(wholeDay, from + duration) };
      },
    ),
    ...camps
      .filter(({ date, camp }) => date === column.date && isOf(column, camp.instructorId))
      .map(({ camp }): Entry => ({
        key: camp.id,
        kind: "camp",
        camp,
        from: minutesOf(camp.startTime),
        until: minutesOf(camp.endTime),
      })),
  ].toSorted((one, other) => one.from - other.from || one.until - other.until);

/** What lies behind a column's entries. Whose openings and blocks these are is only said of one coach. */
export const bandsOf = (column: Column, { open, blocks }: Offered): Band[] => [
  ...open
    .filter(({ date, slot, isBlocked }) => date === column.date && isOf(column, slot.instructorId) && !isBlocked)
    .map(({ slot }): Band => ({
      key: slot.id,
      kind: "open",
      slot,
      from: minutesOf(slot.startTime),
      until: minutesOf(slot.endTime),
    })),
  ...blocks
    .filter(
      ({ firstDay, lastDay, instructorId, closedFor }) =>
        firstDay <= column.date && column.date <= lastDay && (closedFor !== null || isOf(column, instructorId)),
    )
    .map(({ id, startTime, endTime, closedFor }): Band => ({
      key: id,
      kind: "blocked",
      closedFor,
      from: startTime ? minutesOf(startTime) : 0,
      until: endTime ? minutesOf(endTime) : wholeDay,
    })),
];

export type Placed<E> = E & { lane: number; lanes: number };

/** Entries that overlap stand side by side: each in the first lane that is free, all of a bunch equally wide. */
export const inLanes = <E extends Span>(entries: readonly E[]): Placed<E>[] => {
  const placed: Placed<E>[] = [];
  let bunch: Placed<E>[] = [];
  const close = () => {
    const lanes = Math.max(0, ...bunch.map(({ lane }) => lane + 1));
    placed.push(...bunch.map((entry) => ({ ...entry, lanes })));
    bunch = [];
  };
  for (const entry of entries) {
    if (bunch.every(({ until }) => until <= entry.from)) close();
    const isTaken = (lane: number) => bunch.some((other) => other.lane === lane && other.until > entry.from);
    let lane = 0;
    while (isTaken(lane)) lane += 1;
    bunch.push({ ...entry, lane, lanes: 0 });
  }
  close();
  return placed;
};

const usual = { from: 8 * 60, until: 20 * 60 };
/** The whole hours a grid covers: the usual ones, and more if something lies outside of them. */
export const hoursShown = (spans: readonly Span[]): Span => ({
  from: Math.floor(Math.min(usual.from, ...spans.map(({ from }) => from)) / 60) * 60,
  until: Math.ceil(Math.max(usual.until, ...spans.map(({ until }) => until)) / 60) * 60,
});
