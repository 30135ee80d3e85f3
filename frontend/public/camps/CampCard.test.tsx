import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import type { CampView } from "../../../backend/camps/contract.ts";
import { camp } from "../../testing/campExample.ts";
import { CampCard } from "./CampCard.tsx";

afterEach(cleanup);

const show = (told: Partial<CampView>) =>
  render(
    <MemoryRouter>
      <CampCard camp={{ ...camp, ...told }} />
    </MemoryRouter>,
  );
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
