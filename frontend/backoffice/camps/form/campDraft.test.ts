import { describe, expect, it } from "vitest";
import { presetDivisions } from "../../../../backend/camps/running/newCampContract.ts";
import { incompleteDivision } from "../../../../backend/camps/running/publishContract.ts";
import {
  blankDivision,
  type CampDraft,
  changesIn,
  daysIn,
  faultsOfNew,
  faultsOfRevised,
  fieldsTold,
  isChanged,
  missingPresets,
  newCamp,
  onTopOf,
  spotsIn,
  revisionOf,
  withPresets,
} from "./campDraft.ts";

const said = (faults: ReturnType<typeof faultsOfNew>) =>
  Object.fromEntries(faults.map(({ path, message }) => [path.join("."), message]));
const checkRevised = (draft: CampDraft, before: CampDraft) => said(faultsOfRevised(draft, before));

const filled: CampDraft = {
  ...newCamp(),
  title: "Summer Hitting Camp",
  location: "Maple Park",
  startDate: "2030-07-08",
  endDate: "2030-07-10",
  divisions: withPresets([], presetDivisions.slice(0, 2)),
};

it("K10: a new camp begins as most camps are, with one division of baseball for 20", () => {
  expect(newCamp()).toMatchObject({
    campType: "camp",
    startTime: "09:00",
    endTime: "15:00",
    capacity: "20",
    fullCampPrice: "150",
    dailyPrice: "55",
    divisions: [{ sport: "baseball", capacity: "20" }],
  });
});

describe("divisions", () => {
  it("K8, K9, G3-40: eleven of 20 spots, coed first, softball on Field 1 and baseball on Field 2 by the hour from ten", () => {
    const divisions = withPresets([], missingPresets([]));
    expect(spotsIn({ ...filled, divisions })).toBe(220);
    expect(
      divisions.map(({ sport, ageGroup, startTime, endTime, field }) => [sport, ageGroup, startTime, endTime, field]),
    ).toEqual([
      ["coed", "3-5yr", "09:00", "10:00", "Field 1"],
      ["softball", "6u", "10:00", "11:00", "Field 1"],
      ["softball", "8u", "11:00", "12:00", "Field 1"],
      ["softball", "10u", "12:00", "13:00", "Field 1"],
      ["softball", "12u", "13:00", "14:00", "Field 1"],
      ["softball", "14u-16u", "14:00", "15:00", "Field 1"],
      ["baseball", "6u", "10:00", "11:00", "Field 2"],
      ["baseball", "8u", "11:00", "12:00", "Field 2"],
      ["baseball", "10u", "12:00", "13:00", "Field 2"],
      ["baseball", "12u", "13:00", "14:00", "Field 2"],
      ["baseball", "14u-16u", "14:00", "15:00", "Field 2"],
    ]);
  });

  it("one that is there already is not offered again, and a row that nobody filled in makes room", () => {
    expect(missingPresets(filled.divisions).map(({ ageGroup }) => ageGroup)).not.toContain("3-5yr");
    const begun = { ...blankDivision(), field: "Cage" };
    expect(withPresets([blankDivision(), begun], presetDivisions.slice(0, 1)).map(({ field }) => field)).toEqual([
      "Cage",
      "Field 1",
    ]);
  });

  it("T44: one that lacks what each needs is known apart from other faults", () => {
    expect(faultsOfNew(filled)).toEqual([]);
    expect(Object.values(said(faultsOfNew({ ...filled, divisions: [blankDivision()] })))).toContain(incompleteDivision);
    expect(said(faultsOfNew({ ...filled, title: "" }))).toEqual({ title: "Title is required" });
  });
});

describe("an existing camp", () => {
  it("A63: only what differs is sent, divisions as one", () => {
    expect(changesIn(filled, filled)).toEqual({});
    expect(isChanged(filled, filled)).toBe(false);
    expect(changesIn({ ...filled, title: "Winter", agenda: "Warm up" }, filled)).toEqual({
      title: "Winter",
      agenda: "Warm up",
    });
    const [first, second] = filled.divisions;
    const fewer = changesIn({ ...filled, divisions: [{ ...first!, capacity: "5" }, second!] }, filled);
    expect(Object.keys(fewer)).toEqual(["divisions"]);
  });

  it("V20, G3-5: says what is wrong in the form's words; a free camp may stay free", () => {
    expect(checkRevised({ ...filled, location: "" }, filled)).toEqual({
      location: "Please fill in all required fields",
    });
    expect(checkRevised({ ...filled, capacity: "0" }, filled)).toEqual({ capacity: "Capacity must be greater than 0" });
    expect(checkRevised({ ...filled, fullCampPrice: "0" }, filled)).toEqual({
      fullCampPrice: "Price must be greater than 0",
    });
    const free = { ...filled, fullCampPrice: "0.00" };
    expect(checkRevised({ ...free, title: "Free" }, free)).toEqual({});
    expect(checkRevised({ ...filled, endDate: "2030-07-07" }, filled)).toEqual({
      endDate: "End date must be after start date",
    });
    expect(checkRevised({ ...filled, ageMin: "12", ageMax: "9" }, filled)).toEqual({
      ageMin: "Minimum age must be less than or equal to maximum age",
    });
    expect(checkRevised({ ...filled, ageMin: "12" }, filled)).toEqual({});
  });
});

it("K12: days are counted from the first to the last", () => {
  expect(daysIn(filled)).toBe(3);
  expect(daysIn({ ...filled, endDate: "2030-07-08" })).toBe(1);
  expect(daysIn({ ...filled, endDate: "" })).toBeUndefined();
});

describe("two who change the same camp", () => {
  const mine = { ...filled, location: "Elm Park", agenda: "Warm-up" };
  const now = { ...filled, location: "Oak Field", title: "Hitting Camp" };

  it("sends what was changed and what stood there before", () => {
    expect(revisionOf(mine, filled)).toEqual({
      location: "Elm Park",
      agenda: "Warm-up",
      from: { location: "Maple Park", agenda: "" },
    });
  });

  it("what was typed is put on top of what the camp is by now", () => {
    const { draft, before } = onTopOf(now, { draft: mine, before: filled });
    expect(draft).toEqual({ ...now, location: "Elm Park", agenda: "Warm-up" });
    expect(revisionOf(draft, before)).toEqual(revisionOf(mine, filled));
  });

  it("reads the server's fields as they are typed", () => {
    const [division] = filled.divisions;
    const told = { location: "Oak Field", ageMin: null, capacity: 30, divisions: [{ ...division, capacity: 20 }] };
    expect(fieldsTold(told)).toEqual({ location: "Oak Field", ageMin: "", capacity: "30", divisions: [division] });
  });
});
