import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenActingOrIdle } from "./moments.ts";
import { hasMore } from "./wakeComplete.ts";

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

it("a pointer that rests where the page comes up under it wakes nothing; one that moves does", () => {
  const wake = vi.fn<() => void>();
  whenActingOrIdle(wake, 2000);
  const move = (movementX: number) =>
    dispatchEvent(Object.assign(new Event("pointermove"), { movementX, movementY: 0 }));
  move(0);
  expect(wake).not.toHaveBeenCalled();
  move(1);
  expect(wake).toHaveBeenCalledTimes(1);
});

it("a page read again by a mailed link may have more to show than the server knew, as one with more in its address", () => {
  // Specs of other files leave an address and what they kept.
  history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
  expect(hasMore()).toBe(false);
  history.replaceState({ token: "of-a-mail" }, "");
  expect(hasMore()).toBe(true);
  history.replaceState(null, "", "/?lesson=one");
  expect(hasMore()).toBe(true);
  history.replaceState(null, "", "/");
});
