import { expect, it } from "vitest";
import { isFull, placesOf } from "./divisions.ts";

const division = (sport: "coed" | "baseball" | "softball", ageGroup: string, left: number) => ({
  id: `${sport} ${ageGroup}`,
  sport,
  ageGroup,
  time: "10:00-11:00",
  startTime: "10:00",
  endTime: "11:00",
  field: "Field 1",
  capacity: 20,
  registered: 20 - left,
  left,
});
const camp = {
  divisions: [division("coed", "3-5yr", 5), division("baseball", "10u", 1), division("softball", "10u", 0)],
  spotsAvailable: 6,
  ageMin: 3,
  ageMax: 18,
};
const nine = { playerAge: "9", sport: "baseball" };

it("tells the division of each child as soon as age and sport are known, and what is left of it for the family", () => {
  const places = placesOf(camp, [
    { playerAge: "", sport: "baseball" },
    { playerAge: 4, sport: "softball" },
    nine,
    nine,
  ]);
  expect(places).toMatchObject([
    { kind: "unknown" },
    { kind: "division", division: { id: "coed 3-5yr" }, left: 5 },
    { kind: "division", division: { id: "baseball 10u" }, left: 1 },
    { kind: "division", division: { id: "baseball 10u" }, left: 0 },
  ]);
  expect(places.map(isFull)).toEqual([false, false, false, true]);
});

it.each([
  [{ playerAge: "9", sport: "" }, "no sport yet"],
  [{ playerAge: "9.5", sport: "baseball" }, "unknown"],
  [{ playerAge: "0", sport: "baseball" }, "unknown"],
  [{ playerAge: "17", sport: "baseball" }, "owner decides"],
])("where no division is known it says so: %o", (child, kind) =>
  expect(placesOf(camp, [child])).toMatchObject([{ kind }]),
);

it("a camp without divisions has one number of places for all", () =>
  expect(placesOf({ ...camp, divisions: [], spotsAvailable: 1 }, [nine, nine]).map(isFull)).toEqual([false, true]));

it("G3-12: of an age that no group takes, it names the groups of the sport; outside the camp's ages it says so at once", () => {
  expect(placesOf(camp, [{ playerAge: "17", sport: "baseball" }])).toEqual([
    { kind: "owner decides", sport: "baseball", groups: ["3-5yr co-ed", "10U baseball"] },
  ]);
  expect(placesOf(camp, [{ playerAge: "19", sport: "" }])).toEqual([
    { kind: "not for this age", why: "This camp is for ages 3–18" },
  ]);
  expect(placesOf({ ...camp, ageMax: null }, [{ playerAge: "19", sport: "" }])).toMatchObject([
    { kind: "no sport yet" },
  ]);
});
