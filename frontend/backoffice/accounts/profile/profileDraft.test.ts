import { expect, it } from "vitest";
import { changeOf, checkProfile, errorsOf, type ProfileDraft } from "./profileDraft.ts";

const draft: ProfileDraft = {
  bio: "Balance first.",
  specializations: { list: ["Hitting", "Bat speed"], typed: " Bunting " },
  hourlyRate: "75.00",
  experience: "",
  location: "Indoor Cage 1",
  certifications: "",
  venmo: "",
  cashApp: "",
};

it("sends the specializations, one typed and not added included, and an empty number as none", () =>
  expect(changeOf(draft)).toMatchObject({
    specialties: ["Hitting", "Bat speed", "Bunting"],
    experience: null,
    hourlyRate: 75,
  }));

it("accepts what the server accepts", () => expect(checkProfile(draft)).toEqual({}));

it.each([
  ["hourlyRate", ""],
  ["hourlyRate", "-1"],
  ["experience", "2.5"],
  ["location", " "],
  ["venmo", "@abc"],
  ["cashApp", "$1"],
] as const)("refuses %s %j", (field, value) =>
  expect(Object.keys(checkProfile({ ...draft, [field]: value }))).toEqual([field]),
);

it("shows complaints about specialties beside the specializations", () =>
  expect(errorsOf([{ path: ["specialties", 0], message: "too long" }])).toEqual({ specializations: "too long" }));
