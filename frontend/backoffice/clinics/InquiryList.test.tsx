import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { InquiryView } from "../../../backend/clinics/contract.ts";
import type { saveFile } from "../../shared/saveFile.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import InquiryList from "./InquiryList.tsx";

const saved = vi.hoisted(() => vi.fn<typeof saveFile>());
vi.mock("../../shared/saveFile.ts", () => ({ saveFile: saved }));
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
  renderInBackOffice(<InquiryList />, { resource: "coaching-inquiries" });
  fireEvent.click(await screen.findByRole("button", { name: "Export CSV" }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const text = await saved.mock.lastCall![0].file.text();
  expect(text).toContain("Hill Camp");
  expect(text).not.toMatch(/\[object|sender-1|camp-1|i1/);
});
