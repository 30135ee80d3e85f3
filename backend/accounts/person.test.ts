import { expect, it } from "vitest";
import {
  adminAppointed,
  emailChanged,
  guardianConfirmed,
  instructorAppointed,
  instructorProfileUpdated,
  minorRegistered,
  registered,
  roleRevoked,
} from "../../eventstore/accounts/examples.ts";
import { given, idOf } from "../given.ts";
import { changeEmail, changeRole, person, registerPlayer, undoRoleChange, updateInstructorProfile } from "./person.ts";

const { personal } = registered.data;
const register = registerPlayer({ userId: "pat", personal });
const { data: profile } = instructorProfileUpdated;

it("A3: registers a player", () => expect(given(person).when(register)).toEqual([registered]));

it("records nothing when someone registers a second time", () =>
  expect(given(person, registered).when(register)).toEqual([]));

const today = "2030-04-01"; // the day on which the examples' minor stated the age
const role = (role: "student" | "instructor" | "admin", lastAdmin = false) =>
  changeRole({ userId: "pat", role, lastAdmin, today });

it.each([
  ["appoints an instructor", [registered], role("instructor"), instructorAppointed],
  ["appoints an admin", [registered], role("admin"), adminAppointed],
  ["takes a role back", [registered, instructorAppointed], role("student"), roleRevoked],
  [
    "makes an instructor an admin, even where there is one admin only",
    [registered, instructorAppointed],
    role("admin", true),
    adminAppointed,
  ],
  [
    "takes the role of an admin back who told to be a minor before that was refused",
    [minorRegistered, adminAppointed],
    role("student"),
    roleRevoked,
  ],
  ["demotes an admin while another stays", [registered, adminAppointed], role("instructor"), instructorAppointed],
] as const)("%s", (_, past, decision, fact) => expect(given(person, ...past).when(decision)).toEqual([fact]));

it.each([
  ["student", [registered]],
  ["instructor", [registered, instructorAppointed]],
  ["admin", [registered, adminAppointed]],
  ["student", [registered, adminAppointed, roleRevoked]],
] as const)("records nothing when a person already is a%s", (already, past) =>
  expect(given(person, ...past).when(role(already, true))).toEqual([]),
);

const undo = (n: number, { isLate = false, lastAdmin = false } = {}) =>
  undoRoleChange({ userId: "pat", act: { id: idOf(n), of: "pat", isLate }, lastAdmin, today });
const undone = (role: "student" | "instructor" | "admin", hasTaught: boolean, n: number) => ({
  type: "RoleChangeUndone" as const,
  data: { userId: "pat", role, hasTaught, undoes: [idOf(n)] },
});

it.each([
  ["an appointment", [registered, instructorAppointed], undo(1), undone("student", false, 1)],
  ["a loss of a role", [registered, adminAppointed, roleRevoked], undo(2), undone("admin", false, 2)],
  [
    "one of a former instructor",
    [registered, instructorAppointed, roleRevoked],
    undo(2),
    undone("instructor", true, 2),
  ],
  [
    "one that other facts followed: none of them leans on the role",
    [registered, instructorAppointed, instructorProfileUpdated],
    undo(1),
    undone("student", false, 1),
  ],
] as const)("G1-55: undoes a change of role: %s", (_, past, decision, fact) => {
  expect(given(person, ...past).when(decision)).toEqual([fact]);
  expect(given(person, ...past, fact).when(role(fact.data.role, true))).toEqual([]);
});

it.each([
  ["TooLate", [registered, instructorAppointed], undo(1, { isLate: true })],
  ["ChangedSince", [registered, instructorAppointed, adminAppointed], undo(1)],
  ["ChangedSince", [registered, instructorAppointed, undone("student", false, 1)], undo(1)],
  ["ChangedSince", [registered], undo(0)],
  ["LastAdmin", [registered, adminAppointed], undo(1, { lastAdmin: true })],
  ["StaffMustBeAdults", [minorRegistered, instructorAppointed, roleRevoked], undo(2)],
] as const)("G1-55: refuses to undo a change of role: %s (%#)", (code, past, decision) =>
  expect(() => given(person, ...past).when(decision)).toThrow(expect.objectContaining({ code })),
);

it("a minor is appointed once old enough", () => {
  const grown = changeRole({ userId: "pat", role: "instructor", lastAdmin: false, today: "2033-04-01" });
  expect(given(person, minorRegistered).when(grown)).toEqual([instructorAppointed]);
});

const toNew = changeEmail({ userId: "pat", email: emailChanged.data.personal.email });
it("changes the email once", () => {
  expect(given(person, registered).when(toNew)).toEqual([emailChanged]);
  expect(given(person, registered, emailChanged).when(toNew)).toEqual([]);
});

const instruct = updateInstructorProfile({
  userId: "pat",
  changes: {
    ...profile.personal,
    hourlyRateCents: profile.hourlyRateCents,
    yearsExperience: profile.yearsExperience,
    location: profile.location,
  },
});

it("A6: an instructor fills in a profile", () =>
  expect(given(person, registered, instructorAppointed).when(instruct)).toEqual([instructorProfileUpdated]));

it("records nothing when an instructor's profile is sent again", () =>
  expect(given(person, registered, instructorAppointed, instructorProfileUpdated).when(instruct)).toEqual([]));

it("A6: leaves omitted fields of an instructor's profile unchanged", () =>
  expect(
    given(person, registered, instructorAppointed, instructorProfileUpdated).when(
      updateInstructorProfile({ userId: "pat", changes: { hourlyRateCents: 9000 } }),
    ),
  ).toEqual([{ type: "InstructorProfileUpdated", data: { ...profile, hourlyRateCents: 9000 } }]));

const handles = (venmo: string | null, cashApp?: string | null) =>
  updateInstructorProfile({ userId: "pat", changes: { venmo, cashApp } });
const withHandles = {
  type: "InstructorProfileUpdated",
  data: { ...profile, personal: { ...profile.personal, venmo: "@pat-reyes", cashApp: "$PatReyes" } },
} as const;

it("G1-45: payment handles are set, stay unchanged when omitted, and are removed", () => {
  const past = [registered, instructorAppointed, instructorProfileUpdated] as const;
  expect(given(person, ...past).when(handles("@pat-reyes", "$PatReyes"))).toEqual([withHandles]);
  expect(given(person, ...past, withHandles).when(handles("@pat-reyes"))).toEqual([]);
  expect(given(person, ...past, withHandles).when(handles(null, null))).toEqual([instructorProfileUpdated]);
  expect(given(person, ...past).when(handles(null, null))).toEqual([]);
});

it("K2: starts an instructor's profile from the defaults", () =>
  expect(
    given(person, registered, instructorAppointed).when(
      updateInstructorProfile({ userId: "pat", changes: { bio: "Swing path first." } }),
    ),
  ).toMatchObject([
    { data: { hourlyRateCents: 7500, location: "Elite Training Center", personal: { specialties: [] } } },
  ]));

it("an instructor's profile survives a pause in the role", () =>
  expect(
    given(person, registered, instructorAppointed, instructorProfileUpdated, roleRevoked, instructorAppointed).when(
      instruct,
    ),
  ).toEqual([]));

it.each([
  ["NoSuchPerson", [], role("admin")],
  ["NoSuchPerson", [], toNew],
  ["LastAdmin", [registered, adminAppointed], role("student", true)],
  ["LastAdmin", [registered, adminAppointed], role("instructor", true)],
  ["StaffMustBeAdults", [minorRegistered], role("instructor")],
  ["StaffMustBeAdults", [minorRegistered], role("admin")],
  ["StaffMustBeAdults", [minorRegistered, guardianConfirmed], role("instructor")],
  ["StaffMustBeAdults", [minorRegistered, instructorAppointed], role("admin")],
  ["NoSuchInstructor", [], instruct],
  ["NoSuchInstructor", [registered], instruct],
  ["NoSuchInstructor", [registered, adminAppointed], instruct],
  ["NoSuchInstructor", [registered, instructorAppointed, roleRevoked], instruct],
] as const)("refuses: %s (%#)", (code, past, decision) =>
  expect(() => given(person, ...past).when(decision)).toThrow(expect.objectContaining({ code })),
);
