import { expect, it } from "vitest";
import { campStop } from "./campStop.ts";

const camp = { status: "active", statusReason: null, isFull: false } as const;

it("a camp with places stops nobody", () => expect(campStop(camp)).toBeNull());

it.each([
  [{ ...camp, status: "cancelled", statusReason: "The field is flooded." }, "This camp was canceled", false],
  [{ ...camp, status: "completed", isFull: true }, "This camp has ended", false],
  [{ ...camp, status: "archived" }, "This camp isn’t taking registrations", false],
  [{ ...camp, isFull: true }, "Camp Full", true],
] as const)("says why nobody can register: %o", (stopped, title, waitlist) =>
  expect(campStop(stopped)).toMatchObject({ title, waitlist }),
);

it("a cancelled camp says the reason", () =>
  expect(campStop({ ...camp, status: "cancelled", statusReason: "The field is flooded." })?.text).toBe(
    "The field is flooded.",
  ));
