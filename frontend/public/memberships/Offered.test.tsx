import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import type { SubscriptionView } from "../../../backend/memberships/subscriptionContract.ts";
import { playersUrl } from "../../../backend/players/contract.ts";
import { currentToast } from "../../shared/toastStore.ts";
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

const open = (status: SubscriptionView, players: object[] | null = [casey]) => {
  vi.stubGlobal("fetch", (url: string) => {
    if (url === playersUrl) return Promise.resolve(new Response("", { status: 503 }));
    return Promise.resolve(Response.json(status));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserKey, { ...user, role: "student" });
  if (players) client.setQueryData([playersUrl], players);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Offered part="last" problem={undefined} onProblem={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

it("a paused membership says when it starts again, and nothing of a card that was declined", async () => {
  open(paused);
  await screen.findByText(/Dec 14/);
  expect(screen.queryByText(/declined/)).toBeNull();
});

it("a declined card is to be updated, by whoever's it is", async () => {
  open({ ...paused, standing: "inactive", pausedUntil: null, card: { hasFailed: true, nextAttemptAt: null } });
  await screen.findByText("The card for this membership was declined. Update it to go on.");
  expect(screen.queryByRole("button", { name: "Update card" })).not.toBeNull();
});

it("a parent without a player is led to add one", async () => {
  open(paused, [{ ...casey, isOwn: true, plays: false }]);
  const add = await screen.findByRole("link", { name: "Add a player" });
  expect(add.getAttribute("href")).toBe("/players");
  expect(screen.queryByText(/^Subscribe/)).toBeNull();
});

it("players who can't be read can be asked for again", async () => {
  open(paused, null);
  await screen.findByText("We couldn't load your players, so you can't subscribe right now.");
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeNull();
  expect(screen.queryByText(/^Subscribe/)).toBeNull();
});

it("who hasn't chosen a player is asked to", async () => {
  open(paused, [casey, { ...casey, id: "lou", firstName: "Lou" }]);
  fireEvent.click(await screen.findByText(/^Subscribe/));
  expect(currentToast()?.title).toBe("Please choose a player");
});

it("whose paid time is over, with nothing declined, may be bought again", async () => {
  open({ ...paused, standing: "inactive", pausedUntil: null, renewsAt: null });
  await screen.findByRole("button", { name: /Subscribe/ });
  expect(screen.queryByText(/declined/)).toBeNull();
});
