import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { registration } from "../../../testing/registrationExample.ts";
import { PaymentDialog } from "./PaymentDialog.tsx";

it("tells the server what it showed as received, and the same attempt again under the same key", async () => {
  const sent: { key: string | null; body: unknown }[] = [];
  vi.stubGlobal("fetch", (_: string, { headers, body }: { headers: HeadersInit; body: string }) => {
    sent.push({ key: new Headers(headers).get("idempotency-key"), body: JSON.parse(body) });
    return Promise.resolve(
      Response.json({ message: "We've received $20 by now, not $0. Please check and try again." }, { status: 409 }),
    );
  });
  renderInBackOffice(<PaymentDialog registration={registration} onClose={() => {}} />);
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Partial" }));
  await userEvent.type(dialog.getByLabelText(/^Amount received/), "25");
  for (let press = 0; press < 2; press++) {
    await userEvent.click(dialog.getByRole("button", { name: "Record payment" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("We've received $20 by now");
  }
  expect(sent[0]).toEqual({
    key: expect.stringMatching(/./),
    body: { paymentStatus: "partial", method: "venmo", amount: "25", received: "0.00" },
  });
  expect(sent[1]).toEqual(sent[0]);
});
