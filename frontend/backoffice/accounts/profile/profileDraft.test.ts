import { expect, it } from "vitest";
import { UpdateInstructor } from "../../../../backend/accounts/contract.ts";
import { changeOf, Profile, type ProfileDraft } from "./profileDraft.ts";

const draft: ProfileDraft = {
  bio: "Balance first.",
  specialties: { list: ["Hitting", "Bat speed"], typed: " Bunting " },
  hourlyRate: "75.00",
  experience: "",
  location: "Indoor Cage 1",
  certifications: "",
  venmo: "",
  cashApp: "",
};

it("sends the specialties, one typed and not added included, and an empty number as none", () =>
  expect(UpdateInstructor.parse(changeOf(draft))).toMatchObject({
    specialties: ["Hitting", "Bat speed", "Bunting"],
    experience: null,
    hourlyRate: 75,
  }));

it.each([
  ["hourlyRate", ""],
  ["hourlyRate", "-1"],
  ["experience", "2.5"],
  ["location", " "],
  ["venmo", "@abc"],
  ["cashApp", "$1"],
] as const)("refuses %s %j", (field, value) =>
  expect(Profile.safeParse({ ...draft, [field]: value }).error?.issues.map(({ path }) => path)).toEqual([[field]]),
);

it("says of the field what is wrong with one of the specialties", () =>
  expect(
    Profile.safeParse({ ...draft, specialties: { list: ["a".repeat(61)], typed: "" } }).error?.issues,
  ).toMatchObject([{ path: ["specialties"], message: "Please keep each specialty under 60 characters" }]));
