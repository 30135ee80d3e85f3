import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { currentToast } from "../../shared/toastStore.ts";
import { user } from "../../testing/backOffice.tsx";
import RegisterPage from "./RegisterPage.tsx";

afterEach(cleanup);

const show = (search: string, state?: object) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(user, { status: 200 })));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: "/register", search, state }]}>
        <Routes>
          <Route path="/register" element={<RegisterPage />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const fill = (label: RegExp, value: string, index = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[index]!, { target: { value } });

it("a parent who signs up in the middle of something is told to confirm the email", async () => {
  show("?return=/camp-registration/c1");
  fireEvent.click(screen.getByLabelText("I’m a parent"));
  fill(/^First name/, "Dana");
  fill(/^Last name/, "Reyes");
  fill(/^Email/, "dana@example.com");
  fill(/^Password/, "curve and slider 41");
  fill(/^Confirm password/, "curve and slider 41");
  fill(/^First name/, "Theo", 1);
  fill(/^Last name/, "Reyes", 1);
  fill(/^Date of birth/, "2016-05-04");
  fireEvent.click(screen.getByLabelText(/^I’m 18 or older/));
  fireEvent.click(screen.getByText("Create Account"));
  await waitFor(() =>
    expect(currentToast()?.text).toBe(
      "You're logged in. Please confirm your email. We're sending a link to dana@example.com.",
    ),
  );
});

const booking = "?return=%2Fbook-lesson%3FinstructorId%3Dana";
const joins = "Next you’ll join as the player’s parent or guardian.";
it.each([
  ["", {}, undefined, true],
  ["?return=/guardian", {}, joins, false],
  ["?return=/guardian-invitation", {}, joins, false],
  [booking, { sends: true }, "We’ll send your lesson request as soon as you’ve signed up.", false],
  [booking, {}, "You’ll pick up where you left off once you’ve signed up.", false],
] as const)("at /register%s with %o, what comes next is %s, and the membership's offer is there: %s", (...row) => {
  const [search, state, says, isOffered] = row;
  show(search, state);
  expect(screen.queryByRole("alert")?.textContent).toBe(says);
  expect(screen.queryByRole("complementary") !== null).toBe(isOffered);
});

it("a player too young to log in at once is not promised that the request is sent", () => {
  show(booking, { sends: true });
  fill(/^Age/, "11");
  expect(screen.getByRole("alert").textContent).toBe(
    "We’ll email your parent or guardian first. You can go on once they confirm.",
  );
});
