import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { registration } from "../../../testing/registrationExample.ts";
import { RegistrationActions } from "./RegistrationActions.tsx";

const paid = {
  ...registration,
  paymentStatus: "paid",
  money: { ...registration.money, collected: "300.00", outstanding: "0.00" },
} as const;

it("asks to record a payment while money is outstanding", () => {
  renderInBackOffice(<RegistrationActions registration={registration} />);
  expect(screen.getByRole("button", { name: "Record payment" }).className).toContain("MuiButton-contained");
});

it("offers to edit the payment once it’s paid, and makes nothing of it", async () => {
  renderInBackOffice(<RegistrationActions registration={paid} />);
  expect(screen.queryByRole("button", { name: "Record payment" })).toBeNull();
  const edit = screen.getByRole("button", { name: "Edit payment" });
  expect(edit.className).toContain("MuiButton-outlined");
  await userEvent.click(edit);
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Pat Ortiz’s payment" }));
  expect(dialog.getByRole("button", { name: "Save payment" })).toBeTruthy();
});
