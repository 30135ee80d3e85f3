import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { minutesOf } from "../../../shared/scheduling/calendar.ts";
import { asClock } from "../../../shared/scheduling/slotTimes.ts";
import type { Column } from "./entries.ts";

export const hourHeight = 64; // px
export const headHeight = 52; // px, of what names the columns and stays on top
const step = 30; // minutes
const farEnough = 6; // px, from a click to a drag
const longEnough = 400; // ms, from a touch to a drag: sooner than a phone's own menu

/** Where a lesson would go. */
export type Moving = { lesson: LessonView; column: number; minute: number };
type To = { date: string; startTime: string };

const edge = 48; // px from the top or the end of what is seen, where a drag scrolls
const fastest = 14; // px a frame

/** How far the grid scrolls in a frame while something is dragged at this height: the closer to an edge, the faster. */
export const edgeScroll = (y: number, { top, bottom }: { top: number; bottom: number }) => {
  const beyond = y < top + edge ? y - (top + edge) : Math.max(0, y - (bottom - edge));
  return Math.round(Math.max(-1, Math.min(1, beyond / edge)) * fastest);
};

type Grid = {
  columns: readonly Column[];
  scroller: RefObject<HTMLElement | null>;
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

/**
 * A lesson is moved by mouse, by a finger that holds it for a moment or, with its block in focus, by Shift and the arrow
 * keys. Nothing is saved here.
 */
export const useMoving = ({ columns, scroller, bodies, hours, onMove }: Grid) => {
  const [moving, setMoving] = useState<Moving | null>(null);
  const dragged = useRef(false); // the click that ends a drag opens nothing
  const touching = useRef(false); // then the phone's own menu for links stays away
  const held = useRef(false); // by a finger, long enough: what it does now is neither scrolling nor a tap
  useEffect(() => {
    const grid = scroller.current;
    const keep = (event: Event) => {
      if (!held.current) return;
      if (event.cancelable) event.preventDefault();
      if (event.type !== "touchmove") held.current = false;
    };
    // A browser only asks listeners that were there before the finger, and that aren't passive.
    const types = ["touchmove", "touchend", "touchcancel"] as const;
    for (const type of types) grid?.addEventListener(type, keep, { passive: false });
    return () => {
      for (const type of types) grid?.removeEventListener(type, keep);
    };
  }, [scroller]);

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
    const isTouch = event.pointerType === "touch";
    touching.current = isTouch;
    if (event.button !== 0 || !event.isPrimary) return;
    const { pointerId } = event;
    const block = event.currentTarget;
    const grabbed = event.clientY - block.getBoundingClientRect().top;
    const from = { x: event.clientX, y: event.clientY };
    let at = from;
    let to: Moving | null = null;
    let isFar = false;
    let mayDrag = !isTouch;
    dragged.current = false;
    held.current = false;
    const hold = mayDrag
      ? undefined
      : setTimeout(() => {
          mayDrag = true;
          held.current = true;
          dragged.current = true;
          setMoving(startOf(lesson, column));
        }, longEnough);
    let scrolls = 0;
    /** The hours that are out of sight come in while the pointer waits at the edge. */
    const scroll = () => {
      scrolls = requestAnimationFrame(scroll);
      const grid = scroller.current;
      const { top = 0, bottom = 0 } = grid?.getBoundingClientRect() ?? {};
      const by = edgeScroll(at.y, { top: top + headHeight, bottom: Math.min(bottom, innerHeight) });
      if (!grid || by === 0) return;
      grid.scrollTop += by;
      drag();
    };
    const go = ({ pointerId: moved, clientX, clientY }: globalThis.PointerEvent) => {
      if (moved !== pointerId) return;
      at = { x: clientX, y: clientY };
      isFar ||= Math.hypot(at.x - from.x, at.y - from.y) >= farEnough;
      if (!isFar) return;
      if (!mayDrag) return stop(); // a finger that doesn't wait scrolls
      dragged.current = true;
      scrolls ||= requestAnimationFrame(scroll);
      drag();
    };
    const drag = () => {
      const over = bodies.current.findIndex((body) => {
        const place = body?.getBoundingClientRect();
        return place && place.left <= at.x && at.x < place.right;
      });
      const onto = over >= 0 && mayGo(column, over) ? over : (to?.column ?? column);
      const top = bodies.current[onto]?.getBoundingClientRect().top ?? 0;
      to = { lesson, column: onto, minute: minuteAt(at.y - grabbed - top + hourHeight / 4, hours) };
      setMoving(to);
    };
    const stop = () => {
      clearTimeout(hold);
      cancelAnimationFrame(scrolls);
      removeEventListener("pointermove", go);
      removeEventListener("pointerup", drop);
      removeEventListener("keydown", escape, true);
      removeEventListener("pointercancel", drop);
    };
    const drop = ({ type, pointerId: lifted }: globalThis.PointerEvent) => {
      if (lifted !== pointerId) return;
      stop();
      if (isTouch) dragged.current = false; // no click ends it
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
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (touching.current) event.preventDefault();
      },
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
