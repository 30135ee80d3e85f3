import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import {
  subscriptionCancelUrl,
  subscriptionPauseUrl,
  subscriptionResumeUrl,
  subscriptionStatusUrl,
  type SubscriptionView,
} from "../../../backend/memberships/subscriptionContract.ts";
import { playersUrl } from "../../../backend/players/contract.ts";
import { currentToast } from "../../shared/toastStore.ts";
import { user } from "../../testing/backOffice.tsx";
import { currentUserKey } from "../access/currentUser.ts";
import { MembershipCard, useMemberships } from "./MembershipCard.tsx";

const canceled: SubscriptionView = {
  membershipStatus: "active",
  videosThisMonth: 1,
  allowed: 4,
  standing: "ending",
  endsAt: "2090-12-14T17:00:00.000Z",
  renewsAt: null,
  paidFrom: null,
  pausesAt: null,
  pausedUntil: null,
  card: { hasFailed: false, nextAttemptAt: null },
  canUpload: true,
  resetsOn: "2090-12-01",
  reason: null,
  isPayer: false,
  payer: "Jordan",
  hasPayerLeft: false,
  hadOne: true,
};
const casey = { id: "casey", firstName: "Casey", lastName: "Reyes", isOwn: false, plays: true };

const Card = () => <MembershipCard {...useMemberships()} />;
const open = (status: SubscriptionView, after: Partial<SubscriptionView> = { standing: "paid", endsAt: null }) => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
    if (init?.method === "POST") sent.push(input);
    if (input.startsWith(playersUrl)) return Promise.resolve(Response.json([casey]));
    return Promise.resolve(Response.json(sent.length > 0 ? { ...status, ...after } : status));
  });
  show();
  return sent;
};
const goesOnAtHeading = () =>
  vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Membership" })));
const show = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserKey, { ...user, role: "student" });
  client.setQueryData([playersUrl], [casey]);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Card />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const keep = () => screen.findByRole("button", { name: "Keep membership for Casey" });

it("another parent reads whose card is charged before the membership goes on", async () => {
  const sent = open(canceled);
  await userEvent.click(await keep());
  expect(sent).toEqual([]);
  const dialog = await screen.findByRole("dialog", { name: "Keep Casey's membership?" });
  within(dialog).getByText("This charges Jordan's card again: $10 on Dec 14. We'll email Jordan.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep membership" }));
  await vi.waitFor(() => expect(sent).toEqual([subscriptionResumeUrl]));
  await vi.waitFor(() => expect(currentToast()).toMatchObject({ title: "Casey's membership goes on" }));
});

it("whoever pays keeps it with one tap, and reads whose it is", async () => {
  const sent = open({ ...canceled, isPayer: true, payer: null });
  await screen.findByText("Casey");
  await userEvent.click(await keep());
  await vi.waitFor(() => expect(sent).toEqual([subscriptionResumeUrl]));
  await goesOnAtHeading();
});

it("G2-8: canceled in two taps also before a pause begins, and the keyboard goes on from the card", async () => {
  const pausedUntil = "2091-02-14T17:00:00.000Z";
  const willPause = { standing: "paid", endsAt: null, renewsAt: pausedUntil, pausedUntil } as const;
  const sent = open({ ...canceled, ...willPause, isPayer: true, payer: null }, { ...canceled, payer: null });
  await screen.findByRole("button", { name: "Don't pause membership for Casey" });
  await userEvent.click(screen.getByRole("button", { name: "Cancel membership for Casey" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel Casey's membership?" });
  within(dialog).getByText(/until the paid month ends\. Then nothing more is charged, and it won't start again/);
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel membership" }));
  await vi.waitFor(() => expect(sent).toEqual([subscriptionCancelUrl]));
  await keep();
  await goesOnAtHeading();
});

it("a pause that has begun says how to start sooner", async () => {
  const pausedUntil = "2091-02-14T17:00:00.000Z";
  open({ ...canceled, membershipStatus: "inactive", standing: "paused", renewsAt: pausedUntil, pausedUntil });
  expect(await screen.findByText("To start sooner, cancel it and subscribe again.")).toBeTruthy();
});

it("an ended membership leads to subscribing again, for that player", async () => {
  const over = { membershipStatus: "inactive", standing: "inactive", endsAt: null, card: null } as const;
  open({ ...canceled, ...over, canUpload: false, payer: null });
  await screen.findByText("This membership has ended.");
  const again = screen.getByRole("link", { name: "Subscribe again for Casey" });
  expect(again.getAttribute("href")).toBe("/subscribe");
  await userEvent.click(again);
  expect(localStorage.getItem("fungo.last-player")).toContain("casey");
});

it("a declined card is not called the reader's, unless it is", async () => {
  open({ ...canceled, standing: "paid", endsAt: null, card: { hasFailed: true, nextAttemptAt: null } });
  expect(await screen.findByText("The card that pays for it was declined.")).toBeTruthy();
  screen.getByText("Jordan's card pays for this membership. Please ask Jordan to update it.");
});

it("a pause ahead says from when until when", async () => {
  const [pausesAt, pausedUntil] = ["2090-12-14T17:00:00.000Z", "2091-03-14T17:00:00.000Z"];
  open({ ...canceled, standing: "paid", endsAt: null, renewsAt: pausedUntil, pausesAt, pausedUntil });
  expect(await screen.findByText("Pauses on Dec 14, and starts again on Mar 14")).toBeTruthy();
});

it("whoever pays pauses it for the off-season, and reads from when until when", async () => {
  const renewsAt = "2090-12-14T17:00:00.000Z";
  const sent = open({ ...canceled, standing: "paid", endsAt: null, renewsAt, isPayer: true, payer: null });
  await userEvent.click(await screen.findByRole("button", { name: "Pause membership for Casey" }));
  const dialog = await screen.findByRole("dialog", { name: "Pause Casey's membership?" });
  expect(dialog.textContent).toMatch(/Dec 14.*Nothing is charged from then on.*Mar 14/s);
  await userEvent.click(within(dialog).getByRole("button", { name: "Pause membership" }));
  await vi.waitFor(() => expect(sent).toEqual([subscriptionPauseUrl]));
  await vi.waitFor(() => expect(currentToast()).toMatchObject({ title: "Pause scheduled" }));
});

it("what began on the 31st starts again on a 31st", async () => {
  const [paidFrom, renewsAt] = ["2090-01-31T17:00:00.000Z", "2090-02-28T17:00:00.000Z"];
  open({ ...canceled, standing: "paid", endsAt: null, paidFrom, renewsAt, isPayer: true, payer: null });
  await userEvent.click(await screen.findByRole("button", { name: "Pause membership for Casey" }));
  const dialog = await screen.findByRole("dialog", { name: "Pause Casey's membership?" });
  expect(dialog.textContent).toMatch(/Feb 28.*May 31/s);
});

it("A43: how it stands is asked once; where that fails it says so, and asks again by a button alone", async () => {
  let tries = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.startsWith(playersUrl)) return Response.json([casey]);
    return url.startsWith(subscriptionStatusUrl) && ++tries > 1
      ? Response.json(canceled)
      : new Response("", { status: 500 });
  });
  show();
  const failed = await screen.findByRole("alert");
  expect(failed.textContent).toContain("We couldn't load the membership");
  expect(tries).toBe(1);
  await userEvent.click(within(failed).getByRole("button", { name: "Retry" }));
  await screen.findByText("Casey");
});
