import { describe, expect, it } from "vitest";
import { emma, parent, registrationForm } from "../testing/registrations.ts";
import { CreateRegistration, ParentInfo, ParticipantInfo } from "./contract.ts";

describe("E19: a player", () => {
  it.each([
    ["sport", ["baseball", "softball"]],
    [
      "playerPosition",
      ["pitcher", "catcher", "first-base", "second-base", "third-base", "shortstop", "outfield", "no-preference"],
    ],
    ["experienceLevel", ["beginner", "intermediate", "advanced"]],
  ] as const)("has any %s of the list, and no other", (field, choices) => {
    for (const choice of choices)
      expect(ParticipantInfo.parse({ ...emma, [field]: choice })).toMatchObject({ [field]: choice });
    expect(ParticipantInfo.safeParse({ ...emma, [field]: "umpire" }).success).toBe(false);
  });
});

it.each([
  ["M13", "parentName", 100, ParentInfo, parent],
  ["M14", "playerName", 100, ParticipantInfo, emma],
  ["M14", "emergencyContact", 100, ParticipantInfo, emma],
] as const)("%s: %s has at most %i characters", (_, field, most, schema, form) => {
  expect(schema.safeParse({ ...form, [field]: "x".repeat(most) }).success).toBe(true);
  expect(schema.safeParse({ ...form, [field]: "x".repeat(most + 1) }).error?.issues).toMatchObject([{ path: [field] }]);
});

it.each([
  ["M13", "parentPhone", ParentInfo, parent],
  ["M14", "emergencyPhone", ParticipantInfo, emma],
] as const)("%s: %s has at most 20 characters", (_, field, schema, form) => {
  expect(schema.safeParse({ ...form, [field]: "+1 (555) 010-0100 x7" }).success).toBe(true);
  expect(schema.safeParse({ ...form, [field]: "+1 (555) 010-0100 x72" }).error?.issues).toMatchObject([
    { path: [field] },
  ]);
});

it("M13: parentEmail has at most 255 characters", () => {
  const address = (length: number) => `${"x".repeat(60)}@${"y".repeat(length - 65)}.com`;
  expect(ParentInfo.parse({ ...parent, parentEmail: address(255) }).parentEmail).toHaveLength(255);
  expect(ParentInfo.safeParse({ ...parent, parentEmail: address(256) }).error?.issues).toMatchObject([
    { path: ["parentEmail"] },
  ]);
});

it("E18: whoever names no option comes on all days", () => {
  const { registrationOption: _, ...registration } = registrationForm("c1").registration;
  expect(CreateRegistration.parse({ ...registrationForm("c1"), registration }).registration.registrationOption).toBe(
    "all_days",
  );
});
