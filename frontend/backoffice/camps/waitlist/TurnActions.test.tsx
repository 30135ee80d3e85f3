import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { TurnActions } from "./TurnActions.tsx";

const waiting = {
  id: "w1",
  parentName: "Noor Haddad",
  state: "waiting",
  isSkipped: false,
  canBeOffered: false,
} as const;
const offered = { ...waiting, state: "offered" } as const;

const show = (entry: Parameters<typeof TurnActions>[0]["entry"]) => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (url: string, { method, body }: { method?: string; body?: string } = {}) => {
    sent.push([method, url, body && JSON.parse(body)]);
    return Promise.resolve(Response.json({ id: "w1" }));
  });
  renderInBackOffice(<TurnActions entry={entry} />);
  return sent;
};

it.each([
  ["who waits", waiting, ["Skip turn", "Remove family"]],
  ["who was skipped", { ...waiting, isSkipped: true }, ["Remove family"]],
  ["who has an offer", offered, ["Extend offer", "Remove family"]],
  ["who declined, with a spot open", { ...waiting, state: "declined", canBeOffered: true }, ["Offer spot"]],
  ["who declined, without one", { ...waiting, state: "declined" }, []],
] as const)("%s has what a coach can do about the turn", (_, entry, actions) => {
  show(entry);
  expect(screen.queryAllByRole("button", { name: /: Noor Haddad$/ }).map(({ textContent }) => textContent)).toEqual(
    actions,
  );
});

it.each([
  [
    "Offer spot",
    { ...waiting, state: "lapsed", canBeOffered: true },
    "Spot offered",
    ["POST", "/api/waitlist/w1/offer", undefined],
  ],
  ["Extend offer", offered, "Offer extended", ["POST", "/api/waitlist/w1/extend", { hours: 24 }]],
  ["Remove family", offered, "Removed from the waitlist", ["DELETE", "/api/waitlist/w1", undefined]],
] as const)("%s: asked first", async (name, entry, done, call) => {
  const sent = show(entry);
  await userEvent.click(screen.getByRole("button", { name: `${name}: Noor Haddad` }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryByText(/spot we’re holding goes to the next family/) !== null).toBe(name === "Remove family");
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name }));
  expect(await screen.findByText(done)).toBeTruthy();
  expect(sent[0]).toEqual(call);
});

it("a turn is skipped for a reason", async () => {
  const sent = show(waiting);
  await userEvent.click(screen.getByRole("button", { name: "Skip turn: Noor Haddad" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Skip turn" }));
  expect(await dialog.findByText("Please say why")).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Reason/), "Away");
  await userEvent.click(dialog.getByRole("button", { name: "Skip turn" }));
  expect(await screen.findByText("Turn skipped")).toBeTruthy();
  expect(sent[0]).toEqual(["POST", "/api/waitlist/w1/skip", { reason: "Away" }]);
});
