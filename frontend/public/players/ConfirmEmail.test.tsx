import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { playersUrl } from "../../../backend/players/contract.ts";
import { user } from "../../testing/backOffice.tsx";
import { kim } from "../../testing/bookingWizard.tsx";
import { currentUserKey } from "../access/currentUser.ts";
import { ConfirmEmail } from "./ConfirmEmail.tsx";

it("a refused email to confirm is told with how to correct the address, until it's sent again", async () => {
  let isRefused = true;
  vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
    if (init?.method === "POST") isRefused = false;
    return Promise.resolve(Response.json({ waiting: null, isRefused, message: "We're emailing." }));
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(currentUserKey, { ...user, role: "student", email: "dana@gmial.example" });
  queryClient.setQueryData([playersUrl], [{ ...kim, consent: "asked" }]);
  render(
    <QueryClientProvider client={queryClient}>
      <ConfirmEmail sx={{}} />
    </QueryClientProvider>,
  );
  const refused = /^We couldn’t deliver our email to dana@gmial.example. Wrong address\? Use “Change email”/;
  expect(await screen.findByText(refused)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Send again" }));
  expect(await screen.findByText(/^We emailed a link to dana@gmial.example/)).toBeTruthy();
  expect(screen.queryByText(refused)).toBeNull();
});
