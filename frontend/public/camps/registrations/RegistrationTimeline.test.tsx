import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { HistoryEntry } from "../../../../backend/history/contract.ts";
import { RegistrationTimeline } from "./RegistrationTimeline.tsx";

const entry: HistoryEntry = {
  id: "1",
  of: "g1",
  at: "2030-07-08T12:55:00.000Z",
  what: "RegistrationRequoted",
  from: null,
  to: null,
  details: { day: "2030-07-09" },
  actor: { kind: "user", id: "ana", role: "instructor", name: null },
};

it("a price that changed says whether a day was canceled or takes place after all", async () => {
  const story = [entry, { ...entry, id: "2", details: { ...entry.details, how: "undone" } }];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(story)));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RegistrationTimeline registrationId="g1" />
    </QueryClientProvider>,
  );
  expect(await screen.findByText("New price: a day was canceled")).toBeTruthy();
  expect(screen.getByText("New price: the day takes place after all")).toBeTruthy();
});
