import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { expect, it, vi } from "vitest";
import type { Role } from "../../../backend/accounts/contract.ts";
import type { CampView } from "../../../backend/camps/contract.ts";
import { myWaitlistUrl } from "../../../backend/camps/waitlist/waitlistContract.ts";
import { defaultTexts } from "../../shared/camps/campTexts.ts";
import { camp } from "../../testing/campExample.ts";
import { offeredEntry, waitlistEntry } from "../../testing/waitlistEntryExample.ts";
import { currentUserKey } from "../access/currentUser.ts";
import CampDetailsPage from "./CampDetailsPage.tsx";

let waiting: object[] = [];
const show = async (told: Partial<CampView> = {}, user: { id: string; role: Role } | null = null, search = "") => {
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(Response.json(url === myWaitlistUrl ? waiting : { ...camp, ...told })),
  );
  const client = new QueryClient();
  client.setQueryData(currentUserKey, user);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/c1${search}`]}>
        <Routes>
          <Route path="/:campId" element={<CampDetailsPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { level: 1, name: camp.title });
};
const headings = {
  campSchedule: "Camp Schedule",
  agenda: "Agenda",
  playerChecklist: "What to Bring",
  arrivalInfo: "Arrival",
  pickupInfo: "Pickup",
  safetyNotes: "Safety",
} as const;
const below = (heading: string) => screen.getByRole("heading", { name: heading }).nextElementSibling?.textContent;

it.each(Object.entries(headings))(
  "U55, G3-43: %s says what its coach wrote, or else the usual",
  async (part, heading) => {
    await show();
    expect(below(heading)).toBe(Reflect.get(defaultTexts, part).replaceAll("\n", ""));
    cleanup();
    await show({ [part]: "By the gate." });
    expect(below(heading)).toBe("By the gate.");
  },
);

it("of three days with one canceled, both days have one price", async () => {
  await show({ canceledDays: ["2030-07-09"] });
  expect(screen.getAllByText("for both days").length).toBeGreaterThan(0);
});

it("U55, P10: whoever runs a camp is led to its form, and nobody else", async () => {
  const edit = () => screen.queryByRole("link", { name: "Edit Camp" })?.getAttribute("href");
  for (const [user, to] of [
    [null, undefined],
    [{ id: "pat", role: "student" }, undefined],
    [{ id: "riley", role: "instructor" }, undefined],
    [{ id: camp.instructorId, role: "instructor" }, "/edit-camp/c1"],
  ] as const) {
    await show({}, user);
    expect(edit()).toBe(to);
    cleanup();
  }
});

it.each([
  ["waits", waitlistEntry, { waitlistCount: 1 }, "See your place in line"],
  ["has an offer", offeredEntry, { heldCount: 1 }, "Accept or decline"],
])("whoever %s for a full camp is led to its place in line, and not asked to join", async (_, entry, told, name) => {
  waiting = [{ ...entry, camp: { ...camp, id: "another" }, campId: "another", id: "w0" }, entry];
  await show({ isFull: true, spotsAvailable: 0, ...told });
  const link = await screen.findByRole("link", { name: `${name}: ${camp.title}` });
  expect(link.getAttribute("href")).toBe("/waitlist-place?id=w1");
  expect(screen.queryByRole("link", { name: /^Join the Waitlist/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Join with another player" }).getAttribute("href")).toBe("/camp-waitlist/c1");
  waiting = [];
});

it("where some divisions are full, whoever waits for one is led to its place in line", async () => {
  waiting = [waitlistEntry];
  const [full, ...others] = camp.divisions;
  await show({ divisions: [{ ...full!, left: 0 }, ...others], waitlistCount: 1 });
  const link = await screen.findByRole("link", { name: "See your place in line" });
  expect(link.getAttribute("href")).toBe("/waitlist-place?id=w1");
  waiting = [];
});

it("marks the group of the player whom a family looks for", async () => {
  const marked = () =>
    screen.getAllByRole("listitem").filter(({ textContent }) => textContent.includes("Your player’s group"));
  await show();
  expect(marked()).toEqual([]);
  cleanup();
  await show({}, null, "?age=9&sport=softball");
  expect(marked().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("10U softball")]);
});

it("U55: says what a family asks first, with the usual ages and price where none were chosen", async () => {
  await show({ ageMin: null, dailyPrice: "" });
  const said = document.body.textContent;
  for (const words of ["2 of 40 registered", "Ages 3-18", "9:00 AM – 3:00 PM", "3 days", "Maple Park", "per day"])
    expect(said).toContain(words);
  expect(screen.getByText("Camp")).toBeTruthy();
  for (const name of ["Schedule", "Location"]) expect(screen.getByRole("heading", { name })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Register for This Camp" }).getAttribute("href")).toBe(
    "/camp-registration/c1",
  );
});

it("U55: without a camp at its address, the page says so and leads back", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { status: 404 })));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CampDetailsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText("Camp not found or error loading details.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "All Camps & Clinics" }).getAttribute("href")).toBe("/camps-clinics");
});

it("says which days were canceled or moved, and why the whole camp was", async () => {
  await show({
    dates: ["2030-07-08", "2030-07-09", "2030-07-12"],
    endDate: "2030-07-12",
    canceledDays: ["2030-07-09"],
    movedDays: [3],
  });
  expect(screen.getByText("Canceled: Tuesday, July 9, 2030")).toBeTruthy();
  expect(screen.getByText("Day 3 moved to Friday, July 12, 2030")).toBeTruthy();
  cleanup();
  await show({ status: "cancelled", statusReason: "The field is flooded" });
  expect(screen.getByText("This camp was canceled.")).toBeTruthy();
  expect(screen.getByText("The field is flooded")).toBeTruthy();
});

it("is a preview to whoever keeps the draft, without a way to register", async () => {
  await show({ status: "draft" }, { id: camp.instructorId, role: "instructor" });
  expect(screen.getByText(/Families will see this page once you publish/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to draft" }).getAttribute("href")).toBe(
    "/instructor-dashboard/camps/c1/show",
  );
  expect(screen.getByRole("link", { name: "Register for This Camp" }).getAttribute("aria-disabled")).toBe("true");
});

it("an archived camp doesn’t say that it has ended", async () => {
  await show({ status: "archived" });
  screen.getByText("This camp isn’t taking registrations.");
  expect(screen.queryByText("This camp has ended.")).toBeNull();
});
