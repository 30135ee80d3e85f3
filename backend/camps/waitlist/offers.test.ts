import { expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { facilityTime } from "../../facilityTime.ts";
import { type Camp, camp } from "../camp.ts";
import { offersFor, withOffers } from "./offers.ts";

const time = facilityTime("America/New_York");
const moment = { now: "2030-07-01T12:00:00.000Z", time };
const campAfter = (...facts: CampEvent[]): Camp =>
  facts.reduce((state, fact) => camp.evolve(state, fact), camp.initial)!;

const { joinedWaitlist: joined, registrationWithdrawn, participantWithdrawn, published, placed } = examples;
/** A family that waits for this many spots, all of them with the little ones. */
const waits = (entryId: string, children = 1) => ({
  ...joined,
  data: {
    ...joined.data,
    entryId,
    places: Array.from({ length: children }, (_, n) => ({
      participantId: `${entryId}-${n}`,
      divisionId: "baseball-8u",
    })),
  },
});
const offered = (...facts: CampEvent[]) => offersFor(campAfter(...facts), moment).map(({ data }) => data.entryId);

const twoLittleOnes = {
  ...placed,
  data: { ...placed.data, places: placed.data.places.map((place) => ({ ...place, divisionId: "baseball-8u" })) },
};

it("G3-32: spots that open go to those who wait, in the order they joined, and no further", () => {
  const waiting = [published, twoLittleOnes, waits("w1"), waits("w2"), waits("w3")];
  expect(offered(...waiting)).toEqual([]);
  expect(offered(...waiting, participantWithdrawn)).toEqual(["w1"]);
  expect(offered(...waiting, registrationWithdrawn)).toEqual(["w1", "w2"]);
  expect(offered(...waiting, registrationWithdrawn, examples.spotOffered)).toEqual(["w2"]);
});

it("G3-32: siblings come together or not at all, and keep their turn", () => {
  const waiting = [published, twoLittleOnes, waits("w1", 2), waits("w2")];
  expect(offered(...waiting, participantWithdrawn)).toEqual(["w2"]);
  expect(offered(...waiting, registrationWithdrawn)).toEqual(["w1"]);
});

it("an offer holds for two days, and never past the start of the camp", () => {
  const free = campAfter(published, waits("w1"));
  const until = (now: string) =>
    offersFor(free, { now, time }).map(({ data }) => "offeredUntil" in data && data.offeredUntil);
  expect(until(moment.now)).toEqual(["2030-07-03T12:00:00.000Z"]);
  expect(until("2030-07-08T12:59:00.000Z")).toEqual(["2030-07-08T13:00:00.000Z"]);
  expect(until("2030-07-08T13:00:00.000Z")).toEqual([]);
});

it("a camp whose first days were canceled starts with the first that takes place", () => {
  const first = { ...examples.dayCanceled.data, day: "2030-07-08", canceledDays: ["2030-07-08"] };
  const noMonday = { ...examples.dayCanceled, data: first };
  const without = campAfter(published, waits("w1"), noMonday);
  const until = (now: string) =>
    offersFor(without, { now, time }).map(({ data }) => "offeredUntil" in data && data.offeredUntil);
  expect(until("2030-07-08T13:00:00.000Z")).toEqual(["2030-07-09T13:00:00.000Z"]);
  expect(until("2030-07-09T13:00:00.000Z")).toEqual([]);
});

it.each([
  ["was cancelled", examples.cancelled],
  ["is archived", examples.archived],
])("no one is offered a spot in a camp that %s", (_, fact) => {
  expect(offered(published, waits("w1"), fact)).toEqual([]);
});

it("a family whose days were all canceled is offered nothing, and whoever waits behind it is", () => {
  const onDay2 = {
    ...waits("w1"),
    data: { ...waits("w1").data, registrationOption: "individual_days" as const, selectedDays: [2] },
  };
  expect(offered(published, onDay2, waits("w2"), examples.dayCanceled)).toEqual(["w2"]);
  expect(offered(published, onDay2, waits("w2"), examples.dayCanceled, examples.dayCancellationUndone)).toEqual([
    "w1",
    "w2",
  ]);
});

it("anyone who left, declined, let it lapse or was erased is offered nothing", () => {
  for (const fact of [examples.leftWaitlist, examples.offerDeclined, examples.offerLapsed])
    expect(offered(published, waits("w1"), fact)).toEqual([]);
  const erased = { ...joined, data: { ...joined.data, personal: null } };
  expect(offered(published, erased, waits("w2"))).toEqual(["w2"]);
});

it("a decision that frees spots includes the offers that follow, and one that records nothing offers nothing", () => {
  const full = campAfter(published, twoLittleOnes, waits("w1"));
  expect(withOffers(full, [registrationWithdrawn], moment)).toEqual([registrationWithdrawn, examples.spotOffered]);
  expect(withOffers(campAfter(published, waits("w1")), [], moment)).toEqual([]);
});
