import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { TestPortalView } from "../../../backend/payments/testSubscriptionContract.ts";
import { currentToast } from "../../shared/toastStore.ts";
import { forgetMailedToken } from "../access/useMailedToken.ts";
import TestPortalPage from "./TestPortalPage.tsx";

const renewed: TestPortalView = {
  status: "active",
  card: "4242",
  renewsAt: "2090-12-14T17:00:00.000Z",
  endsAt: null,
  invoices: [{ id: "in1", status: "paid", amount: "10.00", from: "2090-11-14T17:00:00.000Z" }],
  returnUrl: "/player-dashboard",
  mustConfirm: false,
  declined: null,
};
const overdue: TestPortalView = {
  ...renewed,
  status: "past due",
  invoices: [{ ...renewed.invoices[0]!, status: "open" }],
};

afterEach(forgetMailedToken);

it.each([
  ["nothing is due", renewed, "Save card", "Card saved"],
  ["a month is unpaid", overdue, "Pay $10 and save card", "Paid. Card saved"],
])("changing the card says what it does where %s", async (_, portal, button, said) => {
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(Response.json(url.endsWith("/card") ? renewed : portal)));
  location.hash = "#token=sub1_secret_x";
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TestPortalPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByText("Change card"));
  fireEvent.click(screen.getByLabelText("Use the card that pays"));
  fireEvent.click(screen.getByText(button, { selector: "button" }));
  await vi.waitFor(() => expect(currentToast()?.title).toBe(said));
});
