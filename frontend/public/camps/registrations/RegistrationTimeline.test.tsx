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

const registration = {
  id: "g1",
  places: [
    { id: "p1", playerName: "Kim Lee" },
    { id: "p2", playerName: "Lou Lee" },
    { id: "p3", playerName: null }, // removed
  ],
};

const show = (...story: HistoryEntry[]) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(story)));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RegistrationTimeline registration={registration} />
    </QueryClientProvider>,
  );
};

it("a price that changed says whether a day was canceled or takes place after all", async () => {
  show(entry, { ...entry, id: "2", details: { ...entry.details, how: "undone" } });
  expect(await screen.findByText("New price: a day was canceled")).toBeTruthy();
  expect(screen.getByText("New price: the day takes place after all")).toBeTruthy();
});

const lines = async () => (await screen.findAllByRole("listitem")).map((item) => item.querySelector("p")?.textContent);
const byAna = { ...entry.actor, name: "Ana Ruiz" };
const statedByAna = (what: string, details: HistoryEntry["details"]) => ({
  ...entry,
  id: what,
  what,
  details,
  actor: byAna,
});
const cash = { cents: 2000, method: "cash" };

it("what was paid is said with its sum, and who recorded it, not who paid", async () => {
  const byCard = {
    ...statedByAna("RegistrationPaid", { cents: 5050, method: "card" }),
    actor: { ...entry.actor, kind: "system" as const, id: null, role: null },
  };
  show(statedByAna("RegistrationPartlyPaid", cash), byCard, statedByAna("RegistrationMarkedUnpaid", null));
  expect(await lines()).toEqual([
    "Partly paid: $20 so far, in cash. Recorded by Ana Ruiz",
    "Paid: $50.50 by card",
    "Marked unpaid by Ana Ruiz",
  ]);
});

it("whoever took a registration over reads which part of it is from them", async () => {
  show({ ...entry, what: "RegistrationHandedOver", details: null }, statedByAna("RegistrationPaid", cash));
  expect(await lines()).toEqual([
    "You took over the registration",
    "Paid: $20 from you so far, in cash. Recorded by Ana Ruiz",
  ]);
});

it("names its player by first name, and nobody who was removed", async () => {
  const about = (what: string, participantId: string) => statedByAna(what, { participantId });
  show(
    about("ParticipantDivisionAssigned", "p1"),
    about("PickupTold", "p1"),
    about("ParticipantCheckedIn", "p1"),
    about("ParticipantCheckedOut", "p1"),
    about("AttendanceCorrected", "p2"),
    about("ParticipantWithdrawn", "p2"),
    { ...about("ParticipantWithdrawn", "p3"), id: "another" },
  );
  expect(await lines()).toEqual([
    "Kim’s group assigned by Ana Ruiz",
    "Kim’s pickup list changed by Ana Ruiz",
    "Kim checked in at camp by Ana Ruiz",
    "Kim checked out of camp by Ana Ruiz",
    "Lou’s check-in corrected by Ana Ruiz",
    "Lou withdrawn by Ana Ruiz",
    "Player withdrawn by Ana Ruiz",
  ]);
});
