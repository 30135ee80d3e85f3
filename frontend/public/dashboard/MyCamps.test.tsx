import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import type { GuardedPlaceView } from "../../../backend/camps/contract.ts";
import { user } from "../../testing/backOffice.tsx";
import { camp } from "../../testing/campExample.ts";
import { registration } from "../../testing/ownRegistrationExample.ts";
import { offeredEntry, waitlistEntry } from "../../testing/waitlistEntryExample.ts";
import { currentUserKey } from "../access/currentUser.ts";
import { MyCamps } from "./MyCamps.tsx";

const place: GuardedPlaceView = {
  id: "p7",
  registrationId: "r7",
  playerId: "kim",
  playerName: "Kim Reyes",
  ageGroup: "10u",
  divisionId: "softball-10u",
  registrationOption: "all_days",
  selectedDays: [],
  registeredBy: "Dana",
  campIsCancelled: false,
  camp: { ...camp, title: "Fall Classic", startDate: "2090-06-01", endDate: "2090-06-02", status: "active" },
};

/** A server with these spots of other parents' registrations; undefined: it can't say. */
const open = (places: GuardedPlaceView[] | undefined, own: object[] = [], waiting: object[] = []) => {
  let left = places;
  const fetch = vi.fn<typeof globalThis.fetch>((input, init) => {
    const url = typeof input === "string" ? input : "";
    if (url.includes("/withdraw") && init?.method === "POST") left = [];
    if (url.includes("players-camps") || url.includes("/withdraw"))
      return Promise.resolve(left ? Response.json(left) : new Response("", { status: 500 }));
    if (url.includes("/my/camp-registrations")) return Promise.resolve(Response.json(own));
    return Promise.resolve(Response.json(url.includes("/my/waitlist-places") ? waiting : []));
  });
  vi.stubGlobal("fetch", fetch);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserKey, { ...user, role: "student" });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MyCamps />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const withdraw = () => screen.queryByRole("button", { name: "Withdraw Kim Reyes from Fall Classic" });

it("a player whom the other parent registered is withdrawn, after it says who hears of it", async () => {
  open([place]);
  await screen.findByText(/Dana registered Kim Reyes\./);
  expect(screen.queryByText(/No camps yet/)).toBeNull();
  await userEvent.click(withdraw()!);
  const dialog = await screen.findByRole("dialog", { name: "Withdraw Kim Reyes?" });
  within(dialog).getByText(/Dana gets an email, and any refund\./);
  await userEvent.click(within(dialog).getByRole("button", { name: "Withdraw" }));
  await screen.findByText(/No camps yet/);
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("my-camps")));
});

it.each([
  ["canceled", { status: "cancelled" as const }, true, "Camp canceled"],
  ["canceled and archived", { status: "archived" as const }, true, "Camp canceled"],
  ["over", { startDate: "2020-06-01", endDate: "2020-06-02", status: "completed" as const }, false, null],
])("nobody is withdrawn from a camp that is %s", async (_, now, campIsCancelled, said) => {
  open([{ ...place, campIsCancelled, camp: { ...place.camp, ...now } }]);
  await screen.findByText(/Dana registered Kim Reyes\./);
  expect(withdraw()).toBeNull();
  if (said) screen.getByText(said);
});

it("says when each player plays, on the days they come", async () => {
  const choice = { registrationOption: "individual_days" as const, selectedDays: [1, 3] };
  const dates = ["2030-07-08", "2030-07-09", "2030-07-10"];
  const [kim] = registration.places;
  const places = [
    { ...kim!, divisionId: "softball-10u" },
    { ...kim!, id: "p2", playerName: "Lou", divisionId: null },
  ];
  open(
    [{ ...place, ...choice, camp: { ...place.camp, startDate: dates[0]!, endDate: dates[2]!, dates } }],
    [{ ...registration, ...choice, places }],
  );
  const own = "Mon, Jul 8 and Wed, Jul 10, 2030 · Kim, 11:00 AM – 12:00 PM, Field 2 · Lou, 9:00 AM – 3:00 PM";
  expect(await screen.findByText(own)).toBeTruthy();
  expect(screen.getByText("Mon, Jul 8 and Wed, Jul 10, 2030 · 11:00 AM – 12:00 PM, Field 2 · Maple Park")).toBeTruthy();
});

it("one's own camps stay in sight when the others' can't be loaded", async () => {
  open(undefined, [registration]);
  await screen.findByText("We couldn’t load the camps that others registered your players for");
  expect(screen.getByRole("heading", { name: camp.title })).toBeTruthy();
});

it("lists what a family waits for, offers first, each with the way to its place in line", async () => {
  const offered = { ...offeredEntry, id: "w2", camp: { ...camp, id: "c2", title: "Fall Classic" } };
  open([], [], [waitlistEntry, offered]);
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Fall Classic.*Spot held for you.*We’re holding a spot for you until .*June 5, 2030 at/),
    expect.stringMatching(/Summer Hitting Camp.*On the waitlist.*Kim · 10U.*You’re number 2 in line/),
  ]);
  const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(to("Accept or decline: Fall Classic")).toBe("/waitlist-place?id=w2");
  expect(to("See your place in line: Summer Hitting Camp")).toBe("/waitlist-place?id=w1");
  expect(screen.queryByText(/No camps yet/)).toBeNull();
});
