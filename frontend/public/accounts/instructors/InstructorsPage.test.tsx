import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { expect, it, vi } from "vitest";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { instructor } from "../../../testing/instructorExample.ts";
import InstructorsPage from "./InstructorsPage.tsx";

const coach = (firstName: string, given: Partial<InstructorView>): InstructorView => ({
  ...instructor,
  id: firstName,
  user: { ...instructor.user, firstName },
  ...given,
});
const Address = () => <output aria-label="address">{useLocation().search}</output>;

const show = async (coaches: readonly InstructorView[], at = "/instructors") => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(coaches)));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <InstructorsPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findAllByRole("article");
};
const names = () => screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
const choice = () => screen.getByLabelText<HTMLSelectElement>("What do you want to work on?");

it("a card says the next opening, or that there is none in the next weeks", async () => {
  await show([coach("Ana", { nextOpening: "2030-12-03T22:00:00.000Z" }), coach("Jo", { nextOpening: null })]);
  const [ana, jo] = screen.getAllByRole("article");
  expect(ana!.textContent).toContain("Next opening: Tue, Dec 3, 5:00 PM");
  expect(jo!.textContent).toContain("No openings in the next 4 weeks");
});

it("a coach is found by what they teach, however they wrote it, and the address keeps it", async () => {
  const coaches = [
    coach("Ana", { specialties: ["Hitting", "Bunting"] }),
    coach("Jo", { specialties: ["hitting"] }),
    coach("Kim", { specialties: ["Catching"] }),
  ];
  await show(coaches);
  const offered = within(choice()).getAllByRole("option");
  expect(offered.map(({ textContent }) => textContent)).toEqual(["Anything", "Bunting", "Catching", "Hitting"]);
  fireEvent.change(choice(), { target: { value: "Hitting" } });
  expect(names()).toEqual(["Ana Cruz", "Jo Cruz"]);
  expect(screen.getByText("2 coaches teach Hitting")).toBeTruthy();
  expect(screen.getByLabelText("address").textContent).toBe("?skill=Hitting");
  fireEvent.change(choice(), { target: { value: "" } });
  expect(names()).toHaveLength(3);

  cleanup();
  await show(coaches, "/instructors?skill=catching");
  expect(names()).toEqual(["Kim Cruz"]);
  cleanup();
  await show(coaches, "/instructors?skill=juggling");
  expect(names()).toHaveLength(3);
});

it("K5:skeletons, U6: six places while they are fetched", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <InstructorsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole("region", { name: "Loading instructors" }).children).toHaveLength(6);
});

it("U5, K2: a card says who it is, three specialties at most, and leads to their times", async () => {
  const specialties = ["Infield", "Softball", "Throwing", "Bunting"];
  await show([
    coach("Ana", { bio: "Footwork first.", specialties, hourlyRate: "62.50", experience: 7, location: "Turf Field 2" }),
  ]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Meet Our Professional Instructors");
  const card = screen.getByRole("article");
  for (const said of [
    "Ana Cruz",
    "7 years of experience",
    "$62.50/hour",
    "Footwork first.",
    "Turf Field 2",
    "No reviews yet",
    ...specialties.slice(0, 3),
  ])
    expect(card.textContent).toContain(said);
  expect(card.textContent).not.toContain("Bunting");
  expect(card.querySelector("img")).not.toBeNull();
  const link = within(card).getByRole("link", { name: /^View Schedule & Book/ });
  expect(link.getAttribute("href")).toBe("/schedule?instructorId=Ana");
  expect(screen.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
});

it("U5: a card has the coach’s own photo, and says how many reviews there are", async () => {
  const seen = { ...instructor.user, profileImageUrl: "/api/photos/ana.webp" };
  await show([coach("Ana", { user: seen, rating: "4.50", totalReviews: 12 })]);
  const card = screen.getByRole("article");
  expect(card.querySelector("img")?.getAttribute("src")).toBe(seen.profileImageUrl);
  expect(card.textContent).toContain("4.5 · 12 reviews");
});
