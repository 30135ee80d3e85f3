import { describe, expect, it } from "vitest";
import * as examples from "../../../eventstore/camps/examples.ts";
import { given } from "../../given.ts";
import { camp } from "../camp.ts";
import { copyOf, draftCamp, publishCamp, publishDraft } from "./publishCamp.ts";
import { DraftCamp, NewCamp, PublishCamp } from "./publishContract.ts";
import { newTerms } from "./termsFrom.ts";

const form = {
  title: " Summer Hitting Camp ",
  location: "Maple Park",
  startDate: "2030-07-08",
  endDate: "2030-07-10",
  startTime: "09:00",
  endTime: "15:00:00",
  capacity: "20",
  fullCampPrice: "150.00",
  dailyPrice: 55,
};
const division = { sport: "softball", ageGroups: "8u", startTime: "10:00", endTime: "11:00", field: "Field 1" };
const newId = (nth: number) => `new-${nth}`;
const termsOf = (more: object = {}) => newTerms(PublishCamp.parse({ ...form, ...more }), newId);
const refused = (more: object) =>
  PublishCamp.safeParse({ ...form, ...more }).error?.issues.map(({ path, message }) => [path.join("."), message]);

it("publishes once", () => {
  expect(given(camp).when(publishCamp(examples.published.data))).toEqual([examples.published]);
  expect(given(camp, examples.published).when(publishCamp(examples.published.data))).toEqual([]);
});

const { drafted, published } = examples;
const ready = { ...drafted, data: published.data };

describe("a draft", () => {
  it("is made once", () => {
    expect(given(camp).when(draftCamp(drafted.data))).toEqual([drafted]);
    expect(given(camp, drafted).when(draftCamp(drafted.data))).toEqual([]);
  });

  it("is published with everything that was decided until then", () => {
    expect(given(camp, ready).when(publishDraft)).toEqual([published]);
    const { location, startTime } = examples.revised.data.changes;
    expect(given(camp, ready, examples.revised).when(publishDraft)).toEqual([
      { ...published, data: { ...published.data, location, startTime } },
    ]);
  });

  it.each([
    ["NoSuchCamp", []],
    ["NoDraft", [published]],
    ["NoDraft", [ready, published]],
    ["NoDraft", [published, examples.cancelled]],
    ["CampArchived", [ready, examples.archived]],
    ["Unfinished", [drafted]],
    ["Unfinished", [{ ...ready, data: { ...published.data, location: "" } }]],
  ] as const)("is not published: %s", (code, past) => {
    expect(() => given(camp, ...past).when(publishDraft)).toThrow(expect.objectContaining({ code }));
  });

  it("says all that is missing before it can be published", () => {
    const bare = { ...drafted, data: { ...drafted.data, location: "" } };
    expect(() => given(camp, bare).when(publishDraft)).toThrow(
      expect.objectContaining({
        issues: [
          { path: ["location"], message: "Location is required" },
          { path: ["startDate"], message: "Start date is required" },
          { path: ["endDate"], message: "End date is required" },
        ],
      }),
    );
  });

  it("may do without its days and its location, but not without the rest", () => {
    const { title, startTime, endTime, capacity, fullCampPrice, dailyPrice } = form;
    const least = { title, startTime, endTime, capacity, fullCampPrice, dailyPrice, draft: true };
    expect(DraftCamp.parse(least)).toMatchObject({ location: "", startDate: "", endDate: "" });
    expect(NewCamp.safeParse({ ...least, title: "" }).error?.issues).toMatchObject([{ message: "Title is required" }]);
    expect(NewCamp.safeParse({ ...least, startDate: "tomorrow" }).error?.issues).toMatchObject([
      { path: ["startDate"] },
    ]);
    expect(NewCamp.safeParse({ ...least, draft: false }).error?.issues.map(({ message }) => message)).toEqual([
      "Location is required",
      "Start date is required",
      "End date is required",
    ]);
    expect(NewCamp.safeParse({ ...form, draft: "yes" }).success).toBe(false);
  });

  it("copies everything but the dates and the registrations, with divisions of its own", () => {
    const moved = camp.evolve(camp.evolve(undefined, published), examples.dayMoved);
    const original = camp.evolve(moved, examples.placed)!;
    const divisions = published.data.divisions.map((one, n) => ({ ...one, id: `c2-${n + 1}` }));
    expect(copyOf(original, "c2")).toEqual({ ...drafted.data, campId: "c2", divisions });
  });
});

it("K10, A62: what the form omits gets the usual defaults; money becomes cents, times lose their seconds", () => {
  expect(termsOf()).toEqual({
    ...examples.published.data,
    campId: undefined,
    instructorId: undefined,
    title: "Summer Hitting Camp",
    description: null,
    ageMin: null,
    ageMax: null,
    divisions: [],
  });
  expect(termsOf({ description: " ", ageMin: "6", ageMax: "", agenda: "Warm up" })).toMatchObject({
    description: null,
    ageMin: 6,
    ageMax: null,
    agenda: "Warm up",
  });
});

it("M12, G3-39: a division is sent with ageGroups or ageGroup, and with both times or one text", () => {
  const plain = {
    id: "new-0",
    sport: "softball",
    ageGroup: "8u",
    startTime: "10:00",
    endTime: "11:00",
    field: "Field 1",
  };
  const joined = { sport: "softball", ageGroup: "8u", time: "10:00 – 11:00", field: "Field 1", capacity: 20 };
  expect(termsOf({ divisions: [division] }).divisions).toEqual([{ ...plain, capacity: 20 }]);
  expect(termsOf({ divisions: [joined] }).divisions).toEqual([{ ...plain, capacity: 20 }]);
  const { sport: _, ...unstated } = division;
  const several = { ...unstated, ageGroups: ["6u", "8u"], time: "", capacity: "12" };
  expect(termsOf({ divisions: [several, division] }).divisions).toEqual([
    { ...plain, sport: "baseball", ageGroup: "6u, 8u", capacity: 12 },
    { ...plain, id: "new-1", capacity: 20 },
  ]);
});

it.each([
  ["title", "", "Title is required"],
  ["location", " ", "Location is required"],
  ["startDate", undefined, "Start date is required"],
  ["endDate", "tomorrow", "End date is required"],
  ["endDate", "9999-12-31", "Please check the year"],
  ["startTime", "9", "Start time is required"],
  ["endTime", undefined, "End time is required"],
  ["capacity", 0, "Capacity must be at least 1"],
  ["capacity", "", "Capacity must be at least 1"],
  ["fullCampPrice", -1, "Full camp price must be positive"],
  ["fullCampPrice", "", "Full camp price must be positive"],
  ["dailyPrice", "a few", "Daily price must be positive"],
  ["title", "x".repeat(256), "Please use at most 255 characters"],
  ["location", "x".repeat(256), "Please use at most 255 characters"],
  ["ageMin", 0, "Please enter an age from 1 to 99"],
  ["ageMax", 100, "Please enter an age from 1 to 99"],
  ["campType", "party", "Please choose camp or clinic"],
])("V19, M11, G3-6: %s cannot be %j: %s", (field, value, words) => {
  expect(refused({ [field]: value })).toEqual([[field, words]]);
});

it("E20: a division is of one sport, or of both", () => {
  for (const sport of ["coed", "baseball", "softball"])
    expect(termsOf({ divisions: [{ ...division, sport }] }).divisions).toMatchObject([{ sport }]);
});

it("V19, T44, E20: each division needs its ages, both times and a field", () => {
  const words = "Please fill in all required fields for each division.";
  expect(refused({ divisions: [division, { sport: "baseball" }] })).toEqual(
    ["ageGroup", "startTime", "endTime", "field"].map((field) => [`divisions.1.${field}`, words]),
  );
  expect(refused({ divisions: [{ ...division, sport: "cricket" }] })).toEqual([
    ["divisions.0.sport", "Please choose coed, baseball or softball"],
  ]);
  expect(refused({ divisions: [{ ...division, endTime: "10:00" }] })).toEqual([
    ["divisions.0.endTime", "End time must be after start time"],
  ]);
});

it("G3-7, G3-49: a camp of one day is one, the end never comes before the start, weekends count", () => {
  expect(refused({ endDate: form.startDate })).toBeUndefined();
  expect(refused({ endDate: "2030-07-07", endTime: "09:00" })).toEqual([
    ["endDate", "End date must be after start date"],
    ["endTime", "End time must be after start time"],
  ]);
  expect(refused({ endDate: "2031-07-09" })).toEqual([["endDate", "A camp lasts at most 366 days"]]);
});

it("G3-6: the youngest are no older than the oldest", () => {
  expect(refused({ ageMin: 12, ageMax: 9 })).toEqual([
    ["ageMin", "Minimum age must be less than or equal to maximum age"],
  ]);
  expect(refused({ ageMin: 1, ageMax: 99 })).toBeUndefined();
});

it("G3-5: a camp may cost nothing", () => {
  expect(termsOf({ fullCampPrice: 0, dailyPrice: "0" })).toMatchObject({ fullCampPriceCents: 0, dailyPriceCents: 0 });
});
