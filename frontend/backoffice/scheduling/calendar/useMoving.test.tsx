import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lesson } from "../../../testing/lessonExample.ts";
import { edgeScroll, useMoving } from "./useMoving.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onClick = vi.fn<() => void>();
const Grid = () => {
  const scroller = useRef<HTMLDivElement>(null);
  const bodies = useRef<HTMLElement[]>([]);
  const { handlesOf } = useMoving({ columns: [], scroller, bodies, hours: { from: 0, until: 1440 }, onMove: () => {} });
  return (
    <div ref={scroller}>
      <button type="button" {...handlesOf(lesson, 0)} onClick={onClick}>
        Lesson
      </button>
    </div>
  );
};

it("after a finger has held a lesson, the mouse's menu comes and Enter opens it", () => {
  render(<Grid />);
  const block = screen.getByRole("button");
  const touch = { pointerType: "touch", pointerId: 1, isPrimary: true, button: 0 };
  const menuComes = () => {
    const menu = createEvent.contextMenu(block);
    fireEvent(block, menu);
    return !menu.defaultPrevented;
  };
  fireEvent.pointerDown(block, touch);
  vi.advanceTimersByTime(1000);
  expect(menuComes()).toBe(false); // the phone's own
  fireEvent.pointerUp(block, touch);

  fireEvent.click(block); // as Enter does
  expect(onClick).toHaveBeenCalledOnce();
  fireEvent.pointerDown(block, { pointerType: "mouse", pointerId: 2, isPrimary: true, button: 2 });
  expect(menuComes()).toBe(true);
});

it("a drag scrolls near an edge of what is seen, faster the closer it is, and not between", () => {
  const seen = { top: 100, bottom: 600 };
  expect([99, 101, 124, 148, 552, 576, 599, 700].map((y) => edgeScroll(y, seen))).toEqual([
    -14, -14, -7, 0, 0, 7, 14, 14,
  ]);
});

it("while a dragged lesson is held at the edge, the grid scrolls on, until it is dropped", () => {
  render(<Grid />);
  const block = screen.getByRole("button");
  const grid = block.parentElement!;
  vi.spyOn(grid, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 400, 500));
  const mouse = { pointerType: "mouse", pointerId: 3, isPrimary: true, button: 0, clientX: 10 };
  fireEvent.pointerDown(block, { ...mouse, clientY: 200 });
  fireEvent.pointerMove(block, { ...mouse, clientY: 300 });
  vi.advanceTimersByTime(200);
  expect(grid.scrollTop).toBe(0);
  fireEvent.pointerMove(block, { ...mouse, clientY: 495 });
  vi.advanceTimersByTime(200);
  const { scrollTop } = grid;
  expect(scrollTop).toBeGreaterThan(50);
  fireEvent.pointerUp(block, { ...mouse, clientY: 495 });
  vi.advanceTimersByTime(200);
  expect(grid.scrollTop).toBe(scrollTop);
});
