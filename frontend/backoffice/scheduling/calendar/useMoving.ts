import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { minutesOf } from "../../../shared/scheduling/calendar.ts";
import { asClock } from "../../../shared/scheduling/slotTimes.ts";
import type { Column } from "./entries.ts";

export const hourHeight = 64; // px
const step = 30; // minutes
const farEnough = 6; // px, from a click to a drag

/** Where a lesson would go. */
export type Moving = { lesson: LessonView; column: number; minute: number };
type To = { date: string; startTime: string };

type Grid = {
  columns: readonly Column[];
  bodies: RefObject<(HTMLElement | null)[]>; // as drawn
  hours: { from: number; until: number };
  onMove: (lesson: LessonView, to: To) => void;
};

/** Where a height in a column is on its clock, by half hours. */
export const minuteAt = (y: number, { from, until }: Grid["hours"]) =>
  Math.max(
    from,
    Math.min(until - step, from + Math.floor((y / hourHeight) * 60) - (Math.floor((y / hourHeight) * 60) % step)),
  );

/** A lesson is moved by mouse or, with its block in focus, by Shift and the arrow keys. Nothing is saved here. */
export const useMoving = ({ columns, bodies, hours, onMove }: Grid) => {
  const [moving, setMoving] = useState<Moving | null>(null);
  const dragged = useRef(false); // the click that ends a drag opens nothing

  const startOf = (lesson: LessonView, column: number): Moving => ({
    lesson,
    column,
    minute: minutesOf(lesson.startTime),
  });
  /** Another day; never another coach's. */
  const mayGo = (from: number, to: number) => columns[to]?.instructorId === columns[from]?.instructorId;
  const finish = ({ lesson, column, minute }: Moving) => {
    const date = columns[column]?.date ?? lesson.date;
    setMoving(null);
    if (date !== lesson.date || asClock(minute) !== lesson.startTime)
      onMove(lesson, { date, startTime: asClock(minute) });
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>, lesson: LessonView, column: number) => {
    if (event.button !== 0 || event.pointerType === "touch") return; // a finger scrolls
    const block = event.currentTarget;
    const grabbed = event.clientY - block.getBoundingClientRect().top;
    const from = { x: event.clientX, y: event.clientY };
    let to: Moving | null = null;
    dragged.current = false;
    const go = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!to && Math.hypot(clientX - from.x, clientY - from.y) < farEnough) return;
      dragged.current = true;
      const over = bodies.current.findIndex((body) => {
        const place = body?.getBoundingClientRect();
        return place && place.left <= clientX && clientX < place.right;
      });
      const at = over >= 0 && mayGo(column, over) ? over : (to?.column ?? column);
      const top = bodies.current[at]?.getBoundingClientRect().top ?? 0;
      to = { lesson, column: at, minute: minuteAt(clientY - grabbed - top + hourHeight / 4, hours) };
      setMoving(to);
    };
    const stop = () => {
      removeEventListener("pointermove", go);
      removeEventListener("pointerup", drop);
      removeEventListener("keydown", escape, true);
      removeEventListener("pointercancel", drop);
    };
    const drop = ({ type }: Event) => {
      stop();
      if (to && type === "pointerup") finish(to);
      else setMoving(null);
    };
    const escape = (pressed: globalThis.KeyboardEvent) => {
      if (pressed.key !== "Escape") return;
      pressed.stopPropagation();
      stop();
      setMoving(null);
    };
    addEventListener("pointermove", go);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", drop);
    addEventListener("keydown", escape, true);
  };

  const onKeyDown = (event: KeyboardEvent, lesson: LessonView, column: number) => {
    const steps: Record<string, [columns: number, minutes: number]> = {
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
    };
    const by = event.shiftKey ? steps[event.key] : undefined;
    if (by) {
      event.preventDefault();
      const from = moving?.lesson.id === lesson.id ? moving : startOf(lesson, column);
      const [to, minute] = [from.column + by[0], from.minute + by[1]];
      setMoving({
        lesson,
        column: columns[to] && mayGo(column, to) ? to : from.column,
        minute: hours.from <= minute && minute < hours.until ? minute : from.minute,
      });
    } else if (moving && event.key === "Enter") {
      event.preventDefault();
      finish(moving);
    } else if (moving && event.key === "Escape") setMoving(null);
  };

  return {
    moving,
    /** For the block of a lesson that may be moved. */
    handlesOf: (lesson: LessonView, column: number) => ({
      draggable: false,
      onPointerDown: (event: PointerEvent<HTMLElement>) => onPointerDown(event, lesson, column),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, lesson, column),
      onBlur: () => setMoving((before) => (before?.lesson.id === lesson.id ? null : before)),
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
        if (!dragged.current) return;
        dragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
  };
};

export type Handles = ReturnType<ReturnType<typeof useMoving>["handlesOf"]>;
