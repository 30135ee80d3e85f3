import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { NameGuardian, Register, UpdateProfile } from "./accounts/contract.ts";
import { ParentInfo, ParticipantInfo } from "./camps/contract.ts";
import { PublishCamp, ReviseCamp } from "./camps/running/publishContract.ts";
import { SubmitInquiry } from "./clinics/contract.ts";
import { RequestLesson, SimpleLesson } from "./lessons/contract.ts";
import { shown } from "./textContract.ts";

it.each([
  ["a text that turns around", "Pat \u202eeeL\u202c", "Pat eeL"],
  ["isolates, marks and embeddings", "\u2066Pat\u2069\u200e \u200f\u061cLee\u202a\u202d", "Pat Lee"],
  ["zero width in the midst of a name", "P\u200ba\u200ct\u200d \u2060L\ufeffe\u180ee", "Pat Lee"],
  ["what can be seen, of any script", "Zoë Ñandú 李小龍 محمد 🧢", "Zoë Ñandú 李小龍 محمد 🧢"],
])("%s keeps only what can be seen", (_, typed, left) => expect(shown(typed)).toBe(left));

describe.each<[string, z.ZodType]>([
  ["a first name", Register.shape.firstName],
  ["a last name", Register.shape.lastName],
  ["a first name that is changed", UpdateProfile.shape.firstName],
  ["a last name that is changed", UpdateProfile.shape.lastName],
  ["a guardian", NameGuardian.shape.parentName],
  ["a walk-in", SimpleLesson.shape.studentName],
  ["who asks for a lesson", RequestLesson.shape.name],
  ["a parent", ParentInfo.shape.parentName],
  ["a child", ParticipantInfo.shape.playerName],
  ["an emergency contact", ParticipantInfo.shape.emergencyContact],
  ["an organization", SubmitInquiry.shape.organizationName],
  ["its contact", SubmitInquiry.shape.contactName],
  ["a camp", PublishCamp.shape.title],
  ["a camp's place", PublishCamp.shape.location],
  ["a camp that changes", ReviseCamp.shape.title],
])("the name of %s", (_, field) => {
  it("keeps only what can be seen", () => expect(field.parse(" \u200bPat\u202e Lee\u2069 ")).toBe("Pat Lee"));
  it("is required if nothing of it can be seen", () =>
    expect(field.safeParse(" \u200b\u202e\ufeff").success).toBe(false));
});

it("an optional guardian may be left out by invisible characters, too", () => {
  const form = { firstName: "Pat", lastName: "Lee", email: "pat@example.com", password: "correct horse" };
  const typed = { ...form, confirmPassword: form.password, parentName: "\u200bDana\u202e" };
  expect(Register.parse(typed)).toMatchObject({ parentName: "Dana" });
  expect(Register.parse({ ...typed, parentName: "\u200b" })).toMatchObject({ parentName: null });
});
