import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import type { OwnWaitlistEntryView } from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { camp } from "../../../testing/campExample.ts";
import WaitlistPlacePage from "./WaitlistPlacePage.tsx";

const entry: OwnWaitlistEntryView = {
  id: "w1",
  campId: camp.id,
  state: "waiting",
  position: 2,
  offeredUntil: null,
  joinedAt: "2030-06-01T15:00:00.000Z",
  registrationOption: "all_days",
  selectedDays: [],
  participantCount: 1,
  places: [{ id: "p1", playerId: null, playerName: "Kim", ageGroup: "10u" }],
  registrationId: null,
  camp,
};
const offered = { ...entry, state: "offered", position: null, offeredUntil: "2030-06-05T15:00:00.000Z" } as const;

const show = (before: OwnWaitlistEntryView | undefined, after = before) => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: { method?: string } = {}) => {
    if (method === "POST") sent.push(url);
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
  return sent;
};

it.each([
  ["Decline offer", offered, "declined", "You declined the offer"],
  ["Leave waitlist", entry, "left", "You’re not on the waitlist anymore"],
] as const)("G3-32: %s: asked first, it ends the family’s turn", async (name, before, state, title) => {
  const sent = show(before, { ...before, state, position: null, offeredUntil: null });
  await userEvent.click(await screen.findByRole("button", { name }));
  expect(sent).toEqual([]);
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect(sent).toEqual([`/api/waitlist/w1/${state === "left" ? "leave" : "decline"}`]);
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
