import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lesson } from "../../../testing/lessonExample.ts";
import { useMoving } from "./useMoving.ts";

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
