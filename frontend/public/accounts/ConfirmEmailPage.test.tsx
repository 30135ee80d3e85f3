import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { currentUserUrl } from "../../../backend/accounts/contract.ts";
import { user } from "../../testing/backOffice.tsx";
import { rememberSignedIn } from "../access/signedIn.ts";
import ConfirmEmailPage from "./ConfirmEmailPage.tsx";

afterEach(() => {
  cleanup();
  rememberSignedIn(false);
  history.replaceState(null, "", "/");
});

it.each([
  ["a visitor", false, "Log in", "/login?return=%2Fplayers"],
  ["who is logged in", true, "See your players", "/players"],
])("%s reads what is open now, and goes on where they can", async (_, isSignedIn, label, href) => {
  rememberSignedIn(isSignedIn);
  history.replaceState(null, "", "/confirm-email#token=t1");
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json(url === currentUserUrl ? user : { message: "Your email address is confirmed.", isNew: false }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ConfirmEmailPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByText("Confirm my email", { selector: "button" }));
  await screen.findByText("Your email address is confirmed. Videos and messages are open now.");
  expect((await screen.findByText(label, { selector: "a" })).getAttribute("href")).toBe(href);
});
