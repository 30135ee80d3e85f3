import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { registration } from "../../../testing/registrationExample.ts";
import PaymentManagement from "./PaymentManagement.tsx";

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

it("G3-15, G3-16: marks a canceled camp, and says what is to be refunded to whom", async () => {
  const money = { ...registration.money, collected: "300.00", refundDue: "300.00", outstanding: "0.00" };
  const cancelled = { ...registration, campIsCancelled: true };
  shown([
    { ...cancelled, paymentStatus: "paid", money },
    { ...cancelled, id: "g2", parentName: "Lou Reed" },
  ]);
  const camp = within(await screen.findByRole("region", { name: "Summer Hitting Camp" }));
  expect(camp.getByText("Canceled")).toBeTruthy();
  expect(camp.getByRole("alert").textContent).toContain("Refunds due: $300.00 to 1 family.");
  expect(camp.getAllByRole("button", { name: /^Issue refund/ }).map((one) => one.getAttribute("aria-label"))).toEqual([
    "Issue refund: Pat Ortiz",
  ]);
});

it("shows the latest where there are more than fit", async () => {
  const urls: string[] = [];
  const headers = { "content-range": "registrations 0-0/1200" };
  vi.stubGlobal("fetch", (url: string) => {
    urls.push(decodeURIComponent(url));
    return Promise.resolve(Response.json([registration], { headers }));
  });
  renderInBackOffice(<PaymentManagement />);
  expect(await screen.findByText(/^Showing the latest 1 of 1200 registrations\./)).toBeTruthy();
  expect(urls.join()).toContain('["registrationDate","DESC"]');
});

it("a refund is asked for also where the site is served over http", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const money = { ...registration.money, collected: "300.00", refundDue: "300.00", outstanding: "0.00" };
  shown([{ ...registration, campIsCancelled: true, paymentStatus: "paid", money }]);
  await userEvent.click(await screen.findByRole("button", { name: "Issue refund: Pat Ortiz" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

it("counts all rows of a camp, and says which of them are withdrawn", async () => {
  const money = { ...registration.money, collected: "300.00", refundDue: "300.00", outstanding: "0.00" };
  shown([registration, { ...registration, id: "g2", registrationStatus: "withdrawn", money }]);
  const camp = await screen.findByRole("region", { name: "Summer Hitting Camp" });
  expect(within(camp).getAllByRole("listitem")).toHaveLength(2);
  expect(camp.textContent).toContain("1 registration · 1 withdrawn");
});

it("U73, E15, T40: each family stands with its players, how to reach it, what it owes and how it pays, which can be set", async () => {
  shown([registration, { ...registration, id: "g2", parentName: "Lou Reed", paymentMethod: null }]);
  const camp = within(await screen.findByRole("region", { name: "Summer Hitting Camp" }));
  expect(camp.getByText("Monday, July 8, 2030 · 2 registrations")).toBeTruthy();
  const [pat, lou] = camp.getAllByRole("listitem");
  for (const told of ["Pat Ortiz", "2 players: Emma Ortiz, Noah Ortiz", "555-010-0100", "pat@example.com", "$300.00"])
    expect(pat!.textContent).toContain(told);
  expect(pat!.textContent).toContain("Venmo");
  expect(lou!.textContent).toContain("Not specified");
  expect(pat!.querySelector(".MuiChip-root")?.textContent).toBe("Unpaid");
  await userEvent.click(within(pat!).getByRole("combobox", { name: "Payment status of Pat Ortiz" }));
  expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
    "Unpaid",
    "Partial",
    "Paid",
  ]);
  await userEvent.click(screen.getByRole("option", { name: "Partial" }));
  expect(await screen.findByText("Payment status updated")).toBeTruthy();
});
