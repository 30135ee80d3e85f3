import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenActingOrIdle } from "./moments.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (then: () => void) => setTimeout(then, 100));
});
afterEach(() => {
  vi.useRealTimers();
});

it("a page wakes by itself once the browser is idle after a while, and once only", () => {
  const wake = vi.fn<() => void>();
  whenActingOrIdle(wake, 2000);
  vi.advanceTimersByTime(2000);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  dispatchEvent(new Event("keydown"));
  expect(wake).toHaveBeenCalledTimes(1);
});

it.for(["pointermove", "pointerdown", "keydown", "touchstart", "scroll", "focusin"])(
  "somebody who acts wakes it at once: %s",
  (act) => {
    const wake = vi.fn<() => void>();
    whenActingOrIdle(wake, 2000);
    dispatchEvent(new Event(act));
    expect(wake).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(wake).toHaveBeenCalledTimes(1);
  },
);
