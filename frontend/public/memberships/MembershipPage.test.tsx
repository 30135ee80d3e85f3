import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { type MembershipLinkView, openMembershipLinkUrl } from "../../../backend/memberships/subscriptionContract.ts";
import MembershipPage from "./MembershipPage.tsx";

const unpaid: MembershipLinkView = {
  membershipStatus: "inactive",
  standing: "inactive",
  endsAt: null,
  renewsAt: null,
  pausesAt: null,
  pausedUntil: null,
  card: null,
  isPayer: false,
  firstName: "Kim",
  canPay: true,
};

it("who comes Back from the card provider's page can go there again", async () => {
  history.replaceState({ token: "t" }, "");
  const gone = vi.spyOn(location, "assign").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json(url === openMembershipLinkUrl ? unpaid : { url: "https://pay.example" }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MembershipPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByText("Pay – $10/month"));
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith("https://pay.example"));
  const isBusy = (button: HTMLElement) => button.getAttribute("aria-disabled");
  expect(isBusy(await screen.findByText("Opening..."))).toBe("true"); // until the page has gone
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true })); // as the browser had kept it
  expect(isBusy(await screen.findByText("Pay – $10/month"))).toBe("false");
  history.replaceState(null, "");
});
