import { focusManager } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { forgetAllKept } from "../../../shared/kept.ts";
import { today } from "../../../shared/formats.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { campDay, dayPlayer } from "../../../testing/campExample.ts";
import CampDayPage from "./CampDayPage.tsx";
import { addTap } from "./taps.ts";

const player = { ...dayPlayer, otherParents: [{ name: "Sam Reyes", phone: "555-010-0133" }] };
const there = { ...player, id: "p2", playerName: "Noah Reed", state: "here" as const };
const day = { ...campDay, isCanceled: true, players: [player, there] };

it("whoever may not pick a player up is neither offered nor called", async () => {
  const forbidden = { ...player, state: "here" as const, mayNotPickUp: "Sam Reyes" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...day, players: [forbidden] })));
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  await userEvent.click(await screen.findByRole("button", { name: "Emma Ortiz" }));
  expect(await screen.findByRole("link", { name: "Call Pat Ortiz" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Call Sam Reyes" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Sam Reyes" })).toBeNull();
});

const sentTaps = (...players: (typeof player)[]) => {
  const sent: { did: string; who: string | null }[] = [];
  const shown = (more: object) =>
    Response.json({ ...day, isCanceled: false, players: players.map((one) => ({ ...one, ...more })) });
  vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
    if (init?.method === "POST") sent.push(JSON.parse(init.body as string));
    const did = sent.at(-1)?.did;
    return Promise.resolve(shown(did ? { state: did === "checkIn" ? "here" : "left" } : {}));
  });
  return sent;
};

it("nobody leaves with nobody named, and a name the parents haven’t given is asked about first", async () => {
  const sent = sentTaps({ ...player, state: "here", mayPickUp: "Ana Reed" });
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  const out = () => within(screen.getByRole("dialog")).getByRole("button", { name: /^Check out/ });
  await userEvent.click(await screen.findByRole("button", { name: "Check out Emma Ortiz" }));
  await userEvent.click(out());
  expect(screen.getByRole("alert").textContent).toBe("Choose who’s picking Emma up, or type their name.");
  await userEvent.type(screen.getByLabelText("Someone else"), "Stranger Bob");
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(out());
  expect(screen.getByRole("alert").textContent).toBe("Emma’s parents haven’t named Stranger Bob. Check out anyway?");
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Check out anyway" }));
  await waitFor(() => expect(sent).toMatchObject([{ did: "checkOut", who: "Stranger Bob" }]));
});

it.each([
  ["a name on the parents’ list", { mayPickUp: "Ana Reed" }, "ana  reed"],
  ["a player whose family is erased: nothing more is written about them", { playerName: null }, undefined],
])("one tap checks out %s", async (_, more, typed) => {
  const sent = sentTaps({ ...player, state: "here", ...more });
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  await userEvent.click(await screen.findByRole("button", { name: /^Check out/ }));
  if (typed) await userEvent.type(screen.getByLabelText("Someone else"), typed);
  await userEvent.click(screen.getByRole("button", { name: "Check out" }));
  await waitFor(() => expect(sent).toMatchObject([{ did: "checkOut", who: typed ?? null }]));
});

it("the second of two quick taps on a check-in doesn’t open the check-out that takes its place", async () => {
  sentTaps(player);
  let at = 5000;
  vi.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => at);
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  await userEvent.click(await screen.findByRole("button", { name: "Check in Emma Ortiz" }));
  const checkOut = await screen.findByRole("button", { name: "Check out Emma Ortiz" });
  at += 300;
  await userEvent.click(checkOut);
  expect(screen.queryByRole("dialog")).toBeNull();
  at += 1000;
  await userEvent.click(checkOut);
  expect(screen.getByRole("dialog", { name: "Emma Ortiz" })).toBeTruthy();
});

it.each([
  [true, 0],
  [false, 1],
])(
  "nobody is checked in on a day that was canceled (%s), but whoever is here still leaves",
  async (isCanceled, ways) => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...day, isCanceled })));
    renderInBackOffice(<CampDayPage />, { role: "instructor" });
    await screen.findByRole("button", { name: "Check out Noah Reed" });
    expect(screen.queryAllByText(/We’re emailing the families/)).toHaveLength(1 - ways);
    expect(screen.queryAllByRole("button", { name: "Check in Emma Ortiz" })).toHaveLength(ways);
    await userEvent.click(screen.getByRole("button", { name: "Emma Ortiz" }));
    expect(await screen.findByRole("dialog", { name: "Emma Ortiz" })).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: "Check in" })).toHaveLength(ways);
    expect(screen.getByRole("link", { name: "Call Sam Reyes" }).getAttribute("href")).toBe("tel:5550100133");
  },
);

it("on a day that was moved meanwhile nobody is checked in either, and whoever is here leaves", async () => {
  const moved = { ...day, isCanceled: false, number: null, players: [there, { ...player, state: "left" }] };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(moved)));
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  await screen.findByRole("button", { name: "Check out Noah Reed" });
  expect(screen.getByText(/This day was moved to another date/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Emma Ortiz" }));
  expect(await screen.findByRole("dialog", { name: "Emma Ortiz" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Check in again" })).toBeNull();
});

const refusal = (status: number, code: string, message: string) => Response.json({ code, message }, { status });
const movedAway = "By then, this day had been moved to Saturday, July 13, 2030.";
afterEach(forgetAllKept);

it("a day that is moved while the page is open isn't taken for a lost connection, and whose tap came too late is named", async () => {
  let isMoved = false;
  vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
    if (init?.method === "POST") return Promise.resolve(refusal(409, "DayMoved", movedAway));
    const shown = { ...day, isCanceled: false, players: [player] };
    return Promise.resolve(isMoved ? refusal(404, "NoSuchDay", "Not on that day") : Response.json(shown));
  });
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  const checkIn = await screen.findByRole("button", { name: "Check in Emma Ortiz" });
  isMoved = true;
  await userEvent.click(checkIn);
  const told = await screen.findByRole("alert");
  expect(told.textContent).toMatch(
    /Emma Ortiz’s check-in at \d+:\d\d [AP]M wasn’t recorded. By then, this day had been moved/,
  );
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await screen.findByText(/This day was moved to another date/);
  expect(screen.queryByText(/No connection/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Check in Emma Ortiz" })).toBeNull();
});

it("says plainly that the camp has no day today, and offers no retry, which couldn’t help", async () => {
  const said = "This camp doesn’t take place on that day.";
  vi.stubGlobal("fetch", () => Promise.resolve(refusal(404, "NoSuchDay", said)));
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  expect(await screen.findByText("This camp isn’t on today")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

it("says which family still owes, in its row and with the way to record what it pays", async () => {
  const paid = { ...there, owed: "0.00" };
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ ...day, players: [{ ...player, owed: "150.00" }, paid] })),
  );
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  const [owing, other] = await screen.findAllByRole("listitem");
  expect(owing?.textContent).toContain("Family owes $150");
  expect(other?.textContent).not.toContain("owes");
  await userEvent.click(screen.getByRole("button", { name: "Emma Ortiz" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Emma Ortiz" }));
  expect(dialog.getByText("Family owes $150")).toBeTruthy();
  expect(dialog.getByRole("link", { name: "Record payment" }).getAttribute("href")).toBe("/camp-registrations/g1/show");
});

it("what waits is sent, and what came of it told, where the day can't be shown anymore", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
    if (init?.method !== "POST") return Promise.resolve(refusal(404, "NoSuchDay", "Not on that day"));
    sent.push(JSON.parse(init.body as string));
    return Promise.resolve(refusal(409, "DayMoved", movedAway));
  });
  const at = "2030-07-09T12:55:00.000Z";
  addTap({ key: "1", by: "morgan", campId: "c1", day: today(), participantId: "p1", did: "checkIn", at, who: null });
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  expect(await screen.findByText(/A player’s check-in at 8:55 AM wasn’t recorded. By then/)).toBeTruthy();
  expect(sent).toMatchObject([{ participantId: "p1", at }]);
});
