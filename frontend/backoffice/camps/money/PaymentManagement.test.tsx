import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { registration } from "../registrations/registrationExample.ts";
import PaymentManagement from "./PaymentManagement.tsx";

afterEach(cleanup);
const shown = (registrations: readonly RegistrationView[]) => {
  const { length } = registrations;
  const headers = { "content-range": length > 0 ? `registrations 0-${length - 1}/${length}` : "registrations */0" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(registrations, { headers })));
  renderInBackOffice(<PaymentManagement />);
};

it("U73: without any registration it leads to the camps", async () => {
  shown([]);
  expect(await screen.findByRole("heading", { name: "No Camps Found" })).toBeTruthy();
  expect(screen.getByText("Create camps to start managing payments")).toBeTruthy();
});

it("G3-15, G3-16: marks a cancelled camp, and says what is to be given back to whom", async () => {
  const money = { ...registration.money, collected: "300.00", refundDue: "300.00", outstanding: "0.00" };
  const cancelled = { ...registration, campIsCancelled: true };
  shown([
    { ...cancelled, paymentStatus: "paid", money },
    { ...cancelled, id: "g2", parentName: "Lou Reed" },
  ]);
  const camp = within(await screen.findByRole("region", { name: "Summer Hitting Camp" }));
  expect(camp.getByText("Cancelled")).toBeTruthy();
  expect(camp.getByRole("alert").textContent).toContain("$300.00 of 1 family is to be given back");
  expect(camp.getAllByRole("button", { name: /^Give back/ }).map((one) => one.getAttribute("aria-label"))).toEqual([
    "Give back to Pat Ortiz",
  ]);
});

it("counts all rows of a camp, and says which of them are withdrawn", async () => {
  const money = { ...registration.money, collected: "300.00", refundDue: "300.00", outstanding: "0.00" };
  shown([registration, { ...registration, id: "g2", registrationStatus: "withdrawn", money }]);
  const camp = await screen.findByRole("region", { name: "Summer Hitting Camp" });
  expect(within(camp).getAllByRole("listitem")).toHaveLength(2);
  expect(camp.textContent).toContain("1 registration · 1 withdrawn");
});
