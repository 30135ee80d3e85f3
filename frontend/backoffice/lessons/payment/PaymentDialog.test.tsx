import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { paymentNoteUrl } from "../../../../backend/lessons/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { lesson } from "../../../testing/lessonExample.ts";
import { draftOf, PaymentDialog } from "./PaymentDialog.tsx";

const noted = {
  how: "cash",
  amount: "80.00",
  words: null,
  notedAt: "2030-05-01T12:00:00.000Z",
  notedBy: "Ana",
} as const;

it("G1-49: begins with the price, or with what was noted before", () => {
  expect(draftOf(lesson)).toEqual({ how: "", amount: "75.00", words: "" });
  expect(draftOf({ ...lesson, payment: noted })).toEqual({ how: "cash", amount: "80.00", words: "" });
});

it("G1-49: says beside the field what is missing, and sends what is whole", async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
  vi.stubGlobal("fetch", asked);
  const closed = vi.fn<() => void>();
  renderInBackOffice(<PaymentDialog lesson={lesson} onClose={closed} />);
  const save = () => userEvent.click(screen.getByRole("button", { name: "Record payment" }));
  const amount = screen.getByRole("textbox", { name: "Amount" });
  await userEvent.clear(amount);
  await save();
  expect(await screen.findByText("Please choose how it was paid")).toBeTruthy();
  expect(screen.getByText("Please enter the amount in dollars")).toBeTruthy();

  await userEvent.type(amount, "75.50");
  await userEvent.click(screen.getByRole("button", { name: "Other" }));
  await save();
  expect(await screen.findByText("Please describe how it was paid")).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole("button", { name: "Venmo" }));
  await userEvent.clear(amount);
  await userEvent.type(amount, "7550");
  await save();
  expect((await screen.findByRole("alert")).textContent).toContain("That’s more than the $75 price.");
  await userEvent.clear(amount);
  await userEvent.type(amount, "75.50");
  await save(); // another amount is asked about again
  expect(await screen.findByText(/That’s more than the \$75 price\./)).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();

  await save();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(asked).toHaveBeenCalledWith(
    paymentNoteUrl(lesson.id),
    expect.objectContaining({ method: "PUT", body: JSON.stringify({ how: "venmo", amount: "75.50", words: "" }) }),
  );
});
