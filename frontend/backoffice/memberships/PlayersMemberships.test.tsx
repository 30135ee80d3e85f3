import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useGetList } from "react-admin";
import { expect, it, vi } from "vitest";
import { type ManagedUserView, usersUrl } from "../../../backend/accounts/contract.ts";
import { activateMembershipUrl, deactivateMembershipUrl } from "../../../backend/memberships/contract.ts";
import { currentToast } from "../../shared/toastStore.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { accountsMembership, MembershipMenu } from "./PlayersMemberships.tsx";

const player: ManagedUserView["players"][number] = {
  playerId: "dana",
  firstName: "Dana",
  lastName: "Reyes",
  membershipStatus: "active",
  videosThisMonth: 0,
  allowed: 4,
  endsAt: null,
  standing: "manual",
  card: null,
  isStopping: false,
  moneyTrouble: null,
  goesWithAccount: true,
};
const kim = {
  ...player,
  playerId: "kim",
  firstName: "Kim",
  membershipStatus: "inactive",
  standing: "inactive",
} as const;

/** The list that the row is one of. */
const Users = () => {
  useGetList("users");
  return null;
};

it("a card that may still be charged can be ended, also while nothing can be uploaded", async () => {
  const paused = { ...kim, standing: "paused", card: { hasFailed: false } } as const;
  renderInBackOffice(<MembershipMenu user={{ firstName: "Dana", lastName: "Reyes", players: [paused] }} />);
  await userEvent.click(screen.getByRole("button", { name: "Change Dana Reyes's membership" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate membership for Kim Reyes" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("If a card pays for it, we won't charge it again.");
});

it.each([
  ["Activate", "Kim Reyes", activateMembershipUrl, { userId: "kim", reason: "Paid in cash" }],
  ["Deactivate", "Dana Reyes", deactivateMembershipUrl, { userId: "dana" }],
])(
  "U44:membership, A44, A45, T32, T34:membership: %s, from a row of the users, for one of the account's players",
  async (verb, whose, url, body) => {
    const answers = [
      new Response("", { status: 500 }),
      Response.json({ message: "This player is somewhere else.", code: "Elsewhere" }, { status: 409 }),
      Response.json({ message: "Done" }),
    ];
    const sent: [string, unknown][] = [];
    let reads = 0; // of the list of users
    vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
      if (input.startsWith(usersUrl)) reads++;
      if (init?.method !== "POST")
        return Promise.resolve(Response.json([], { headers: { "content-range": "users */0" } }));
      sent.push([input, JSON.parse(init.body as string)]);
      return Promise.resolve(answers.shift());
    });
    renderInBackOffice(
      <>
        <Users />
        <MembershipMenu user={{ firstName: "Dana", lastName: "Reyes", players: [player, kim] }} />
      </>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Change Dana Reyes's membership" }));
    const items = await screen.findAllByRole("menuitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "Deactivate membership for Dana Reyes",
      "Activate membership for Kim Reyes",
    ]);
    await userEvent.click(screen.getByRole("menuitem", { name: `${verb} membership for ${whose}` }));
    const dialog = await screen.findByRole("dialog");
    const send = () => userEvent.click(within(dialog).getByRole("button", { name: `${verb} membership` }));
    const told = (toast: object) => vi.waitFor(() => expect(currentToast()).toMatchObject(toast));
    await send();
    await told({ title: "Error", text: `Failed to ${verb.toLowerCase()} membership` });
    await send();
    await told({ title: "Error", text: "This player is somewhere else." });
    within(within(dialog).getByRole("alert")).getByText("This player is somewhere else.");
    await vi.waitFor(() => expect(reads).toBe(2)); // what was refused had changed since
    await send();
    await told({ title: `Membership ${verb.toLowerCase()}d successfully` });
    await vi.waitFor(() => expect(reads).toBe(3));
    expect(sent).toHaveLength(3);
    expect(sent[2]).toMatchObject([url, body]);
  },
);

it("an account's membership is said as on its page: the one that someone has to see to first", () => {
  expect(accountsMembership({ players: [] })).toBe("");
  expect(accountsMembership({ players: [kim] })).toBe("Inactive");
  expect(accountsMembership({ players: [kim, { ...player, standing: "ending" }] })).toBe("Canceled");
  const declined = { ...player, card: { hasFailed: true } };
  expect(accountsMembership({ players: [player, declined] })).toBe("Card declined");
});
