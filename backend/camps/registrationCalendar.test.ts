import ICAL from "ical.js";
import { expect, it } from "vitest";
import { camp } from "../../frontend/testing/campExample.ts";
import { facilityTime } from "../facilityTime.ts";
import { registrationCalendar } from "./registrationCalendar.ts";

const business = {
  productName: "Fungo",
  siteUrl: "https://fungo.example",
  facility: { name: "Center", address: "1 Way, Town", timeZone: "America/New_York" },
  contact: { email: "hello@example.com", phone: "555-010-0199" },
};
const place = {
  id: "p1",
  playerId: null,
  playerName: "Kim Vega",
  ageGroup: "10u",
  divisionId: "softball-10u" as string | null,
  isWithdrawn: false,
  mayPickUp: null,
  mayNotPickUp: null,
};
const registration = {
  id: "g1",
  camp,
  places: [place],
  registrationOption: "all_days" as "all_days" | "individual_days",
  selectedDays: [1, 2, 3],
  registrationStatus: "confirmed" as "confirmed" | "withdrawn",
  campIsCancelled: false,
};
const componentsOf = (told: Partial<typeof registration>, now = "2030-07-01T12:00:00.000Z") => {
  const parts = { business, time: facilityTime("America/New_York") };
  const text = registrationCalendar(parts, { ...registration, ...told }, { now });
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
};
const names = (told: Partial<typeof registration> = {}) => componentsOf(told).map((one) => new ICAL.Event(one).uid);
const entries = (told: Partial<typeof registration> = {}) =>
  componentsOf(told).map((component) => {
    const { startDate, location, description } = new ICAL.Event(component);
    return [startDate.toJSDate().toISOString(), location, description, component.getFirstPropertyValue("status")];
  });

it("a camp is an entry for each day the family comes, at the hours and on the field of its division", () =>
  expect(entries({ registrationOption: "individual_days", selectedDays: [1, 3] })).toEqual([
    ["2030-07-08T15:00:00.000Z", "Field 2, Maple Park", "Kim", "CONFIRMED"],
    ["2030-07-10T15:00:00.000Z", "Field 2, Maple Park", "Kim", "CONFIRMED"],
  ]));

it("children of a division share an entry; who has no division comes at the camp's own", () => {
  const lou = { ...place, id: "p2", playerName: "Lou Vega" };
  const sam = { ...place, id: "p3", playerName: "Sam Vega", divisionId: null };
  const told = { registrationOption: "individual_days" as const, selectedDays: [1], places: [place, lou, sam] };
  expect(entries(told)).toEqual([
    ["2030-07-08T15:00:00.000Z", "Field 2, Maple Park", "Kim and Lou", "CONFIRMED"],
    ["2030-07-08T13:00:00.000Z", "Maple Park", "Sam", "CONFIRMED"],
  ]);
});

it("siblings at the same hour on two fields have an entry each", () => {
  const fields = camp.divisions.map((one, n) => ({ ...one, field: `Field ${n + 1}` }));
  const lou = { ...place, id: "p2", playerName: "Lou Vega", divisionId: "baseball-8u" };
  const told = { camp: { ...camp, divisions: fields }, places: [place, lou] };
  expect(entries(told).slice(0, 2)).toEqual([
    ["2030-07-08T15:00:00.000Z", "Field 2, Maple Park", "Kim", "CONFIRMED"],
    ["2030-07-08T15:00:00.000Z", "Field 1, Maple Park", "Lou", "CONFIRMED"],
  ]);
  expect(new Set(names(told)).size).toBe(6);
});

it("a camp that moves to other days and hours keeps its entries", () => {
  const later = camp.divisions.map((one) => ({ ...one, startTime: "13:00", endTime: "14:00" }));
  const moved = { ...camp, startDate: "2030-07-15", endDate: "2030-07-17", divisions: later };
  expect(names({ camp: moved })).toEqual(names());
});

it("a clock change between two days moves neither", () => {
  const dates = ["2030-11-02", "2030-11-03"];
  const days = { ...camp, startDate: "2030-11-02", endDate: "2030-11-03", days: 2, dates, divisions: [] };
  expect(entries({ camp: days }).map(([at]) => at)).toEqual(["2030-11-02T13:00:00.000Z", "2030-11-03T14:00:00.000Z"]);
});

it("what was canceled or withdrawn is taken off again", () => {
  for (const told of [
    { campIsCancelled: true },
    { camp: { ...camp, status: "archived" as const }, campIsCancelled: true },
    { registrationStatus: "withdrawn" as const },
  ])
    expect(new Set(entries(told).map(([, , , status]) => status))).toEqual(new Set(["CANCELLED"]));
});

it("the hours of a division are taken off once none of its players comes, and the others' stay", () => {
  const max = { ...place, id: "p2", playerName: "Max Vega", ageGroup: "8u", divisionId: "baseball-8u" };
  const states = (...places: (typeof place)[]) =>
    entries({ places, registrationOption: "individual_days", selectedDays: [1] }).map(([, , whose, state]) => [
      whose,
      state,
    ]);
  expect(states(place, { ...max, isWithdrawn: true })).toEqual([
    ["Kim", "CONFIRMED"],
    ["Max", "CANCELLED"],
  ]);
  expect(states(place, { ...max, divisionId: place.divisionId, isWithdrawn: true })).toEqual([["Kim", "CONFIRMED"]]);
});

it("a later file replaces the entries of an earlier one, also once a canceled day takes place after all", () => {
  const rained = { camp: { ...camp, canceledDays: [camp.startDate] } };
  const sequences = [componentsOf({}), componentsOf(rained, "2030-07-01T12:00:05.000Z")]
    .concat([componentsOf({}, "2030-07-01T12:00:12.000Z")])
    .map(([first]) => Number(first?.getFirstPropertyValue("sequence")));
  expect(sequences.toSorted((a, b) => a - b)).toEqual(sequences);
  expect(new Set(sequences).size).toBe(3);
  expect(Math.max(...sequences)).toBeLessThan(2 ** 31);
});
