import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { InquiryView } from "../../../backend/clinics/contract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import InquiryList from "./InquiryList.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const inquiry: InquiryView = {
  id: "i1",
  organizationName: "Hill Youth League",
  serviceType: "camp",
  preferredDates: "June",
  location: "Hill Park",
  separateFields: null,
  availableVolunteers: null,
  additionalInfo: null,
  status: "scheduled",
  createdAt: "2030-04-01T12:00:00.000Z",
  senderId: "sender-1",
  contactName: "Dana",
  email: "dana@example.com",
  phone: "555-010-0100",
  camp: { id: "camp-1", title: "Hill Camp" },
};

it("the file has the camp's title, and no ids", async () => {
  vi.stubGlobal("fetch", async () => Response.json([inquiry], { headers: { "content-range": "items 0-0/1" } }));
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:inquiries");
  vi.spyOn(HTMLElement.prototype, "click").mockImplementation(() => {}); // of the link to the file, which leads away
  renderInBackOffice(<InquiryList />, { resource: "coaching-inquiries" });
  fireEvent.click(await screen.findByRole("button", { name: "Export CSV" }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: 30_000 });
  const file = saved.mock.lastCall![0];
  const text = file instanceof Blob ? await file.text() : "";
  expect(text).toContain("Hill Camp");
  expect(text).not.toMatch(/\[object|sender-1|camp-1|i1/);
});
