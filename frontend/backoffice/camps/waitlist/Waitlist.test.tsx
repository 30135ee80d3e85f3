import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { today } from "../../../shared/formats.ts";
import { plusDays } from "../../../shared/scheduling/calendar.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { camp } from "../../../testing/campExample.ts";
import { Waitlist } from "../Waitlist.tsx";

it.each([
  ["active and still to come", { endDate: plusDays(today(), 1) }, "Families can join once their division is full."],
  ["active, with its last day over", { endDate: plusDays(today(), -1) }, "Nobody is waiting."],
  ["completed", { status: "completed" }, "Nobody is waiting."],
  ["canceled", { status: "cancelled" }, "Nobody is waiting."],
] as const)("an empty waitlist of a camp that is %s says what can still happen", async (_, told, says) => {
  vi.stubGlobal("fetch", async () => Response.json([]));
  renderInBackOffice(<Waitlist camp={{ ...camp, ...told }} />);
  const text = (await screen.findByText(says, { exact: says === "Nobody is waiting." })).textContent;
  expect(text).toMatch(/^Nobody is waiting./);
});
