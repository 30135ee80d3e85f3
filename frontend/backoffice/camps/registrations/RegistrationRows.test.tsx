import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { registration } from "../../../testing/registrationExample.ts";
import RegistrationList from "./RegistrationList.tsx";

afterEach(() => vi.restoreAllMocks());

it("the file of registrations says what the list says, what went back, and how it was paid", async () => {
  const paid = {
    ...registration,
    paymentMethod: "later",
    paymentStatus: "partial",
    receivedBy: "cashapp",
    money: { ...registration.money, collected: "200.00", refunded: "50.00", outstanding: "150.00" },
  };
  vi.stubGlobal("fetch", (url: string) => {
    const rows = url.startsWith("/api/camp-registrations") ? [paid] : [];
    return Promise.resolve(Response.json(rows, { headers: { "content-range": `rows 0-0/${rows.length}` } }));
  });
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:list");
  vi.spyOn(HTMLElement.prototype, "click").mockImplementation(() => {}); // of the link to the file, which leads away
  renderInBackOffice(<RegistrationList />, { resource: "camp-registrations" });
  fireEvent.click(await screen.findByRole("button", { name: "Export CSV" }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: 30_000 });
  const file = saved.mock.lastCall![0];
  const [names, line] = (file instanceof Blob ? await file.text() : "").replace("\uFEFF", "").split("\r\n");
  expect(names).toContain(",status,total,collected,outstanding,refunded,refundDue,paymentMethod,receivedBy,payment");
  expect(line).toContain(",Confirmed,300.00,200.00,150.00,50.00,0.00,Cash App,Cash App,Partial");
});
