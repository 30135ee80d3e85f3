import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { UserView } from "../../../../../backend/accounts/contract.ts";
import { type CampView, myRegistrationsUrl } from "../../../../../backend/camps/contract.ts";
import { playersUrl, type PlayerView } from "../../../../../backend/players/contract.ts";
import { refused } from "../../../../shared/api.ts";
import { Toasts } from "../../../../shared/Toasts.tsx";
import { user } from "../../../../testing/backOffice.tsx";
import { camp } from "../../../../testing/campExample.ts";
import { registration } from "../../../../testing/ownRegistrationExample.ts";
import { currentUserKey } from "../../../access/currentUser.ts";
import { Refusal } from "./Refusal.tsx";
import { childOf, emptyChild, emptyDraft, forgetDraft, keepDraft, keptDraft } from "./registrationDraft.ts";
import { Wizard } from "./Wizard.tsx";

afterEach(() => {
  cleanup();
  forgetDraft();
});

it("V21: a chosen day that is canceled while the form is open is no longer chosen, nor counted", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  keepDraft({ ...emptyDraft(camp.id), registrationOption: "individual_days", selectedDays: [2] });
  const client = new QueryClient();
  const shown = (canceledDays: string[]) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Wizard camp={{ ...camp, canceledDays }} lookAgain={() => Promise.resolve(camp)} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(shown([]));
  expect(screen.getByRole("checkbox", { name: /Day 2/ })).toHaveProperty("checked", true);
  rerender(shown(["2030-07-08", "2030-07-09"]));
  expect(screen.getByText("1 day")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(screen.getByRole("alert").textContent).toBe("At least one day must be selected");
});

const child = (playerName: string) => ({
  ...emptyChild(),
  playerName,
  playerAge: "9",
  sport: "softball",
  emergencyContact: "Sam Vega",
  emergencyPhone: "555-010-0124",
});
type Shown = { players?: PlayerView[]; of?: CampView; account?: UserView };
const typed = {
  ...emptyDraft(camp.id),
  registrationOption: "individual_days" as const,
  selectedDays: [1, 3],
  parentInfo: {
    parentName: "Robin Vega",
    parentEmail: "robin@home.example",
    parentPhone: "555-010-0123",
    paymentMethod: "venmo" as const,
  },
  participants: [child("Kim Vega")],
};

/** The wizard at a step, with what was typed for it, and the family's players. */
const showAt = (step: number, draft: typeof typed, { players = [], of = camp, account }: Shown = {}) => {
  keepDraft(draft);
  const client = new QueryClient();
  client.setQueryData([playersUrl], players);
  if (account) client.setQueryData(currentUserKey, account);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/?step=${step}`]}>
        <Wizard camp={of} lookAgain={() => Promise.resolve(of)} />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
};

it("U58, U59, T45: at the review a failing server loses nothing", async () => {
  vi.stubGlobal("fetch", (_: string, { method }: RequestInit = {}) =>
    Promise.resolve(method === "POST" ? new Response("", { status: 500 }) : Response.json([])),
  );
  showAt(4, typed);
  fireEvent.click(await screen.findByRole("button", { name: "Complete Registration" }));
  expect(await screen.findByText("Registration Failed")).toBeTruthy();
  expect(screen.getAllByText(/Failed to process registration\. Please try again\./).length).toBeGreaterThan(0);
  expect(screen.getByText("Everything you typed is still here.")).toBeTruthy();
  expect(keptDraft(camp.id)).toEqual(typed);
});

it("G3-30: whoever typed about a child’s health and came back is told to enter it again", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  showAt(4, { ...typed, toldMedical: true });
  fireEvent.click(await screen.findByRole("link", { name: "Re-enter" }));
  expect(await screen.findByLabelText<HTMLInputElement>(/^Player’s name/)).toHaveProperty("value", "Kim Vega");
  expect(screen.getByLabelText(/^Medical information/)).toHaveProperty("value", "");
});

it("each of two players is asked by name about health and who may pick them up, and steps say which are done", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  showAt(3, { ...typed, participants: [child("Kim Vega"), child("")] });
  const health = await screen.findAllByRole("textbox", { name: /^Medical information/ });
  expect(health.map((field) => field.getAttribute("aria-label"))).toEqual([
    "Medical information: Kim Vega",
    "Medical information: Player 2",
  ]);
  for (const name of ["Kim Vega", "Player 2"])
    expect(screen.getByRole("button", { name: `Say who may pick them up (optional): ${name}` })).toBeTruthy();
  const [first, second, third] = within(screen.getByRole("list", { name: "Steps" })).getAllByRole("listitem");
  expect([first, second, third].map((step) => /done/.test(step!.textContent))).toEqual([true, true, false]);
});

it.each([
  ["OtherPrice", "The total is now $120.00."],
  ["DivisionFull", "join the waitlist"],
  ["AlreadyRegistered", "Register anyway"],
])("a registration refused as %s says what can be done: %s", (code, words) => {
  const refusal = { status: 409, statusText: "" };
  render(
    <MemoryRouter>
      <Refusal
        camp={camp}
        error={refused(new Response("", refusal), JSON.stringify({ message: "No", code }))}
        total="120.00"
        isPending={false}
        onRegisterAgain={() => {}}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole("alert").textContent).toContain(words);
});

it.each([
  [0, null, "–"],
  [1, "× 1", "$110.00"],
])("with players: %i, the summary counts %s and says the total is %s", (players, counted, total) => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  showAt(1, { ...typed, participants: typed.participants.slice(0, players) });
  const summary = within(screen.getByRole("region", { name: camp.title }));
  expect(summary.queryByText(/^×/)?.textContent ?? null).toBe(counted);
  expect(summary.getByText("Total").nextSibling?.textContent).toBe(total);
});

const theo: PlayerView = {
  id: "theo",
  firstName: "Theo",
  lastName: "Vega",
  birthDate: null,
  age: 13,
  position: null,
  experience: null,
  sport: "softball",
  emergencyContact: "Sam Vega",
  emergencyPhone: "555-010-0124",
  isOwn: false,
  hasAccount: false,
  plays: true,
  consent: "none needed",
  guardians: [],
  erasureAskedUntil: null,
  createdAt: "2030-01-01T12:00:00.000Z",
  updatedAt: "2030-01-01T12:00:00.000Z",
};
const kim: PlayerView = {
  ...theo,
  id: "kim",
  firstName: "Kim",
  age: 9,
  sport: null,
  emergencyContact: null,
  emergencyPhone: null,
};
const forNineToTwelve = { ...camp, ageMin: 9, ageMax: 12 };
const goOn = async () => userEvent.click(await screen.findByRole("button", { name: "Continue" }));
const showFamily = (participants: typeof typed.participants, { of = camp, players = [theo, kim] }: Shown = {}) => {
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(Response.json(url === playersUrl ? players : [])));
  showAt(3, { ...typed, participants }, { of, players });
};

it("a player outside the camp's ages can't be chosen; one chosen before the ages changed stops the form there", async () => {
  showFamily([], { of: forNineToTwelve });
  expect(await screen.findByRole("checkbox", { name: "Theo" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("checkbox", { name: "Kim" })).toHaveProperty("disabled", false);
  cleanup();
  showFamily([childOf(theo, { emergencyContact: "", emergencyPhone: "" })], { of: forNineToTwelve });
  await goOn();
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe("This camp is for ages 9–12, so this player can’t register."),
  );
});

it("a player added after Continue isn't marked red before anything is typed", async () => {
  showFamily([]);
  await goOn();
  expect(await screen.findByText("Please choose who’s coming")).toBeTruthy();
  await userEvent.click(screen.getByRole("checkbox", { name: "Kim" }));
  const contact = await screen.findByLabelText(/^Emergency contact/);
  await userEvent.type(contact, "S");
  expect(screen.queryAllByText(/^Please /)).toEqual([]);
  await goOn();
  expect(await screen.findByText("Please enter an emergency phone number")).toBeTruthy();
});

it("the sport a player is registered with is shown, and can be another at this camp", async () => {
  const { divisions } = camp;
  const of = { ...camp, divisions: divisions.filter(({ sport }) => sport === "baseball") };
  showFamily([childOf(theo, { emergencyContact: "", emergencyPhone: "" })], { of });
  const section = within(await screen.findByRole("region", { name: "Theo Vega" }));
  expect(section.getByRole("status").textContent).toContain("This camp has no softball group.");
  await userEvent.click(section.getByRole("button", { name: "Change the sport of Theo Vega" }));
  await userEvent.click(section.getByRole("radio", { name: "Baseball" }));
  expect(section.getByRole("status").textContent).toContain("None of this camp’s groups (8U baseball) fits this age.");
});

it("the phone number given for an earlier camp is filled in", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([{ ...registration, parentPhone: "555-010-0177" }])));
  const parentInfo = { ...typed.parentInfo, parentPhone: "" };
  showAt(2, { ...typed, parentInfo }, { account: { ...user, phoneNumber: null, parentPhone: null } });
  const phone = await screen.findByLabelText(/^Phone/);
  await waitFor(() => expect(phone).toHaveProperty("value", "555-010-0177"));
});

it("a phone number that comes while somebody is in its field waits until they leave it", async () => {
  let answer: (registrations: object[]) => void = () => {};
  const answered = new Promise<object[]>((resolve) => (answer = resolve));
  vi.stubGlobal("fetch", async () => Response.json(await answered));
  const parentInfo = { ...typed.parentInfo, parentPhone: "" };
  const account = { ...user, phoneNumber: null, parentPhone: null };
  const client = showAt(2, { ...typed, parentInfo }, { account });
  const phone = await screen.findByLabelText(/^Phone/);
  await userEvent.click(phone);
  answer([{ ...registration, parentPhone: "555-010-0177" }]);
  await waitFor(() => expect(client.isFetching({ queryKey: [myRegistrationsUrl] })).toBe(0));
  expect(phone).toHaveProperty("value", "");
  await userEvent.tab();
  expect(phone).toHaveProperty("value", "555-010-0177");
});

it("the review says which camp, where, and each player's group and hours once", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  showAt(4, typed);
  await screen.findByRole("button", { name: "Complete Registration" });
  const days = within(screen.getByRole("region", { name: "Days" }));
  expect(days.getByText("Summer Hitting Camp · Maple Park")).toBeTruthy();
  const player = within(screen.getByRole("region", { name: "Player" }));
  expect(player.getByText("10U softball, 11:00 AM – 12:00 PM")).toBeTruthy();
});

it.each([
  ["an adult", "none needed", 1],
  ["a teen with a login", "confirmed", 0],
] as const)("%s (guardian: %s) is offered so many buttons to add a player: %i", async (_, guardian, buttons) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  const account = { ...user, role: "student", guardian } as const;
  showAt(3, { ...typed, participants: [] }, { players: [theo, kim], account });
  expect(await screen.findByRole("checkbox", { name: "Theo" })).toBeTruthy();
  expect(screen.queryAllByRole("button", { name: "Add a player" })).toHaveLength(buttons);
});
