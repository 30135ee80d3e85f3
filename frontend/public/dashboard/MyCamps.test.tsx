import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import type { GuardedPlaceView } from "../../../backend/camps/contract.ts";
import { user } from "../../testing/backOffice.tsx";
import { camp } from "../../testing/campExample.ts";
import { registration } from "../../testing/ownRegistrationExample.ts";
import { currentUserKey } from "../access/currentUser.ts";
import { MyCamps } from "./MyCamps.tsx";

const place: GuardedPlaceView = {
  id: "p7",
  registrationId: "r7",
  playerId: "kim",
  playerName: "Kim Reyes",
  ageGroup: "10u",
  registrationOption: "all_days",
  selectedDays: [],
  registeredBy: "Dana",
  campIsCancelled: false,
  camp: { ...camp, title: "Fall Classic", startDate: "2090-06-01", endDate: "2090-06-02", status: "active" },
};

/** A server with these spots of other parents' registrations; undefined: it can't say. */
const open = (places: GuardedPlaceView[] | undefined, own: object[] = []) => {
  let left = places;
  const fetch = vi.fn<typeof globalThis.fetch>((input, init) => {
    const url = typeof input === "string" ? input : "";
    if (url.includes("/withdraw") && init?.method === "POST") left = [];
    if (url.includes("players-camps") || url.includes("/withdraw"))
      return Promise.resolve(left ? Response.json(left) : new Response("", { status: 500 }));
    if (url.includes("/my/camp-registrations")) return Promise.resolve(Response.json(own));
    return Promise.resolve(Response.json([]));
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

it("one's own camps stay in sight when the others' can't be loaded", async () => {
  open(undefined, [registration]);
  await screen.findByText("We couldn’t load the camps that others registered your players for");
  expect(screen.getByRole("heading", { name: camp.title })).toBeTruthy();
});
