import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { subscriptionStatusUrl, type SubscriptionView } from "../../../../backend/memberships/subscriptionContract.ts";
import type { PlayerView } from "../../../../backend/players/contract.ts";
import { rememberSignedIn } from "../../access/signedIn.ts";
import { ErasePlayer } from "./ErasePlayer.tsx";

const kim = { id: "kim", firstName: "Kim", guardians: [] } as unknown as PlayerView;
const paid: SubscriptionView = {
  membershipStatus: "active",
  videosThisMonth: 1,
  allowed: 4,
  standing: "paid",
  endsAt: null,
  renewsAt: "2090-12-14T17:00:00.000Z",
  paidFrom: null,
  pausesAt: null,
  pausedUntil: null,
  card: { hasFailed: false, nextAttemptAt: null },
  canUpload: true,
  resetsOn: "2090-12-01",
  reason: null,
  isPayer: true,
  payer: null,
  hasPayerLeft: false,
  hadOne: true,
};
const byHand: SubscriptionView = { ...paid, standing: "manual", renewsAt: null, card: null };
const never: SubscriptionView = { ...byHand, membershipStatus: "inactive", standing: "inactive", hadOne: false };

afterEach(() => rememberSignedIn(false));

/** What goes, once all of it is looked up. `status`: undefined where it can't be. */
const whatGoes = async (status: SubscriptionView | undefined) => {
  vi.stubGlobal("fetch", (url: string) => {
    if (!url.startsWith(subscriptionStatusUrl)) return Promise.resolve(Response.json([]));
    return Promise.resolve(status ? Response.json(status) : new Response(null, { status: 503 }));
  });
  rememberSignedIn(true);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ErasePlayer player={kim} onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Erase Kim?" }));
  await vi.waitFor(() => expect(dialog.queryByLabelText(/^Looking up/)).toBeNull());
  const [goes] = dialog.getAllByRole("list");
  return [...goes!.children].map((one) => one.textContent);
};
const always = [
  "What we know about Kim: name, date of birth, contacts, and notes",
  "Any videos of Kim, and all the feedback on them",
  "Any spots on camp waitlists",
];

it.each([
  ["one that a card pays", paid, ["Video membership. It ends right away, and the time left isn’t refunded."]],
  ["one that is a gift", byHand, ["Video membership. It ends right away."]],
  ["none", never, []],
  ["one that can't be looked up", undefined, ["Any video membership. It ends right away, without a refund."]],
])("videos and waitlist spots are among what goes, and the membership: %s", async (_, status, said) => {
  expect(await whatGoes(status)).toEqual([...always, ...said]);
});
