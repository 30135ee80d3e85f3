import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { InquiryView } from "../../../backend/clinics/contract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import InquiryList from "./InquiryList.tsx";
import InquiryShow from "./InquiryShow.tsx";
import FirstInquiries from "./overview/FirstInquiries.tsx";

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

it("U43, K5:inquiries: the overview has the newest three, and how many more there are", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(decodeURIComponent(url));
    const rows = ["i1", "i2", "i3"].map((id) => ({ ...inquiry, id }));
    return Response.json(rows, { headers: { "content-range": "items 0-2/7" } });
  });
  renderInBackOffice(<FirstInquiries />);
  await screen.findByText("+4 more");
  const inquiries = screen.getByRole("region", { name: "Coaching inquiries" }); // an earlier toast lists something, too
  expect(within(inquiries).getAllByRole("listitem")).toHaveLength(3);
  const first = asked.find((url) => url.includes("range=[0,2]")); // an earlier screen may still ask for its own
  expect(first).toContain('sort=["createdAt","DESC"]');
});

it("U41: an inquiry is one tap from a call or an email, and can only be set to what may follow", async () => {
  const told = { ...inquiry, status: "contacted", camp: null, availableVolunteers: "yes" };
  vi.stubGlobal("fetch", async (url: string) =>
    url.includes("coaching-inquiries")
      ? Response.json(told)
      : Response.json([], { headers: { "content-range": "*/0" } }),
  );
  renderInBackOffice(<InquiryShow />);
  expect((await screen.findByRole("link", { name: "555-010-0100" })).getAttribute("href")).toBe("tel:5550100100");
  expect(screen.getByRole("link", { name: "dana@example.com" }).getAttribute("href")).toBe("mailto:dana@example.com");
  expect(screen.getByText("Yes (4-8)")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Set status/ }));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Scheduled/),
  ]);
});
