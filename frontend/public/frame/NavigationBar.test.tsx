import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import type { Role } from "../../../backend/accounts/contract.ts";
import { user } from "../../testing/backOffice.tsx";
import { currentUserKey } from "../access/currentUser.ts";
import { rememberSignedIn } from "../access/signedIn.ts";
import { NavigationBar } from "./NavigationBar.tsx";

afterEach(() => {
  cleanup();
  rememberSignedIn(false);
});

/** Both copies of the bar, the one for a desk and the menu of a phone. */
const show = (role?: Role) => {
  rememberSignedIn(role !== undefined);
  const client = new QueryClient();
  const person = { ...user, role, profileImageUrl: role === "student" ? null : "/api/photos/morgan.webp" };
  client.setQueryData(currentUserKey, role ? person : null);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NavigationBar />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const lists = () =>
  screen.getAllByRole("navigation", { hidden: true }).map((nav) =>
    within(nav)
      .getAllByRole("link", { hidden: true })
      .map(({ textContent }) => textContent),
  );

it.each([
  ["instructor", ["Camps & Clinics", "Instructor Dashboard"], 2],
  ["admin", ["Camps & Clinics", "Book Lesson", "Player Dashboard"], 0],
  ["student", ["Camps & Clinics", "Book Lesson", "Player Dashboard"], 0],
] as const)("N1–N4: what an %s is offered, by name and picture, beside the way out", async (role, links, badges) => {
  show(role);
  expect(await screen.findAllByText("Morgan Hale")).toHaveLength(2);
  const pictures = [...document.querySelectorAll("img")].map((picture) => picture.getAttribute("src"));
  expect(pictures.filter((src) => src?.startsWith("/api/"))).toHaveLength(role === "student" ? 0 : 2);
  expect(screen.queryAllByText("MH")).toHaveLength(role === "student" ? 2 : 0);
  expect(lists()).toEqual([links, links]);
  expect(screen.queryAllByText("Instructor")).toHaveLength(badges);
  expect(screen.getAllByText("Logout")).toHaveLength(2);
  expect(screen.queryByText("Login")).toBeNull();
});

it("N5: a visitor is offered to log in and to sign up", () => {
  show();
  const hrefs = (name: string) => screen.getAllByText(name).map((link) => link.getAttribute("href"));
  expect(hrefs("Login")).toEqual(["/login", "/login"]);
  expect(hrefs("Sign Up")).toEqual(["/register", "/register"]);
  expect(screen.queryByText("Logout")).toBeNull();
});
