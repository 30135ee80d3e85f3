import { describe, expect, it } from "vitest";
import {
  adminAppointed,
  instructorAppointed,
  instructorProfileUpdated,
  profileUpdated,
  registered,
  roleRevoked,
} from "../../eventstore/accounts/examples.ts";
import { rowsOf, told } from "../testing/deliver.ts";
import { accounts } from "./accounts.ts";

const rowsAfter = rowsOf(accounts);

const erased = <F extends { data: object }>(fact: F) => ({ ...fact, data: { ...fact.data, personal: null } });
const pat = {
  id: "pat",
  email: "pat@example.com",
  firstName: "Pat",
  lastName: "Reyes",
  role: "student",
  age: 34,
  position: "Catcher",
  experience: null,
  phoneNumber: null,
  parentName: null,
  parentEmail: null,
  parentPhone: null,
  createdAt: told(0),
  updatedAt: told(0),
};
const profile = {
  userId: "pat",
  bio: "Swing path first.",
  specialties: ["Hitting"],
  certifications: "NFCA",
  profileImageUrl: null,
  hourlyRateCents: 8000,
  yearsExperience: 12,
  location: "Indoor Cage 1",
};

describe("users", () => {
  it("somebody who registers is a student", async () => {
    expect((await rowsAfter([registered])).users).toEqual([pat]);
  });

  it("a profile changes what it tells, null too, and leaves the contacts alone", async () => {
    expect((await rowsAfter([registered, profileUpdated])).users).toEqual([
      { ...pat, firstName: "Patricia", age: 35, position: null, experience: "Travel ball", updatedAt: told(1) },
    ]);
  });

  it.each([
    [instructorAppointed, "instructor"],
    [adminAppointed, "admin"],
    [roleRevoked, "student"],
  ])("%o gives the role", async (fact, role) => {
    const rows = await rowsAfter([registered, instructorAppointed, fact]);
    expect(rows.users).toEqual([{ ...pat, role, updatedAt: told(2) }]);
  });

  it("erased people stay without their personal data, and with their role", async () => {
    const rows = await rowsAfter([erased(registered), adminAppointed, erased(profileUpdated)]);
    const nobody = { email: null, firstName: null, lastName: null, age: null, position: null, role: "admin" };
    expect(rows.users).toEqual([{ ...pat, ...nobody, updatedAt: told(2) }]);
  });
});

describe("instructor profiles", () => {
  it("hold what was told last, whole", async () => {
    const first = {
      ...instructorProfileUpdated,
      data: {
        ...instructorProfileUpdated.data,
        yearsExperience: null,
        personal: { ...instructorProfileUpdated.data.personal, bio: "Before", profileImageUrl: "/uploads/1.png" },
      },
    };
    expect((await rowsAfter([registered, first])).instructorProfiles).toEqual([
      { ...profile, bio: "Before", profileImageUrl: "/uploads/1.png", yearsExperience: null },
    ]);
    const rows = await rowsAfter([registered, first, instructorProfileUpdated]);
    expect(rows.instructorProfiles).toEqual([profile]);
  });

  it("of erased people keep price and place", async () => {
    const rows = await rowsAfter([erased(registered), erased(instructorProfileUpdated)]);
    expect(rows.instructorProfiles).toEqual([{ ...profile, bio: null, specialties: [], certifications: null }]);
  });
});
