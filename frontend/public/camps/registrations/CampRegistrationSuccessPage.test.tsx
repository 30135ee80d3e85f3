import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../../../shared/settings.ts";
import { camp } from "../../../testing/campExample.ts";
import { registration } from "../../../testing/ownRegistrationExample.ts";
import CampRegistrationSuccessPage from "./CampRegistrationSuccessPage.tsx";
import { emptyDraft, forgetDraft, keepDraft } from "./wizard/registrationDraft.ts";

afterEach(() => {
  cleanup();
  forgetDraft();
});

const show = async (query = "") => {
  const asked = vi.fn<(url: string) => Promise<Response>>((url) =>
    Promise.resolve(Response.json(url.includes("/my/") ? [registration] : [])),
  );
  vi.stubGlobal("fetch", asked);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/camp-registration-success${query}`]}>
        <CampRegistrationSuccessPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { level: 1, name: "Registration Submitted!" });
  return asked.mock.calls.map(([url]) => url);
};

it("U72: says what comes next, whom to ask, and leads on", async () => {
  await show("?payment=later&campId=c1");
  const next = within(await screen.findByRole("region", { name: "What’s Next?" }));
  expect(next.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "You’ll get a confirmation email within 24 hours.",
    expect.stringMatching(/email.*details/i),
    "Bring water, a glove, and athletic wear.",
  ]);
  const { email } = settings().contact;
  expect(next.getByRole("link", { name: email }).getAttribute("href")).toBe(`mailto:${email}`);
  for (const [name, to] of [
    ["View All Camps", "/camps-clinics"],
    ["Back to Home", "/"],
  ] as const)
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(to);
});

it("U72: the camp is the address's, or else the draft's", async () => {
  keepDraft(emptyDraft(camp.id));
  expect(await show("?campId=c2")).toContainEqual(expect.stringContaining("campId=c2"));
  cleanup();
  expect(await show()).toContainEqual(expect.stringContaining(`campId=${camp.id}`));
});
