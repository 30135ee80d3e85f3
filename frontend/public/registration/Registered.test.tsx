import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { OwnRegistrationView } from "../../../backend/camps/contract.ts";
import { camp } from "../../testing/campExample.ts";
import { lookedAt } from "./nextStep.ts";
import { Registered } from "./Registered.tsx";

const registration: OwnRegistrationView = {
  id: "r1",
  campId: camp.id,
  camp,
  parentName: "Dana Ortiz",
  parentEmail: "dana@home.example",
  parentPhone: "555-010-0142",
  paymentMethod: "card",
  registrationOption: "all_days",
  selectedDays: [],
  participantCount: 1,
  pricePerParticipant: "150.00",
  totalAmount: "150.00",
  paymentStatus: "unpaid",
  registrationStatus: "confirmed",
  seat: "held",
  money: { quoted: "150.00", collected: "0.00", refunded: "0.00", outstanding: "150.00", refundDue: "0.00" },
  hasMismatch: false,
  campIsCancelled: false,
  registrationDate: "2030-06-01T15:00:00.000Z",
  isProcessing: false,
  payBy: null,
  places: [{ id: "p1", playerName: "Kim", ageGroup: "10u", isWithdrawn: false }],
};

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
  expect(screen.getByRole("heading", { name: "$150.00 to pay" })).toBeTruthy();
  expect(screen.queryByText(lookedAt)).toBeNull();
  unmount();
  show({ hasMismatch: true });
  expect(screen.getByText(lookedAt)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "$150.00 to pay" })).toBeNull();
});
