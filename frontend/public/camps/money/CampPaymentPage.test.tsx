import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { campUrl } from "../../../../backend/camps/contract.ts";
import { settings } from "../../../shared/settings.ts";
import { camp } from "../../../testing/campExample.ts";
import { emptyChild, emptyDraft, forgetDraft, keepDraft } from "../registrations/wizard/registrationDraft.ts";
import CampPaymentPage from "./CampPaymentPage.tsx";

afterEach(() => {
  cleanup();
  forgetDraft();
});

const { contact, payment } = settings();
const show = async () => {
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(Response.json(url === campUrl(camp.id) ? camp : [])));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/${camp.id}`]}>
        <Routes>
          <Route path="/:campId" element={<CampPaymentPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(payment.venmo);
};
const child = (playerName: string) => ({
  ...emptyChild(),
  playerName,
  playerAge: "9",
  sport: "baseball",
  emergencyContact: "Sam Vega",
  emergencyPhone: "555-010-0124",
});
const parentInfo = {
  parentName: "Robin Vega",
  parentEmail: "robin@home.example",
  parentPhone: "555-010-0123",
  paymentMethod: "venmo",
};
const whenAndWhere = ["Monday, July 8, 2030 – Wednesday, July 10, 2030", "9:00 AM – 3:00 PM", "Maple Park"];

it("U60: without all that is asked for, it says what the camp is, whom to ask and where to pay", async () => {
  await show();
  const { textContent: said } = document.body;
  for (const words of [...whenAndWhere, payment.venmo, payment.cashApp]) expect(said).toContain(words);
  expect(screen.getByRole("link", { name: contact.email }).getAttribute("href")).toBe(`mailto:${contact.email}`);
  expect(screen.getByRole("link", { name: contact.phone }).getAttribute("href")).toMatch(/^tel:/);
  expect(screen.getByRole("link", { name: "Back to Camps" }).getAttribute("href")).toBe("/camps-clinics");
});

it("U61, U63, U64, U66: two players are counted and paid for, by either app, with what else to know", async () => {
  keepDraft({ ...emptyDraft(camp.id), parentInfo, participants: [child("Kim Vega"), child("Lou Vega")] });
  await show();
  const of = (name: string) => screen.getByRole("region", { name }).textContent;
  for (const words of [
    camp.description,
    ...whenAndWhere,
    "Ages 3-18",
    "Robin Vega",
    "robin@home.example",
    "Players2",
    "Price per player$150.00",
    "Total$300.00",
  ])
    expect(of(camp.title)).toContain(words);
  for (const [app, handle] of [
    ["Venmo", payment.venmo],
    ["Cash App", payment.cashApp],
  ] as const)
    for (const words of [handle, "Amount: $300.00", "Note: Camp registration - Robin Vega"])
      expect(of(app)).toContain(words);
  const [instructions] = screen.getAllByRole("complementary", { name: "Payment instructions" });
  const told = within(instructions!).getAllByRole("listitem");
  expect(told.map(({ textContent }) => textContent)).toEqual([
    "Include your name in the payment note.",
    "You’ll get a confirmation email within 24 hours.",
    expect.stringContaining(contact.email),
  ]);
});
