import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { Suspense, useRef, useState } from "react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import type { SubscriptionView } from "../../../backend/memberships/subscriptionContract.ts";
import { playersUrl } from "../../../backend/players/contract.ts";
import { user } from "../../testing/backOffice.tsx";
import { currentUserKey } from "../access/currentUser.ts";
import { Offered } from "./Offered.tsx";

const paused: SubscriptionView = {
  membershipStatus: "inactive",
  videosThisMonth: 1,
  allowed: 4,
  standing: "paused",
  endsAt: null,
  renewsAt: "2090-12-14T17:00:00.000Z",
  paidFrom: null,
  pausesAt: null,
  pausedUntil: "2090-12-14T17:00:00.000Z",
  card: { hasFailed: false, nextAttemptAt: null },
  canUpload: false,
  resetsOn: "2090-12-01",
  reason: "Uploading a video needs a membership.",
  isPayer: true,
  payer: null,
  hasPayerLeft: false,
  hadOne: true,
};
const casey = { id: "casey", firstName: "Casey", lastName: "Reyes", isOwn: false, plays: true };

const Offer = ({ part }: { part: "top" | "last" }) => {
  const [problem, setProblem] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  const parts = { problem, onProblem: setProblem, first };
  return (
    <>
      <Suspense>
        <Offered part="for whom" {...parts} />
      </Suspense>
      <Offered part={part} {...parts} />
    </>
  );
};
const open = (
  status: SubscriptionView,
  {
    players = [casey],
    part = "last",
    at = "/subscribe",
  }: { players?: object[] | null; part?: "top" | "last"; at?: string } = {},
) => {
  vi.stubGlobal("fetch", (url: string) => {
    if (url === playersUrl) return Promise.resolve(new Response("", { status: 503 }));
    return Promise.resolve(Response.json(status));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserKey, { ...user, role: "student" });
  if (players) client.setQueryData([playersUrl], players);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Offer part={part} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

it("a paused membership says when it starts again, and where to change that; nothing is sold", async () => {
  open(paused, { part: "top" });
  await screen.findByRole("heading", { name: "This membership is paused" });
  screen.getByText(/Dec 14/);
  const way = screen.getByRole("link", { name: "Go to the player dashboard" });
  expect(way.getAttribute("href")).toBe("/player-dashboard");
  expect(screen.queryByText(/declined|Most Popular|Videos this month/)).toBeNull();
});

const active: SubscriptionView = {
  ...paused,
  membershipStatus: "active",
  standing: "paid",
  videosThisMonth: 0,
  pausedUntil: null,
  canUpload: true,
};
it.each([
  ["/subscribe?checkout=done", [casey], "Paid. Casey's membership is active."],
  ["/subscribe?checkout=done", [{ ...casey, isOwn: true }], "Paid. Your membership is active."],
  ["/subscribe", [casey], undefined],
])("at %s, with %o, whoever paid reads first that it worked, and what comes next: %s", async (at, players, said) => {
  open(active, { part: "top", at, players });
  const heading = await screen.findByRole("heading", { name: "Already Subscribed!" });
  const paid = screen.queryByRole("alert");
  expect(paid?.textContent).toBe(said);
  const upload = screen.queryByRole("link", { name: "Upload the first video" });
  expect(upload?.getAttribute("href")).toBe(said && "/videos");
  const isAbove = paid && paid.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(Boolean(isAbove)).toBe(said !== undefined);
});

it("a paused player reads no last call", async () => {
  open(paused);
  await vi.waitFor(() => expect(screen.queryByText(/^Subscribe/)).toBeNull());
  await vi.waitFor(() => expect(screen.queryByText("Send in your first one today.")).toBeNull());
});

it("a declined card is to be updated, by whoever's it is", async () => {
  open({ ...paused, standing: "inactive", pausedUntil: null, card: { hasFailed: true, nextAttemptAt: null } });
  await screen.findByText("The card for this membership was declined. Update it to go on.");
  expect(screen.queryByRole("button", { name: "Update card" })).not.toBeNull();
});

it("a parent without a player is led to add one", async () => {
  open(paused, { players: [{ ...casey, isOwn: true, plays: false }] });
  const add = await screen.findByRole("link", { name: "Add a player" });
  expect(add.getAttribute("href")).toBe("/players");
  expect(screen.queryByText(/^Subscribe/)).toBeNull();
});

it("players who can't be read can be asked for again", async () => {
  open(paused, { players: null });
  await screen.findByText("We couldn't load your players, so you can't subscribe right now.");
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeNull();
  expect(screen.queryByText(/^Subscribe/)).toBeNull();
});

it("the players keep their order, and the last one chosen is ticked", async () => {
  localStorage.setItem("fungo.last-player", '"robin"');
  open(paused, { players: [casey, { ...casey, id: "robin", firstName: "Robin" }] });
  const [first, second] = await screen.findAllByRole<HTMLInputElement>("radio");
  expect([first?.value, second?.value, second?.checked]).toEqual(["casey", "robin", true]);
  localStorage.clear();
});

it("who hasn't chosen a player is asked to", async () => {
  open(paused, { players: [casey, { ...casey, id: "lou", firstName: "Lou" }] });
  fireEvent.click(await screen.findByText(/^Subscribe/));
  await screen.findByText("Please choose a player");
  const first = screen.getByRole("radio", { name: "Casey" });
  expect(document.activeElement).toBe(first); // the choice is at the top of the page
  fireEvent.click(first);
  await vi.waitFor(() => expect(screen.queryByText("Please choose a player")).toBeNull());
});

it("whose paid time is over, with nothing declined, may be bought again", async () => {
  open({ ...paused, standing: "inactive", pausedUntil: null, renewsAt: null });
  await screen.findByRole("button", { name: /Subscribe/ });
  expect(screen.queryByText(/declined/)).toBeNull();
});

it("the choice, and with it the focus, stays while the form that adds a player is fetched", async () => {
  open(paused, { players: [casey, { ...casey, id: "lou", firstName: "Lou" }] });
  const add = await screen.findByRole("button", { name: "Add a player" });
  add.focus();
  fireEvent.click(add);
  expect(screen.queryByRole("radio", { name: "Lou" })).not.toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  await vi.waitFor(() => expect(document.activeElement).toBe(add));
});
