import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../shared/api.ts";
import { forgetAllKept } from "../../../shared/kept.ts";
import type { CampDayView, DayPlayerView } from "../../../../backend/camps/days/dayContract.ts";
import { campDay, dayPlayer } from "../../../testing/campExample.ts";
import { dayGroups } from "./dayGroups.ts";
import { addTap, dismissRefused, sendTaps, type Tap, tapsNow, withTaps } from "./taps.ts";

beforeEach(forgetAllKept);
afterEach(forgetAllKept);

const tap = (key: string, more: Partial<Tap> = {}): Tap => ({
  key,
  by: "ana",
  campId: "c1",
  day: "2030-07-08",
  participantId: "p1",
  did: "checkIn",
  at: "2030-07-08T12:55:00.000Z",
  who: null,
  ...more,
});
const inBrowser = () => JSON.parse(localStorage.getItem("fungo.camp-day-taps") ?? "[]") as Tap[];
const keysOf = (taps: readonly Tap[]) => taps.map(({ key }) => key);
const noServer = new ApiError(0, "no server");

describe("what was tapped", () => {
  it("is kept in the browser until it arrived, and sent in order", async () => {
    for (const key of ["1", "2"]) addTap(tap(key));
    expect(keysOf(inBrowser())).toEqual(["1", "2"]);
    expect(await sendTaps("ana", () => Promise.reject(noServer))).toBe(0);
    expect(tapsNow()).toMatchObject({ isStalled: true });
    expect(keysOf(inBrowser())).toEqual(["1", "2"]);
    const arrived: string[] = [];
    expect(await sendTaps("ana", ({ key }) => Promise.resolve(void arrived.push(key)))).toBe(2);
    expect(arrived).toEqual(["1", "2"]);
    expect([inBrowser(), tapsNow().isStalled]).toEqual([[], false]);
  });

  it("holds up nothing behind it if it is refused, and why is told until somebody read it", async () => {
    for (const key of ["1", "2"]) addTap(tap(key));
    const no = new ApiError(409, "", { message: "Check the player in first." });
    const arrived: string[] = [];
    await sendTaps("ana", ({ key }) => (key === "1" ? Promise.reject(no) : Promise.resolve(void arrived.push(key))));
    expect(arrived).toEqual(["2"]);
    expect(tapsNow().refused).toEqual([{ tap: tap("1"), error: no }]);
    dismissRefused();
    expect(tapsNow().refused).toEqual([]);
  });

  it.each([401, 429, 503])("waits on after a %s, which isn't about the tap", async (status) => {
    addTap(tap("1"));
    await sendTaps("ana", () => Promise.reject(new ApiError(status, "")));
    expect([keysOf(inBrowser()), tapsNow().refused]).toEqual([["1"], []]);
  });

  it("is sent by the account that tapped it, and goes when it logs out", async () => {
    addTap(tap("1"));
    await sendTaps("bob", () => Promise.reject(new Error("not bob's")));
    expect(keysOf(tapsNow().waiting)).toEqual(["1"]);
    forgetAllKept();
    expect([tapsNow().waiting, inBrowser()]).toEqual([[], []]);
  });
});

const player = (id: string, more: Partial<DayPlayerView> = {}) => ({ ...dayPlayer, id, ...more });
const division = {
  id: "8u",
  sport: "baseball",
  ageGroup: "8u",
  startTime: "09:00",
  endTime: "10:00",
  field: "1",
} as const;
const day: CampDayView = {
  ...campDay,
  divisions: [division],
  players: [player("p1"), player("p2", { playerName: "Noah Reed", parentName: "Sam Reed", divisionId: "8u" })],
};

describe("a day with what was tapped", () => {
  const stateAfter = (...dids: Tap["did"][]) =>
    withTaps(
      day,
      dids.map((did, n) => tap(String(n), { did, who: "Lou" })),
    ).players.map(({ state }) => state);
  it("shows it at once, for that player alone", () => {
    expect(stateAfter("checkIn")).toEqual(["here", "expected"]);
    expect(stateAfter("checkIn", "checkOut")).toEqual(["left", "expected"]);
    expect(stateAfter("checkIn", "checkOut", "takeBackCheckOut")).toEqual(["here", "expected"]);
    expect(stateAfter("checkIn", "takeBackCheckIn")).toEqual(["expected", "expected"]);
  });
  it("ignores taps of another day", () => expect(withTaps(day, [tap("1", { day: "2030-07-09" })])).toEqual(day));
});

it("players are found by their name or a parent's, by state, division by division", () => {
  const found = (name: string, state: Parameters<typeof dayGroups>[1]["state"] = "all") =>
    dayGroups(day, { state, name }).map(({ division: of, players }) => [of?.id ?? null, players.map(({ id }) => id)]);
  expect(found("")).toEqual([
    [null, ["p1"]],
    ["8u", ["p2"]],
  ]);
  expect(found(" sam ")).toEqual([["8u", ["p2"]]]);
  expect(found("", "here")).toEqual([]);
});
