import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderInBackOffice, user } from "../../../testing/backOffice.tsx";
import { CorrectAge } from "./CorrectAge.tsx";

it("says beside the field why an age is refused, and keeps what was typed", async () => {
  const message = "Coaches and admins must be 18 or older. Please check the age.";
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ message, code: "StaffMustBeAdults" }, { status: 409 })));
  renderInBackOffice(<CorrectAge user={{ ...user, age: 40 }} />);
  await userEvent.click(screen.getByRole("button", { name: "Correct age" }));
  const question = await screen.findByRole("dialog", { name: "Correct Morgan Hale's age" });
  const field = within(question).getByRole<HTMLInputElement>("textbox", { name: "Age" });
  await userEvent.clear(field);
  await userEvent.type(field, "12{Enter}");
  expect(await within(question).findByText(message)).toBeTruthy();
  expect(field.value).toBe("12");
});
