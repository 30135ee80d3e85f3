import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { campsUrl, type CampView } from "../../../backend/camps/contract.ts";
import { playersUrl } from "../../../backend/players/contract.ts";
import { camp } from "../../testing/campExample.ts";
import { settings } from "../../shared/settings.ts";
import { currentUserKey } from "../access/currentUser.ts";
import { rememberSignedIn } from "../access/signedIn.ts";
import CampsClinicsPage from "./CampsClinicsPage.tsx";

afterEach(() => {
  cleanup();
  rememberSignedIn(false);
});

const past = (id: string, startDate: string): CampView => ({
  ...camp,
  id,
  title: `Camp ${id}`,
  startDate,
  endDate: startDate,
  status: "completed",
});
const Address = () => <output>{useLocation().search}</output>;

const show = async (camps: readonly CampView[], { at = "/camps-clinics", players = [] as object[] } = {}) => {
  const answers: Record<string, unknown> = { [campsUrl]: camps, [playersUrl]: players };
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(Response.json(answers[url] ?? [])));
  const client = new QueryClient();
  rememberSignedIn(players.length > 0);
  client.setQueryData(currentUserKey, players.length > 0 ? { id: "pat", role: "student" } : null);
  client.setQueryData([playersUrl], players);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <CampsClinicsPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findAllByRole("article");
};
const titles = (region: HTMLElement) =>
  within(region)
    .getAllByRole("article")
    .map((card) => within(card).getByRole("heading").textContent);
const age = () => screen.getByLabelText<HTMLSelectElement>("My player’s age");

it("keeps past camps apart, the latest first, a few at a time", async () => {
  const days = ["2020-01-01", "2020-01-02", "2020-01-03", "2020-01-04"];
  await show([camp, ...days.map((day, n) => past(String(n), day))]);
  expect(titles(screen.getByRole("list", { name: "Camps and clinics" }))).toEqual([camp.title]);
  const those = screen.getByRole("region", { name: "Past" });
  expect(titles(those)).toEqual(["Camp 3", "Camp 2", "Camp 1"]);
  fireEvent.click(within(those).getByRole("button", { name: "Show all 4" }));
  expect(titles(those)).toEqual(["Camp 3", "Camp 2", "Camp 1", "Camp 0"]);
  expect(within(those).queryByText(/registered/)).toBeNull();
});

it("says so where only past camps match", async () => {
  await show([camp, past("zeta", "2020-01-01")]);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zeta" } });
  expect(await screen.findByText("No upcoming camps match.")).toBeTruthy();
  expect(screen.queryByText("No camps found")).toBeNull();
});

it("shows the group for a player's age and sport, which stand in the address and in links to camps", async () => {
  await show([camp]);
  expect(screen.queryByText(/Your player’s group/)).toBeNull();
  fireEvent.change(age(), { target: { value: "9" } });
  expect(screen.getByText("Your player’s group: 10U softball, 11:00 AM – 12:00 PM")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Baseball" }));
  expect(screen.getByText("No group for age 9 in baseball")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("?age=9&sport=baseball");
  expect(screen.getByRole("link", { name: /^View Details/ }).getAttribute("href")).toBe(
    "/camp-details/c1?age=9&sport=baseball",
  );
});

it("starts with the first of the family's players, and lets the family choose another or nobody", async () => {
  const player = { plays: true, isOwn: false, position: null };
  const kim = { ...player, id: "kim", firstName: "Kim", age: 9, sport: "softball" };
  const max = { ...player, id: "max", firstName: "Max", age: 12, sport: "baseball" };
  await show([camp], { players: [kim, max] });
  expect(screen.getByText(/^Your player’s group: 10U softball/)).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Show groups for Max" }));
  expect(screen.getByText("No group for age 12 in baseball")).toBeTruthy();
  fireEvent.change(age(), { target: { value: "" } });
  expect(screen.queryByText(/No group/)).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("?age=any");
});

const pageWith = (answer: (url: string) => Promise<Response>, user: { id: string; role: string } | null = null) => {
  vi.stubGlobal("fetch", answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (user) {
    rememberSignedIn(true);
    client.setQueryData(currentUserKey, user);
    client.setQueryData([playersUrl], []);
  }
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <CampsClinicsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

it("U48, T39: six places wait for the list; one that can't be fetched says so and is asked for again; an empty one is called so", async () => {
  let answer: (response: Response) => void = () => {};
  pageWith(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.getByRole("heading", { name: "Camps & Clinics", level: 1 })).toBeTruthy();
  expect(screen.getByRole("region", { name: "Loading camps and clinics" }).children).toHaveLength(6);
  answer(new Response("", { status: 500 }));
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to fetch camps");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  answer(Response.json([]));
  expect(await screen.findByRole("heading", { name: "No camps available" })).toBeTruthy();
});

it("U48, U49: is searched and narrowed to camps or clinics; where nothing matches, all are a click away", async () => {
  const clinic = { ...camp, id: "c2", title: "Winter Clinic", campType: "clinic" } as const;
  await show([{ ...camp, ageMin: 5, ageMax: 14, ageRange: "5-14" }, clinic]);
  const cards = () => screen.queryAllByRole("article");
  fireEvent.click(screen.getByRole("button", { name: "Camps" }));
  await vi.waitFor(() => expect(cards()).toHaveLength(1));
  expect(within(cards()[0]!).getByText("Camp")).toBeTruthy();
  for (const words of [
    camp.title,
    "Three mornings of hitting",
    "Ana Delgado",
    "Monday, July 8, 2030 – Wednesday, July 10, 2030",
    "9:00 AM – 3:00 PM",
    "Maple Park",
    "38 spots available",
    "2 of 40 registered",
    "20 spots per age division",
    "Ages 5-14",
    "$150",
  ])
    expect(cards()[0]!.textContent).toContain(words);
  fireEvent.click(screen.getByRole("button", { name: "Clinics" }));
  expect(cards().map((card) => within(card).getByRole("heading").textContent)).toEqual(["Winter Clinic"]);
  expect(within(cards()[0]!).getByText("Clinic")).toBeTruthy();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "nothing of this kind" } });
  expect(await screen.findByRole("heading", { name: "No camps found" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "See all camps" }));
  expect(cards()).toHaveLength(2);
});

it("U48: where there is no clinic, choosing clinics finds none", async () => {
  await show([camp]);
  fireEvent.click(screen.getByRole("button", { name: "Clinics" }));
  expect(await screen.findByRole("heading", { name: "No camps found" })).toBeTruthy();
});

it("U51, U53, P10: families find who to ask, and no tools", async () => {
  await show([camp]);
  const { contact } = settings();
  expect(screen.getByRole("link", { name: contact.email }).getAttribute("href")).toMatch(/^mailto:/);
  expect(screen.getByRole("link", { name: contact.phone }).getAttribute("href")).toMatch(/^tel:/);
  expect(screen.getByRole("link", { name: "our coaching credentials" }).getAttribute("href")).toBe(
    "/coaching-credentials",
  );
  for (const name of [/Create New Camp/, /Download Excel/, /^Registrations/])
    expect(screen.queryByRole("link", { name }) ?? screen.queryByRole("button", { name })).toBeNull();
});

it("U53, P11: a server that can't say who is here is taken to mean a visitor, who may browse, and ask for a clinic", async () => {
  rememberSignedIn(true);
  pageWith((url) => Promise.resolve(url === campsUrl ? Response.json([camp]) : new Response("", { status: 500 })));
  expect(await screen.findByRole("link", { name: /^Register Now/ })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Request Clinic" }));
  expect(await screen.findByRole("dialog", { name: "Request a clinic or camp" })).toBeTruthy();
});

it("U51, P10: an instructor creates camps, but of somebody else’s sees no registrations", async () => {
  pageWith((url) => Promise.resolve(Response.json(url === campsUrl ? [camp] : [])), { id: "kim", role: "instructor" });
  const create = await screen.findByRole("link", { name: "Create New Camp" });
  expect(create.getAttribute("href")).toBe("/camp-creation");
  await screen.findByRole("article");
  expect(screen.queryByRole("button", { name: /Registrations/ })).toBeNull();
});
