import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { playersUrl } from "../../../../backend/players/contract.ts";
import { user } from "../../../testing/backOffice.tsx";
import { camp } from "../../../testing/campExample.ts";
import { waitlistEntry } from "../../../testing/waitlistEntryExample.ts";
import { currentUserKey } from "../../access/currentUser.ts";
import { rememberSignedIn } from "../../access/signedIn.ts";
import CampWaitlistPage from "./CampWaitlistPage.tsx";

afterEach(() => {
  cleanup();
  rememberSignedIn(false);
});

const full = { ...camp, isFull: true, spotsAvailable: 0 };
const typed = [
  [/^Parent/, "Robin Vega"],
  [/^Email/, "robin@example.com"],
  [/^Phone/, "555-010-0122"],
  [/^Player.* name/i, "Kim Vega"],
  [/^Age/, "9"],
  [/^Emergency contact/, "Lou Vega"],
  [/^Emergency phone/, "555-010-0111"],
] as const;

const join = async (isSignedIn: boolean) => {
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: { method?: string } = {}) =>
    Promise.resolve(Response.json(method === "POST" ? waitlistEntry : url === playersUrl ? [] : full)),
  );
  const client = new QueryClient();
  rememberSignedIn(isSignedIn);
  client.setQueryData(currentUserKey, isSignedIn ? { ...user, role: "student" } : null);
  client.setQueryData([playersUrl], []);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={["/c1"]}>
        <Routes>
          <Route path="/:campId" element={<CampWaitlistPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByLabelText(/^Parent/);
  for (const [label, value] of typed) fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole("radio", { name: "Baseball" }));
  fireEvent.click(screen.getByRole("button", { name: "Join the Waitlist" }));
  await screen.findByRole("heading", { name: "You’re on the waitlist" });
};

it.each([
  ["a visitor", false, /This browser remembers you for a week/, /My camps/],
  ["an account", true, /on your dashboard, under My camps/, /This browser/],
])("whoever joins as %s is told where to find it again", async (_, isSignedIn, said, unsaid) => {
  await join(isSignedIn);
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText(unsaid)).toBeNull();
});
