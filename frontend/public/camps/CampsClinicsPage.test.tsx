import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { campsUrl, type CampView } from "../../../backend/camps/contract.ts";
import { playersUrl } from "../../../backend/players/contract.ts";
import { camp } from "../../testing/campExample.ts";
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
