import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { historyUrl } from "../../../../backend/history/contract.ts";
import {
  erasePlayerUrl,
  growUpUrl,
  guardianUrl,
  invitationsUrl,
  invitationUrl,
  type InvitationView,
  type LoginLink,
  playersUrl,
  playerUrl,
  type PlayerView,
} from "../../../../backend/players/contract.ts";
import { user } from "../../../testing/backOffice.tsx";
import { kim } from "../../../testing/bookingWizard.tsx";
import { currentUserKey } from "../../access/currentUser.ts";
import PlayersPage from "./PlayersPage.tsx";

const shown = (
  who: Partial<UserView>,
  players: readonly Partial<PlayerView>[],
  fetched: (url: string, init?: RequestInit) => Promise<Response> = () => new Promise(() => {}),
) => {
  vi.stubGlobal("fetch", fetched);
  const client = new QueryClient();
  client.setQueryData(currentUserKey, { ...user, role: "student", ...who });
  client.setQueryData(
    [playersUrl],
    players.map((player) => ({ ...kim, ...player })),
  );
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PlayersPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

it("a teen's own account is offered nothing that takes an adult, and told who decides", async () => {
  const sam = { userId: "sam", firstName: "Sam", erasureAskedUntil: null };
  const drew = { id: "drew", firstName: "Drew", age: 14, isOwn: true, hasAccount: true, guardians: [sam] };
  const { container } = shown({ id: "drew", firstName: "Drew", guardian: "confirmed" }, [drew]);
  expect(await screen.findByText("Also managed by Sam.")).toBeTruthy();
  const offered = within(container).queryAllByRole("button");
  expect(offered).toEqual([]);
  expect(container.textContent).toContain("Your parent or guardian decides who can see and book for you.");
});

it("an adult's account still adds players and invites another parent", async () => {
  shown({ id: "dana", firstName: "Dana" }, [{}]);
  expect(await screen.findByText("Add a player")).toBeTruthy();
  expect(screen.getByLabelText("Invite another parent for Kim")).toBeTruthy();
});

it("of a child with a login, a parent still reads the history, and who edits the details is said", async () => {
  const entry = (what: string, n: number) => ({
    id: what,
    of: "drew",
    at: `2030-04-0${n + 1}T12:00:00.000Z`,
    what,
    from: null,
    to: null,
    details: null,
    actor: { kind: "user", id: "drew", role: "student", name: "Drew H." },
  });
  const facts = ["PlayerGrownUp", "ProfileUpdated", "EmailChanged", "MembershipCancelScheduled"].map(entry);
  const drew = { id: "drew", firstName: "Drew", age: 15, hasAccount: true };
  shown({ id: "dana", firstName: "Dana" }, [drew], (url) =>
    url === historyUrl("drew") ? Promise.resolve(Response.json(facts)) : new Promise(() => {}),
  );
  expect(await screen.findByText("Drew has a login of their own, and edits these details there.")).toBeTruthy();
  for (const label of ["Edit Drew", "Own login for Drew", "Erase Drew"])
    expect(screen.queryByLabelText(label)).toBeNull();
  fireEvent.click(screen.getByLabelText("History: Drew"));
  for (const said of ["Got a login of their own", "Details edited", "Email changed", "Membership canceled"])
    expect(await screen.findByText(`${said} by Drew H.`)).toBeTruthy();
});

it("a child whose lessons the account's were can be edited, and neither erased nor given a login", async () => {
  const sent: unknown[] = [];
  const owns = { id: "dana", age: 15, isOwn: true, hasAccount: true };
  shown({ id: "dana", firstName: "Dana" }, [owns], (url, init) => {
    if (init?.method !== "PATCH") return new Promise(() => {});
    sent.push([url, JSON.parse(init.body as string)]);
    return Promise.resolve(Response.json({ ...kim, id: "dana" }));
  });
  fireEvent.click(await screen.findByLabelText("Edit Kim"));
  for (const label of ["Own login for Kim", "Erase Kim"]) expect(screen.queryByLabelText(label)).toBeNull();
  fireEvent.change(await screen.findByLabelText(/^Age/), { target: { value: "11" } });
  fireEvent.click(screen.getByText("Save", { selector: "button" }));
  await vi.waitFor(() => expect(sent).toMatchObject([[playerUrl("dana"), { age: 11 }]]));
});

const sam = { userId: "sam", firstName: "Sam", erasureAskedUntil: null };
const invitation: InvitationView = {
  id: "i1",
  by: "Dana",
  isMine: true,
  name: "Lou Hale",
  email: "lou@example.com",
  sentAt: "2030-04-30T12:00:00.000Z",
  until: "2030-05-07T12:00:00.000Z",
};
const erased = { message: "", isErased: true, waitsFor: [], playerId: "kim", lessonsCancelled: 0, placesWithdrawn: 0 };
/** Answers what is read, and takes away what is sent to `url`. */
const goesBy = (url: string, lists: Record<string, unknown>, without: Record<string, unknown>) => {
  let isGone = false;
  return (asked: string, init?: RequestInit) => {
    if (init?.method && init.method !== "GET") {
      isGone = asked === url;
      return Promise.resolve(Response.json(erased));
    }
    return Promise.resolve(Response.json((isGone ? { ...lists, ...without } : lists)[asked] ?? []));
  };
};
/** As with the keyboard: whoever presses a button is there. */
const press = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button);
};

it("after a withdrawn invitation, the keyboard goes on from who manages the player", async () => {
  const lists = { [playersUrl]: [kim], [invitationsUrl("kim")]: [invitation] };
  shown({ id: "dana" }, [{}], goesBy(invitationUrl("kim", "i1"), lists, { [invitationsUrl("kim")]: [] }));
  press(await screen.findByText("Withdraw"));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Only you manage this player."));
});

const teen = { ...kim, age: 15 };
const loginLink = (link: Partial<LoginLink["link"]>) => ({
  link: {
    email: "kim@example.com",
    isMine: true,
    by: "Dana",
    sentAt: "2030-04-29T12:00:00.000Z",
    until: "2030-05-06T12:00:00.000Z",
    ...link,
  },
});

it("a login link that waits is on the card and in its dialog, and goes when it's withdrawn", async () => {
  const lists = { [playersUrl]: [teen], [growUpUrl("kim")]: loginLink({}) };
  shown({ id: "dana" }, [teen], goesBy(growUpUrl("kim"), lists, { [growUpUrl("kim")]: { link: null } }));
  const sent = "Login link sent to kim@example.com on Apr 29. It works until May 6.";
  expect(await screen.findByText(sent)).toBeTruthy();
  press(screen.getByLabelText("Send another login link to Kim"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(`${sent} A new link replaces it.`)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Their email/).value).toBe("kim@example.com");
  fireEvent.click(dialog.getByText("Cancel"));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  press(screen.getByLabelText("Withdraw the login link for Kim"));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Own login for Kim"));
  expect(screen.queryByText(sent)).toBeNull();
});

it.each([
  ["Lou", "Lou sent Kim a login link on Apr 29. It works until May 6."],
  [null, "Kim was sent a login link on Apr 29. It works until May 6."],
])("another parent's login link is told without its address: %s", async (by, said) => {
  const lists = { [playersUrl]: [teen], [growUpUrl("kim")]: loginLink({ email: null, isMine: false, by }) };
  shown({ id: "dana" }, [teen], goesBy("", lists, {}));
  expect(await screen.findByText(said)).toBeTruthy();
});

const both = [kim, { ...kim, id: "lee", firstName: "Lee" }];
it.each([
  ["Erase for good", erasePlayerUrl("kim"), "Erase Kim", {}],
  ["Stop managing", guardianUrl("kim", "dana"), "Stop managing Kim?", { guardians: [sam] }],
])("after %s, the keyboard goes on from the players who are left", async (act, url, label, kims) => {
  const players = both.map((player, n) => (n === 0 ? { ...player, ...kims } : player));
  shown({ id: "dana" }, players, goesBy(url, { [playersUrl]: players }, { [playersUrl]: both.slice(1) }));
  press(await screen.findByLabelText(label));
  const dialog = within(await screen.findByRole("dialog"));
  const password = dialog.queryByLabelText(/^Your password/);
  if (password) fireEvent.change(password, { target: { value: "curve and slider 41" } });
  press(dialog.getByText(act, { selector: "button" }));
  await vi.waitFor(() => expect(screen.queryByLabelText("Edit Kim")).toBeNull());
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Players"));
});
