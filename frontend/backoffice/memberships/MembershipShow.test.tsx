import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { expect, it, vi } from "vitest";
import type { LedgerLineView, MembershipView } from "../../../backend/memberships/contract.ts";
import { currentToast } from "../../shared/toastStore.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import MembershipShow from "./MembershipShow.tsx";
import MembershipTrouble from "./overview/MembershipTrouble.tsx";

const kim: MembershipView = {
  id: "kim",
  firstName: "Kim",
  lastName: "Reyes",
  accountId: "dana",
  membershipStatus: "active",
  videosThisMonth: 1,
  allowed: 4,
  standing: "paid",
  endsAt: null,
  renewsAt: "2030-05-14T16:00:00.000Z",
  pausesAt: null,
  pausedUntil: null,
  card: { hasFailed: false, nextAttemptAt: null },
  since: "2030-01-14T16:00:00.000Z",
  source: "card",
  until: "2030-05-14T16:00:00.000Z",
  moneyTrouble: null,
  isStopping: false,
  endedAt: null,
  updatedAt: "2030-01-14T16:00:00.000Z",
};
const inactive = { membershipStatus: "inactive", renewsAt: null, card: null } as const;
const line: LedgerLineView = {
  id: "l1",
  at: "2030-04-14T16:00:00.000Z",
  what: "paid",
  month: null,
  uploads: 0,
  state: null,
  why: null,
  until: "2030-05-14T16:00:00.000Z",
  amount: "10.00",
  by: null,
  words: null,
};

const show = async (fields: Partial<MembershipView>, ledger: readonly LedgerLineView[] = []) => {
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(Response.json(url.includes("/memberships/") ? { ...kim, ...fields, ledger } : [])),
  );
  renderInBackOffice(
    <Routes>
      <Route path="*" element={<MembershipShow />} />
    </Routes>,
  );
  await screen.findByRole("heading", { name: "Kim Reyes's membership" });
};
const factOf = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

it("says how it is paid for only while it isn't over", async () => {
  await show({});
  expect(factOf("Paid for")).toBe("By card, $10 a month");
});

it("an ended one isn't paid for", async () => {
  await show({ ...inactive, standing: "inactive", endedAt: "2030-04-20T16:00:00.000Z" });
  expect(factOf("Ended")).toContain("April 20");
  expect(factOf("Paid for")).toBeUndefined();
});

it("time that passes in test mode says what it does to a membership, and to a paused one", async () => {
  await show({});
  expect(screen.getByText(/next renewal, retry, or end can happen now/)).toBeTruthy();
  cleanup();
  await show({ standing: "paused", pausedUntil: "2030-08-14T16:00:00.000Z" });
  expect(screen.queryByText(/next renewal, retry, or end can happen now/)).toBeNull();
  expect(screen.getByText(/skips one month of the pause/)).toBeTruthy();
  fireEvent.click(screen.getByText("Advance"));
  await waitFor(() => expect(currentToast()?.title).toBe("Done. You’ll see it here once the pause is over."));
});

it("a pause is scheduled until it has begun", async () => {
  await show({ pausedUntil: "2030-08-14T16:00:00.000Z" });
  expect(factOf("Pause scheduled until")).toContain("August 14");
});

it("paused, it says until when", async () => {
  await show({ ...inactive, standing: "paused", pausedUntil: "2030-08-14T16:00:00.000Z" });
  expect(factOf("Paused until")).toContain("August 14");
});

it("a refund on the statement is money that is gone, a payment isn't", async () => {
  const refunded = { ...line, id: "l2", what: "refunded", amount: "6.50", by: "Morgan" } as const;
  const lost = { ...line, id: "l3", what: "dispute lost" } as const;
  await show({}, [lost, refunded, line]);
  const lines = within(screen.getByRole("list", { name: "Statement" })).getAllByRole("listitem");
  expect(lines.map(({ lastElementChild }) => lastElementChild?.textContent)).toEqual(["−$10", "−$6.50", "$10"]);
});

it("the overview names whose membership is in trouble, and for what", async () => {
  const declined = { ...kim, card: { hasFailed: true, nextAttemptAt: null } };
  const failed = { ...kim, id: "lee", firstName: "Lee", moneyTrouble: "refund failed" };
  const headers = { "content-range": "memberships 0-1/2" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([declined, failed], { headers })));
  renderInBackOffice(<MembershipTrouble />);
  const section = await screen.findByRole("region", { name: "Membership trouble" });
  const told = within(section).getAllByRole("listitem");
  expect(told.map(({ textContent }) => textContent)).toEqual([
    "Kim ReyesCard declinedSee membership",
    "Lee ReyesRefund failedSee membership",
  ]);
  within(section).getByRole("link", { name: "See membership: Kim Reyes" });
});
