import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import type { CampView } from "../../../backend/camps/contract.ts";
import { camp } from "../../testing/campExample.ts";
import { CampCard } from "./CampCard.tsx";
import { dayNames } from "./campDays.ts";

const show = (told: Partial<CampView>) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CampCard camp={{ ...camp, ...told }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const full = { isFull: true, spotsAvailable: 0, registeredCount: 40 };

it("U49, U50: the card of a full camp says so, how many wait, and that nobody can register", () => {
  show({ ...full, waitlistCount: 3 });
  for (const words of ["Full", "40 of 40 registered", "3 players on the waitlist"])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Camp Full" })).toHaveProperty("disabled", true);
  expect(screen.queryByRole("link", { name: /^Register Now/ })).toBeNull();
  cleanup();
  show(full);
  expect(screen.queryByText(/waitlist$/)).toBeNull();
});

it("U49, U50: that of another has no such badge, and leads to its page and to registering", () => {
  show({});
  expect(screen.queryByText("Full")).toBeNull();
  const ways = { "View Details": "/camp-details/c1", "Register Now": "/camp-registration/c1" };
  for (const [name, to] of Object.entries(ways))
    expect(screen.getByRole("link", { name: new RegExp(`^${name}`) }).getAttribute("href")).toBe(to);
});

it("a card counts spots aloud only when few are left", () => {
  show({});
  expect(screen.getByText("38 spots available")).toBeTruthy();
  expect(screen.queryByText(/spots left/)).toBeNull();
  cleanup();
  show({ spotsAvailable: 3 });
  expect(screen.getByText("3 spots left")).toBeTruthy();
  expect(screen.queryByText(/spots available/)).toBeNull();
});

it("a camp with a day on another date says each of its dates", () => {
  const dates = ["2030-07-18", "2030-07-09", "2030-07-10"];
  show({ startDate: "2030-07-09", endDate: "2030-07-18", dates, movedDays: [1] });
  for (const words of ["9–10, 18", "Tue, Jul 9, Wed, Jul 10, and Thu, Jul 18, 2030"])
    expect(screen.getByText(words)).toBeTruthy();
  expect(dayNames({ startDate: "2030-07-09", endDate: "2030-07-18", dates }, [1, 3])).toBe(
    "Day 3 (Wed, Jul 10), Day 1 (Thu, Jul 18)",
  );
  expect(dayNames(camp, [1, 3])).toBe("Day 1, Day 3");
});
