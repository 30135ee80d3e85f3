import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import MembershipPage from "../memberships/MembershipPage.tsx";
import GuardianExportPage from "../privacy/GuardianExportPage.tsx";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", location.pathname);
});

it("the membership's page says what failed and tries again; it isn't a dead link", async () => {
  const answers = [
    Response.json({ message: "Please try again in a minute." }, { status: 503 }),
    Response.json({ message: "Dead", code: "LinkIsDead" }, { status: 409 }),
  ];
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
  location.hash = "#token=some-token";
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MembershipPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText("We couldn't load the membership");
  expect(screen.queryByText("This link no longer works")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("This link no longer works");
});

it.each([
  ["This link no longer works", null, MembershipPage],
  ["This link doesn’t work anymore. Ask for a new one below.", "Download the data", GuardianExportPage],
])("a page whose link is dead says so: %s", async (said, press, Page) => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ message: "Dead", code: "LinkIsDead" }, { status: 409 })),
  );
  location.hash = "#token=unheard-of";
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  if (press) await userEvent.click(await screen.findByRole("button", { name: press }));
  await screen.findByText(said);
  expect(location.hash).toBe("");
});
