import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
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

const open = (status: SubscriptionView) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(status)));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserKey, { ...user, role: "student" });
  client.setQueryData([playersUrl], [casey]);
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
