import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { campUrl, registerWithoutPaymentUrl } from "../../../../backend/camps/contract.ts";
import { cashAppLink, venmoLink } from "../../../../backend/payments/paymentLinksRule.ts";
import { settings } from "../../../shared/settings.ts";
import { Toasts } from "../../../shared/Toasts.tsx";
import { camp } from "../../../testing/campExample.ts";
import { registration } from "../../../testing/ownRegistrationExample.ts";
import {
  emptyChild,
  emptyDraft,
  forgetDraft,
  keepDraft,
  keptDraft,
} from "../registrations/wizard/registrationDraft.ts";
import CampPaymentPage from "./CampPaymentPage.tsx";

afterEach(() => {
  cleanup();
  forgetDraft();
});

const { contact, payment } = settings();
const Success = () => <output>{useLocation().pathname + useLocation().search}</output>;
const show = async (
  told = camp,
  registered: (body: object) => Response = () => Response.json(registration),
  heard: string = payment.venmo,
) => {
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
    Promise.resolve(
      url === registerWithoutPaymentUrl
        ? registered(JSON.parse(init?.body as string) as object)
        : Response.json(url === campUrl(camp.id) ? told : []),
    ),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/${camp.id}`]}>
        <Routes>
          <Route path="/:campId" element={<CampPaymentPage />} />
          <Route path="/camp-registration-success" element={<Success />} />
        </Routes>
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(heard);
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

it("U60, V25, T52: a handle is copied with a press, and without a draft the page leads to registering", async () => {
  vi.stubGlobal("isSecureContext", true); // elsewhere browsers allow no copying
  await show();
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  fireEvent.click(screen.getByRole("button", { name: "Copy Venmo handle" }));
  expect(await screen.findByText("Copied!")).toBeTruthy();
  expect(screen.getByText("Venmo copied to clipboard")).toBeTruthy();
  expect(written).toHaveBeenCalledWith(payment.venmo);
  fireEvent.click(screen.getByRole("button", { name: "Copy Cash App handle" }));
  expect(written).toHaveBeenCalledWith(payment.cashApp);
  expect(document.body.textContent).toContain("From $55.00 per player.");
  expect(screen.getByRole("link", { name: "Register for this camp" }).getAttribute("href")).toBe(
    "/camp-registration/c1",
  );
});

it("R23, R38, U59, U61, U62, U65, T49, T52, G3-34: a player can be registered without paying, and one who comes already is asked about", async () => {
  keepDraft({ ...emptyDraft(camp.id), parentInfo, participants: [child("Kim Vega")] });
  const sent: object[] = [];
  await show(camp, (body) => {
    sent.push(body);
    const twice = { message: "Kim Vega is registered already.", code: "AlreadyRegistered", issues: [] };
    return sent.length === 1
      ? Response.json(twice, { status: 409 })
      : Response.json({ ...registration, paymentMethod: "later" }, { status: 201 });
  });
  expect(screen.getByText(/first come, first served\. Yours isn’t confirmed until/)).toBeTruthy();
  expect(screen.getByRole("region", { name: "Card" }).textContent).toContain("Recommended");
  expect(screen.getByRole("region", { name: "Cash App" }).textContent).toContain("Available");
  const later = screen.getByRole("button", { name: "Register Without Payment (Risk)" });
  expect(later.closest("section")?.textContent).toMatch(/Risk.*guarantee/);
  await userEvent.click(later);
  expect(await screen.findByText("Registration Error")).toBeTruthy();
  expect(keptDraft()).not.toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Register anyway" }));
  expect(await screen.findByText("Registration Submitted")).toBeTruthy();
  expect(
    screen.getByText("Your registration has been submitted. Remember to pay before the event to secure your spot."),
  ).toBeTruthy();
  expect(await screen.findByText("/camp-registration-success?payment=later&campId=c1")).toBeTruthy();
  expect(sent).toMatchObject([{}, { registerAgain: true }]);
  expect(keptDraft()).toBeNull();
});

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
  const opened = (app: string) => screen.getByRole<HTMLAnchorElement>("link", { name: `Open ${app}` }).href;
  expect(opened("Venmo")).toBe(venmoLink(payment.venmo, "300.00", "Camp registration - Robin Vega"));
  expect(opened("Cash App")).toBe(cashAppLink(payment.cashApp, "300.00"));
  const [instructions] = screen.getAllByRole("complementary", { name: "Payment instructions" });
  const told = within(instructions!).getAllByRole("listitem");
  expect(told.map(({ textContent }) => textContent)).toEqual([
    "Include your name in the payment note.",
    "You’ll get a confirmation email within 24 hours.",
    expect.stringContaining(contact.email),
  ]);
});

it.each([
  ["cancelled", "This camp was canceled"],
  ["completed", "This camp has ended"],
] as const)("nobody pays for a camp that is %s, also with all filled in", async (status, said) => {
  keepDraft({ ...emptyDraft(camp.id), parentInfo, participants: [child("Kim Vega")] });
  await show({ ...camp, status }, undefined, said);
  expect(screen.queryByText(payment.venmo)).toBeNull();
});

it("a camp that just filled up still says how to pay", async () => {
  keepDraft({ ...emptyDraft(camp.id), parentInfo, participants: [child("Kim Vega")] });
  await show({ ...camp, isFull: true });
  expect(screen.getByText(payment.venmo)).toBeTruthy();
});
