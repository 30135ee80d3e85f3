import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { leagueRegionsUrl } from "../../../../backend/outreach/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import LeagueList from "./LeagueList.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a region, which somebody typed, is no part of a saved filter", async () => {
  vi.stubGlobal("fetch", async (input: string) =>
    input === leagueRegionsUrl
      ? Response.json(["Hill Country"])
      : Response.json([], { headers: { "content-range": "items */0" } }),
  );
  renderInBackOffice(<LeagueList />, { resource: "leagues" });
  fireEvent.change(await screen.findByRole("combobox", { name: "Region" }), { target: { value: "Hill Country" } });
  await screen.findByText("No matches");
  expect(screen.queryByRole("button", { name: /^Save “/ })).toBeNull();
  fireEvent.change(screen.getByRole("combobox", { name: "Sport" }), { target: { value: "baseball" } });
  await screen.findByRole("button", { name: "Save “Baseball”" });
});
