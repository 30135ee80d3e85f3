import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import type { OwnWaitlistEntryView } from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { registration } from "../../../testing/ownRegistrationExample.ts";
import { offeredEntry as offered, waitlistEntry as entry } from "../../../testing/waitlistEntryExample.ts";
import WaitlistPlacePage from "./WaitlistPlacePage.tsx";

const show = (before: OwnWaitlistEntryView | undefined, after = before) => {
  const sent: string[] = [];
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET", body = "{}" }: { method?: string; body?: string } = {}) => {
    if (method === "POST") {
      sent.push(url);
      bodies.push(JSON.parse(body));
    }
    const answer = method === "POST" ? after : before;
    return Promise.resolve(answer ? Response.json(answer) : Response.json({}, { status: 404 }));
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={["/waitlist-place?id=w1"]}>
        <WaitlistPlacePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { sent, bodies };
};

it.each([
  ["Decline offer", offered, "declined", "You declined the offer"],
  ["Leave waitlist", entry, "left", "You’re not on the waitlist anymore"],
] as const)("G3-32: %s: asked first, it ends the family’s turn", async (name, before, state, title) => {
  const { sent } = show(before, { ...before, state, position: null, offeredUntil: null });
  await userEvent.click(await screen.findByRole("button", { name }));
  expect(sent).toEqual([]);
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect(sent).toEqual([`/api/waitlist/w1/${state === "left" ? "leave" : "decline"}`]);
});

it("says the days and hours at which the family’s player would come, not how long the camp lasts", async () => {
  show({ ...offered, registrationOption: "individual_days", selectedDays: [1, 3] });
  await screen.findByRole("button", { name: "Accept spot" });
  expect(screen.getByText("Mon, Jul 8 and Wed, Jul 10, 2030")).toBeTruthy();
  expect(screen.getByText("Kim, 11:00 AM – 12:00 PM, Field 2")).toBeTruthy();
  expect(screen.queryByText("9:00 AM – 3:00 PM")).toBeNull();
});

it("an offer asks of each player by name what to know about health, and who may pick them up", async () => {
  const { bodies } = show(offered, { ...offered, state: "accepted", offeredUntil: null, registrationId: "r1" });
  const kim = within(await screen.findByRole("region", { name: "Kim" }));
  await userEvent.type(kim.getByLabelText("Medical information"), "Asthma");
  await userEvent.click(kim.getByRole("button", { name: /pick them up/ }));
  expect(document.activeElement).toBe(kim.getByLabelText(/^May pick up/));
  await userEvent.type(kim.getByLabelText(/^May pick up/), "Ana Reed");
  await userEvent.type(kim.getByLabelText(/^May not pick up/), "Sam Stone");
  await userEvent.click(screen.getByRole("button", { name: "Accept spot" }));
  await waitFor(() =>
    expect(bodies).toMatchObject([
      { medicalInfo: { p1: "Asthma" }, pickup: { p1: { mayPickUp: "Ana Reed", mayNotPickUp: "Sam Stone" } } },
    ]),
  );
});

it("an offer appears by itself while the page is open, and goes when it's over", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers = [entry, offered, { ...offered, state: "lapsed", offeredUntil: null }];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answers.length > 1 ? answers.shift() : answers[0])));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={["/waitlist-place?id=w1"]}>
        <WaitlistPlacePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole("button", { name: "Leave waitlist" });
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await screen.findByRole("button", { name: "Decline offer" });
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Decline offer" })).toBeNull());
  vi.useRealTimers();
});

const paidMoney = { ...registration.money, collected: "150.00", outstanding: "0.00" };
it.each<[string, Partial<OwnRegistrationView>, string, string]>([
  ["to be paid for", {}, "You’re registered", "See how to pay"],
  ["paid", { paymentStatus: "paid", money: paidMoney }, "You’re registered", "See your registration"],
  ["withdrawn", { registrationStatus: "withdrawn" }, "Your registration is withdrawn", "See the camp"],
])("a turn whose registration is %s says so", async (_, told, title, link) => {
  const accepted: OwnWaitlistEntryView = { ...entry, state: "accepted", position: null, registrationId: "r1" };
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(Response.json(url.includes("registrations") ? [{ ...registration, ...told }] : accepted)),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={["/waitlist-place?id=w1"]}>
        <WaitlistPlacePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole("link", { name: link })).toBeTruthy();
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
});

it("a link that leads to no turn says so", async () => {
  show(undefined);
  expect(await screen.findByRole("heading", { name: "This link doesn’t work anymore" })).toBeTruthy();
});

it("once the camp has begun, nobody is told to wait any longer, or to join again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse("2030-07-08T13:00:00.000Z") }); // 9 AM in New York
  show(entry);
  await screen.findByRole("heading", { name: "The waitlist is closed" });
  expect(screen.queryByRole("button", { name: "Leave waitlist" })).toBeNull();
  cleanup();
  show(offered);
  await screen.findByRole("heading", { name: "Your offer expired" });
  expect(document.body.textContent).not.toContain("join the waitlist again");
  vi.useRealTimers();
});
