import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { registration } from "../../../testing/ownRegistrationExample.ts";
import { lookedAt } from "./nextStep.ts";
import { Registered } from "./Registered.tsx";

const show = (told: Partial<OwnRegistrationView>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Registered registration={{ ...registration, ...told }} standing="unpaid" others={[]} lookAgain={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

afterEach(cleanup);

it("what is owed can be paid, but not while a payment of it is looked at", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const { unmount } = show({});
  expect(screen.getByRole("heading", { name: "$150.00 left to pay" })).toBeTruthy();
  expect(screen.queryByText(lookedAt)).toBeNull();
  unmount();
  show({ hasMismatch: true });
  expect(screen.getByText(lookedAt)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "$150.00 left to pay" })).toBeNull();
});
