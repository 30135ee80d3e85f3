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

it("the way to pay that was chosen comes first, and says so", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  const order = async (paymentMethod: OwnRegistrationView["paymentMethod"]) => {
    cleanup();
    show({ paymentMethod });
    await screen.findByRole("heading", { name: "Venmo" });
    const [first] = screen.getAllByRole("heading", { level: 3, name: /Card|Venmo|Cash App|Pay at Event/ });
    expect(screen.queryAllByText("Your choice").map((chip) => chip.closest("section")?.contains(first!))).toEqual(
      paymentMethod === "later" ? [] : [true],
    );
    return first?.textContent;
  };
  expect(await order("card")).toBe("Card");
  expect(await order("venmo")).toBe("Venmo");
  expect(await order("cashapp")).toBe("Cash App");
  expect(await order("cash")).toBe("Pay at Event");
  expect(await order("later")).toBe("Card");
});
