import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { Toasts } from "../../../shared/Toasts.tsx";
import { registration } from "../../../testing/ownRegistrationExample.ts";
import { lookedAt } from "./nextStep.ts";
import { Registered } from "./Registered.tsx";

const show = (told: Partial<OwnRegistrationView>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Registered registration={{ ...registration, ...told }} standing="unpaid" others={[]} lookAgain={() => {}} />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );

it("what is owed can be paid, but not while a payment of it is looked at", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const { unmount } = show({});
  expect(screen.getByRole("heading", { name: "$150.00 left to pay" })).toBeTruthy();
  expect(screen.queryByText(lookedAt)).toBeNull();
  unmount();
  show({ hasMismatch: true });
  expect(screen.getByText(lookedAt)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "$150.00 left to pay" })).toBeNull();
});

it("a card form that was opened is said to be no more than that", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  show({ isProcessing: true });
  expect(screen.getByText(/^You opened the card form\. If you paid there, wait for our email/)).toBeTruthy();
});

it("the days that were chosen, and each player at their own hours, not how long the camp lasts", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const [kim] = registration.places;
  const places = [{ ...kim!, divisionId: "softball-10u" }];
  show({ places, registrationOption: "individual_days", selectedDays: [1, 3] });
  const said = screen.getByRole("region", { name: registration.camp.title }).textContent;
  expect(said).toContain("Mon, Jul 8 and Wed, Jul 10, 2030");
  expect(said).toContain("11:00 AM – 12:00 PM, Field 2");
  expect(said).not.toContain("9:00 AM – 3:00 PM");
});

it("the way to pay that was chosen comes first, and says so", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  const order = async (paymentMethod: OwnRegistrationView["paymentMethod"]) => {
    cleanup();
    show({ paymentMethod });
    await screen.findByRole("heading", { name: "Venmo" });
    const [first] = screen.getAllByRole("heading", { level: 3, name: /Card|Venmo|Cash App|Pay at Event/ });
    expect(screen.queryAllByText("Your choice").map((chip) => chip.closest("section")?.contains(first!))).toEqual(
      paymentMethod === "later" ? [] : [true],
    );
    return first?.textContent;
  };
  expect(await order("card")).toBe("Card");
  expect(await order("venmo")).toBe("Venmo");
  expect(await order("cashapp")).toBe("Cash App");
  expect(await order("cash")).toBe("Pay at Event");
  expect(await order("later")).toBe("Card");
});

it("U71, G3-47: what isn’t paid is not guaranteed, and every way to pay is there, at the event at a high risk", async () => {
  vi.stubGlobal("isSecureContext", true); // elsewhere browsers allow no copying
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  show({ paymentMethod: "cash" });
  expect((await screen.findByRole("alert")).textContent).toContain("isn’t guaranteed");
  const atEvent = () => screen.getByRole("region", { name: "Pay at Event" }).textContent;
  expect(atEvent()).toContain("High Risk");
  expect(screen.getByRole("link", { name: "Pay by card now" }).getAttribute("href")).toBe("/camp-checkout/c1/r1");
  for (const app of ["Venmo", "Cash App"])
    expect(await screen.findByRole("button", { name: new RegExp(`^Copy ${app}`) })).toBeTruthy();
  expect(atEvent()).toMatch(/in cash to camp, in an envelope with the player’s name\.$/); // as the mail has it, also for one day
  cleanup();
  show({ paymentMethod: "cash", payBy: "2030-06-01T20:00:00.000Z" });
  expect(atEvent()).toMatch(/in cash to your coach by .+\. After that, your spot goes to another family\.$/);
});

it("of two players nobody reads about one spot", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  show({ participantCount: 2, payBy: "2030-06-01T20:00:00.000Z" });
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^Your spots aren’t guaranteed until you pay\. We’ll hold them until/,
  );
  expect(screen.getByRole("region", { name: "Card" }).textContent).toContain("Your spots are confirmed as soon as");
  expect(screen.getByRole("region", { name: "Pay at Event" }).textContent).toContain("your spots go to another family");
});

const changing = (then: Partial<OwnRegistrationView>) => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (url: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (!body) return Promise.resolve(Response.json([]));
    sent.push([method, url, JSON.parse(body)]);
    return Promise.resolve(Response.json({ ...registration, ...then }));
  });
  return sent;
};

it("a registration is withdrawn once asked", async () => {
  const sent = changing({ registrationStatus: "withdrawn", participantCount: 0 });
  show({});
  await userEvent.click(screen.getByRole("button", { name: "Withdraw registration" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Withdraw registration" }));
  expect(await screen.findByText("Withdrawn")).toBeTruthy();
  expect(sent).toEqual([["POST", "/api/camp-registrations/r1/withdraw", {}]]);
});

it("a parent says who may pick a player up, and who may not", async () => {
  const sent = changing({});
  show({ places: [{ ...registration.places[0]!, mayNotPickUp: "Sam Stone" }] });
  await userEvent.click(screen.getByRole("button", { name: "Pickup: who may pick Kim up" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Who may pick Kim up?" }));
  await userEvent.type(dialog.getByLabelText("May pick up"), "Ana Reed");
  await userEvent.click(dialog.getByRole("button", { name: "Save pickup list" }));
  expect(await screen.findByText("Pickup list saved")).toBeTruthy();
  expect(sent).toMatchObject([["PUT", expect.any(String), { mayPickUp: "Ana Reed", mayNotPickUp: "Sam Stone" }]]);
});

it("whoever can’t see what was said before is told that an empty field stays as it was", async () => {
  show({ isPayer: false });
  await userEvent.click(screen.getByRole("button", { name: "Pickup: who may pick Kim up" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Who may pick Kim up?" }));
  expect(dialog.getByText(/A field you leave empty stays as it was\. To clear it, enter “Nobody”\./)).toBeTruthy();
});
