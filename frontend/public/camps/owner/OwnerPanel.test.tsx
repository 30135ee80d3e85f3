import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { campsUrl } from "../../../../backend/camps/contract.ts";
import { registration } from "../../../testing/registrationExample.ts";
import { Toasts } from "../../../shared/Toasts.tsx";
import { camp } from "../../../testing/campExample.ts";
import { OwnerPanel } from "./OwnerPanel.tsx";

/** Two families, of which one has paid; `refuses`: every change fails. */
const show = async ({ refuses = false } = {}) => {
  const rows = [registration, { ...registration, id: "g2", parentName: "Lou Reed", paymentStatus: "paid" }];
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: { method?: string; body?: string } = {}) => {
    if (method === "GET") return Promise.resolve(Response.json(rows));
    sent.push([method, url, body && JSON.parse(body)]);
    return Promise.resolve(refuses ? new Response("", { status: 500 }) : Response.json({}));
  });
  const client = new QueryClient();
  client.setQueryData([campsUrl], [camp]);
  render(
    <QueryClientProvider client={client}>
      <OwnerPanel camp={{ ...camp, registrationCount: 2 }} />
      <Toasts />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Registrations (2)" }));
  return {
    sent,
    isListOutdated: () => client.getQueryState([campsUrl])?.isInvalidated,
    families: await within(await screen.findByRole("list", { name: "Registrations" })).findAllByRole("listitem"),
  };
};
const setPaid = async () => {
  await userEvent.click(screen.getByRole("combobox", { name: "Payment status of Pat Ortiz" }));
  await userEvent.click(await screen.findByRole("option", { name: "Paid" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Cash" }));
};
const remove = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Delete registration of Pat Ortiz" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete registration" }));
};

it("U52, E15, P10: an owner sees who comes and what they owe, and can delete whoever hasn’t paid", async () => {
  const { families } = await show();
  for (const words of ["Pat Ortiz", "Emma Ortiz, 8U · Noah Ortiz, 10U", "$300.00", "Unpaid"])
    expect(families[0]!.textContent).toContain(words);
  expect(families[1]!.querySelector(".MuiChip-root")?.textContent).toBe("Paid");
  expect(within(families[1]!).queryByRole("button", { name: /^Delete/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: `Delete: ${camp.title}` }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

it("A66, T40: a payment is set and how it was made, and the camps are read again", async () => {
  const { sent, isListOutdated } = await show();
  expect(isListOutdated()).toBe(false);
  await setPaid();
  expect(await screen.findByText("Payment status updated")).toBeTruthy();
  expect(isListOutdated()).toBe(true);
  expect(sent).toEqual([
    ["PATCH", "/api/camp-registrations/g1/payment-status", { paymentStatus: "paid", method: "cash" }],
  ]);
});

it("a registration is deleted once asked", async () => {
  const { sent } = await show();
  await remove();
  expect(await screen.findByText("Registration deleted")).toBeTruthy();
  expect(sent).toEqual([["DELETE", "/api/camp-registrations/g1", undefined]]);
});

it("T39, T40: what can’t be saved says so", async () => {
  await show({ refuses: true });
  await setPaid();
  expect(await screen.findByText("Failed to update payment status")).toBeTruthy();
  await remove();
  expect(await screen.findByText("Failed to delete registration")).toBeTruthy();
});
