import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { undoHeader } from "../../../../backend/undo/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { registration } from "../../../testing/registrationExample.ts";
import { camp } from "../../../testing/campExample.ts";
import CampTasks from "./CampTasks.tsx";
import FacilityCamps from "./FacilityCamps.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("money due is overdue once a camp's first day is over, and says so", async () => {
  vi.useFakeTimers({ now: new Date("2030-07-02T16:00:00.000Z"), toFake: ["Date"] });
  const rows = ["2030-07-01", "2030-07-02"].map((campStartDate, n) => ({
    ...registration,
    id: `r${n}`,
    campStartDate,
  }));
  vi.stubGlobal("fetch", (url: string) => {
    const found = decodeURIComponent(url).includes('"outstanding":true') ? rows : [];
    return Promise.resolve(
      Response.json(found, { headers: { "Content-Range": `camp-registrations 0-1/${found.length}` } }),
    );
  });
  renderInBackOffice(<CampTasks />);
  const due = await screen.findByRole("region", { name: "Unpaid camp registrations" });
  expect(
    within(due)
      .getAllByText(/ (overdue|outstanding)$/)
      .map(({ textContent }) => textContent),
  ).toEqual([
    `${registration.campTitle} began Mon, Jul 1: $${registration.money.outstanding} overdue`,
    `${registration.campTitle}, Tue, Jul 2: $${registration.money.outstanding} outstanding`,
  ]);
});

it("once a payment is recorded, it says whose, and the keyboard goes on at the heading", async () => {
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: RequestInit = {}) => {
    if (method !== "GET")
      return Promise.resolve(Response.json(registration, { headers: { [undoHeader]: `f1 ${registration.id}` } }));
    const found = decodeURIComponent(url).includes('"outstanding":true') ? [registration] : [];
    return Promise.resolve(
      Response.json(found, { headers: { "Content-Range": `camp-registrations 0-0/${found.length}` } }),
    );
  });
  renderInBackOffice(<CampTasks />);
  await userEvent.click(await screen.findByRole("button", { name: "Record payment: Pat Ortiz" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Cash" }));
  const toast = await screen.findByText("Payment status updated");
  expect(toast.closest("li")?.textContent).toContain("Pat Ortiz");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Unpaid camp registrations" })),
  );
});

it("U42, U43: the overview leads to each camp and says what it brings", async () => {
  const none = { collected: "0.00", refunded: "0.00", refundDue: "0.00" };
  const sums = { ...none, revenue: "300.00", quoted: "300.00", outstanding: "300.00", registrations: 1 };
  const { id: campId, title, startDate } = camp;
  const brings = { ...sums, days: [], camps: [{ campId, title, startDate, ...sums }] };
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(
      url.startsWith("/api/camp-revenue")
        ? Response.json(brings)
        : Response.json([camp], { headers: { "Content-Range": "camps 0-0/1" } }),
    ),
  );
  renderInBackOffice(<FacilityCamps />);
  const { textContent } = await screen.findByRole("article");
  expect(textContent).toContain("2 of 40 registered");
  expect(textContent).toContain("Revenue $300.00 · Collected $0.00 · Outstanding $300.00");
  for (const [name, to] of [
    ["Details of Summer Hitting Camp", "/camp-details/c1"],
    ["Edit Summer Hitting Camp", "/edit-camp/c1"],
    ["Create New Camp", "/camp-creation"],
  ] as const)
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(to);
});
