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
