import { focusManager } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { forgetAllKept } from "../../../shared/kept.ts";
import { today } from "../../../shared/formats.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { camp, campDay, dayPlayer } from "../../../testing/campExample.ts";
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
  const atThisAddress = { campId: "", day: today() }; // so that the answer to a tap is shown, as well as the day's own
  const shown = (more: object) =>
    Response.json({
      ...day,
      ...atThisAddress,
      isCanceled: false,
      players: players.map((one) => ({ ...one, ...more })),
    });
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

it("a check-in and a check-out are said, and the keyboard stays with the player", async () => {
  sentTaps({ ...player, mayPickUp: "Ana Reed" });
  let at = 5000;
  vi.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => (at += 1000)); // no second tap
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  await userEvent.click(await screen.findByRole("button", { name: "Check in Emma Ortiz" }));
  const checkOut = await screen.findByRole("button", { name: "Check out Emma Ortiz" });
  expect(document.activeElement).toBe(checkOut);
  expect(screen.getByText(/^Emma Ortiz is here, \d+:\d\d [AP]M\.$/).tagName).toBe("OUTPUT");
  await userEvent.click(checkOut);
  const sheet = within(screen.getByRole("dialog"));
  await userEvent.click(sheet.getByRole("button", { name: "Ana Reed" }));
  await userEvent.click(sheet.getByRole("button", { name: "Check out" }));
  expect(await screen.findByText(/^Emma Ortiz left, \d+:\d\d [AP]M\.$/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Emma Ortiz" })));
});

it("whoever is checked in out of the list of those not here yet leaves the keyboard at the heading", async () => {
  sentTaps(player);
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  await userEvent.click(await screen.findByRole("button", { name: "Not yet 1" }));
  await userEvent.click(screen.getByRole("button", { name: "Check in Emma Ortiz" }));
  await screen.findByText("No matches");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
});

it("whoever is checked out of the list of those here leaves the keyboard at the heading, too", async () => {
  sentTaps({ ...player, state: "here", mayPickUp: "Ana Reed" });
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  await userEvent.click(await screen.findByRole("button", { name: "Here 1" }));
  await userEvent.click(screen.getByRole("button", { name: "Check out Emma Ortiz" }));
  const sheet = within(screen.getByRole("dialog"));
  await userEvent.click(sheet.getByRole("button", { name: "Ana Reed" }));
  await userEvent.click(sheet.getByRole("button", { name: "Check out" }));
  await screen.findByText("No matches");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
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

it("what waits for a connection is one line over the list, which opens the rest", async () => {
  vi.stubGlobal("fetch", (_: string, { method }: RequestInit = {}) =>
    method === "POST"
      ? Promise.reject(new TypeError("offline"))
      : Promise.resolve(Response.json({ ...day, isCanceled: false })),
  );
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  await userEvent.click(await screen.findByRole("button", { name: "Check in Emma Ortiz" }));
  const line = await screen.findByText("1 tap waits for a connection.");
  expect(line.tagName).toBe("SUMMARY");
  expect(line.parentElement?.textContent).toContain("It’s saved on this phone");
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

const notToday = (shown: Partial<CampView>) =>
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(
      url.includes("/days/")
        ? refusal(404, "NoSuchDay", "This camp doesn’t take place on that day.")
        : Response.json({ ...camp, ...shown }),
    ),
  );

it("says plainly that the camp has no day today, and offers no retry, which couldn’t help", async () => {
  notToday({});
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  expect(await screen.findByText("This camp isn’t on today")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

it.each([
  ["It starts Mon, Jul 8.", {}],
  ["It’s on again Fri, Jan 1.", { dates: ["2020-07-08", "2100-01-01"], startDate: "2020-07-08" }],
  ["It ended Thu, Jul 9.", { dates: ["2020-07-08", "2020-07-09"] }],
])("where the camp has no day today, it says which one it is, and leads to its roster: %s", async (said, shown) => {
  notToday(shown);
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  expect(await screen.findByRole("heading", { level: 1, name: camp.title })).toBeTruthy();
  expect(screen.getByText(said, { exact: false })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Roster" }).getAttribute("href")).toBe("/camps/c1/roster");
});

it("a day that is over still says who came and who picked them up, and changes nothing", async () => {
  const past = "2020-07-08";
  const asked: string[] = [];
  const left = { ...player, id: "p3", playerName: "Ava Cole", state: "left" as const };
  const players = [
    player,
    { ...there, checkedInAt: "2020-07-08T13:02:00.000Z" },
    { ...left, checkedOutAt: "2020-07-08T19:01:00.000Z", pickedUpBy: "Lou Ortiz" },
  ];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json({ ...day, day: past, isCanceled: false, players }));
  });
  renderInBackOffice(<CampDayPage />, { role: "instructor", at: `/?date=${past}` });
  const rows = await screen.findAllByRole("listitem");
  expect(asked[0]).toContain(`/days/${past}`);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Not checked in"),
    expect.stringContaining("Not checked outcame at 9:02 AM"),
    expect.stringContaining("Leftat 3:01 PM with Lou Ortiz"),
  ]);
  expect(screen.getByRole("button", { name: "Not checked out 1" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(Check|Load)/ })).toBeNull();
  for (const name of ["Noah Reed", "Ava Cole"]) {
    await userEvent.click(screen.getByRole("button", { name }));
    const sheet = within(await screen.findByRole("dialog", { name }));
    expect(sheet.queryByRole("button", { name: /^(Check|Undo)/ })).toBeNull();
    await userEvent.click(sheet.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
});

it.each([
  [[], "Day 1 of 3"],
  [["2030-07-10"], "Day 1"],
])("a day says how many there are only while all of them take place: %s", async (canceledDays, said) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...day, isCanceled: false, canceledDays })));
  renderInBackOffice(<CampDayPage />, { role: "instructor" });
  expect((await screen.findByText(/^Day 1/)).textContent).toMatch(new RegExp(`^${said} · Mon, Jul 8`));
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
