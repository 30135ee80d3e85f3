import { afterEach, expect, it, vi } from "vitest";
import { camp } from "../../../../testing/campExample.ts";
import { campStop } from "./campStop.ts";

afterEach(() => void vi.useRealTimers());

it("a camp with places stops nobody", () => expect(campStop(camp)).toBeNull());

it.each([
  ["This camp was canceled", { status: "cancelled", statusReason: "The field is flooded." }, false],
  ["This camp has ended", { status: "completed", isFull: true }, false],
  ["This camp isn’t taking registrations", { status: "archived" }, false],
  ["Camp Full", { isFull: true }, true],
] as const)("says why nobody can register: %s", (title, stopped, waitlist) =>
  expect(campStop({ ...camp, ...stopped })).toMatchObject({ title, waitlist }),
);

it("a full camp that has begun has no waitlist anymore", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2030-07-08T12:59:00.000Z") }); // 8:59 AM in New York
  expect(campStop({ ...camp, isFull: true })).toMatchObject({ waitlist: true });
  vi.setSystemTime(Date.parse("2030-07-08T13:00:00.000Z"));
  expect(campStop({ ...camp, isFull: true })).toMatchObject({ title: "Camp Full", waitlist: false });
  expect(campStop({ ...camp, isFull: true, canceledDays: ["2030-07-08"] })).toMatchObject({ waitlist: true });
});

it("a cancelled camp says the reason", () =>
  expect(campStop({ ...camp, status: "cancelled", statusReason: "The field is flooded." })?.text).toBe(
    "The field is flooded.",
  ));
