import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { campDay, dayPlayer } from "../../../testing/campExample.ts";
import CampDayPage from "./CampDayPage.tsx";

const player = { ...dayPlayer, otherParents: [{ name: "Sam Reyes", phone: "555-010-0133" }] };
const there = { ...player, id: "p2", playerName: "Noah Reed", state: "here" as const };
const day = { ...campDay, isCanceled: true, players: [player, there] };

it("whoever may not pick a player up is neither offered nor called", async () => {
  const forbidden = { ...player, state: "here" as const, mayNotPickUp: "Sam Reyes" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...day, players: [forbidden] })));
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  await userEvent.click(await screen.findByRole("button", { name: "Emma Ortiz" }));
  expect(await screen.findByRole("link", { name: "Call Pat Ortiz" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Call Sam Reyes" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Sam Reyes" })).toBeNull();
});

it.each([
  [true, 0],
  [false, 1],
])(
  "nobody is checked in on a day that was canceled (%s), but whoever is here still leaves",
  async (isCanceled, ways) => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...day, isCanceled })));
    renderInBackOffice(<CampDayPage />, { role: "instructor" });
    await screen.findByRole("button", { name: "Check out Noah Reed" });
    expect(screen.queryAllByText(/We’re emailing the families/)).toHaveLength(1 - ways);
    expect(screen.queryAllByRole("button", { name: "Check in Emma Ortiz" })).toHaveLength(ways);
    await userEvent.click(screen.getByRole("button", { name: "Emma Ortiz" }));
    expect(await screen.findByRole("dialog", { name: "Emma Ortiz" })).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: "Check in" })).toHaveLength(ways);
    expect(screen.getByRole("link", { name: "Call Sam Reyes" }).getAttribute("href")).toBe("tel:5550100133");
  },
);

it("on a day that was moved meanwhile nobody is checked in either, and whoever is here leaves", async () => {
  const moved = { ...day, isCanceled: false, number: null, players: [there, { ...player, state: "left" }] };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(moved)));
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  await screen.findByRole("button", { name: "Check out Noah Reed" });
  expect(screen.getByText(/This day was moved to another date/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Emma Ortiz" }));
  expect(await screen.findByRole("dialog", { name: "Emma Ortiz" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Check in again" })).toBeNull();
});
