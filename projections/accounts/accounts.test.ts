import { describe, expect, it } from "vitest";
import {
  adminAppointed,
  coachPhotoChangeUndone,
  coachPhotoChosen,
  coachPhotoRemoved,
  emailChanged,
  guardianConfirmed,
  guardianNamed,
  instructorAppointed,
  instructorProfileUpdated,
  minorRegistered,
  profileUpdated,
  registered,
  roleChangeUndone,
  roleRevoked,
} from "../../eventstore/accounts/examples.ts";
import { erased as personErased } from "../../eventstore/privacy/examples.ts";
import { rowsOf, atMinute } from "../testing/deliver.ts";
import { accountsProjector } from "./accounts.ts";

const rowsAfter = rowsOf(accountsProjector);

const erased = <F extends { data: object }>(fact: F) => ({ ...fact, data: { ...fact.data, personal: null } });
const pat = {
  id: "pat",
  email: "pat@example.com",
  firstName: "Pat",
  lastName: "Reyes",
  role: "student",
  hasTaught: false,
  age: 34,
  ageRecordedOn: atMinute(0).slice(0, 10),
  youngerAge: null,
  youngerAgeRecordedOn: null,
  position: "Catcher",
  experience: null,
  phoneNumber: null,
  parentName: null,
  parentEmail: null,
  parentPhone: null,
  guardianConfirmedAt: null,
  emailConfirmedAt: null,
  photo: null,
  photoId: null,
  createdAt: atMinute(0),
  updatedAt: atMinute(0),
  erasedAt: null,
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
  venmo: null,
  cashApp: null,
};

const withHandles = {
  ...instructorProfileUpdated,
  data: {
    ...instructorProfileUpdated.data,
    personal: { ...instructorProfileUpdated.data.personal, venmo: "@pat-reyes", cashApp: "$PatReyes" },
  },
};

describe("users", () => {
  it("someone who registers is a student", async () => {
    expect((await rowsAfter([registered])).users).toEqual([pat]);
  });

  it("a profile changes what it states, null included, and leaves the contacts alone", async () => {
    expect((await rowsAfter([registered, profileUpdated])).users).toEqual([
      { ...pat, firstName: "Patricia", age: 35, position: null, experience: "Travel ball", updatedAt: atMinute(1) },
    ]);
  });

  it.each([
    [instructorAppointed, "instructor"],
    [adminAppointed, "admin"],
    [roleRevoked, "student"],
  ])("%o sets the role, and whoever was an instructor keeps having taught", async (fact, role) => {
    const rows = await rowsAfter([registered, instructorAppointed, fact]);
    expect(rows.users).toEqual([{ ...pat, role, hasTaught: true, updatedAt: atMinute(2) }]);
  });

  it("G1-55: undoing a change of role restores the role, and whether the person has taught", async () => {
    const again = { ...roleChangeUndone, data: { ...roleChangeUndone.data, role: "admin", hasTaught: true } };
    expect((await rowsAfter([registered, instructorAppointed, roleChangeUndone])).users).toEqual([
      { ...pat, updatedAt: atMinute(2) },
    ]);
    expect((await rowsAfter([registered, instructorAppointed, adminAppointed, roleRevoked, again])).users).toEqual([
      { ...pat, role: "admin", hasTaught: true, updatedAt: atMinute(4) },
    ]);
  });

  it("erased people lose their personal data and keep their role", async () => {
    const rows = await rowsAfter([erased(registered), adminAppointed, erased(profileUpdated)]);
    const nobody = { email: null, firstName: null, lastName: null, age: null, ageRecordedOn: null, position: null };
    expect(rows.users).toEqual([{ ...pat, ...nobody, role: "admin", updatedAt: atMinute(2) }]);
  });

  it("G1-47:guardian G1-48: a minor is shown with the age's date and the guardian, who confirms; a newly named one has yet to", async () => {
    const minor = { ...pat, ...minorRegistered.data.personal, position: null };
    const confirmed = { guardianConfirmedAt: atMinute(1), updatedAt: atMinute(1) };
    expect((await rowsAfter([minorRegistered, guardianConfirmed])).users).toEqual([{ ...minor, ...confirmed }]);
    expect((await rowsAfter([minorRegistered, guardianConfirmed, guardianNamed])).users).toEqual([
      { ...minor, ...guardianNamed.data.personal, updatedAt: atMinute(2) },
    ]);
    expect(
      (await rowsAfter([erased(minorRegistered), erased(guardianNamed), erased(guardianConfirmed)])).users,
    ).toMatchObject([{ parentName: null, parentEmail: null, parentPhone: null, age: null, ageRecordedOn: null }]);
  });

  it("G1-48: an unchanged age keeps its date; no age has none", async () => {
    const { personal } = profileUpdated.data;
    const updated = (fields: object) => ({
      ...profileUpdated,
      data: { userId: "pat", personal: { ...personal, ...fields } },
    });
    const day = async (fields: object) => (await rowsAfter([registered, updated(fields)])).users?.[0]?.ageRecordedOn;
    expect(await day({ ageRecordedOn: "2029-09-01" })).toBe("2029-09-01");
    expect(await day({ age: null })).toBeNull();
  });

  it("a changed email is the one that counts, and confirmed", async () => {
    const { email } = emailChanged.data.personal;
    const changed = { email, emailConfirmedAt: atMinute(1), updatedAt: atMinute(1) };
    expect((await rowsAfter([registered, emailChanged])).users).toEqual([{ ...pat, ...changed }]);
  });

  it("a coach's photo is the last one chosen, until it is removed, and again once that is undone", async () => {
    const { userId: _, ...photo } = coachPhotoChosen.data;
    const shown = { photo, photoId: photo.fileId };
    expect((await rowsAfter([registered, coachPhotoChosen])).users).toMatchObject([shown]);
    const removed = [registered, coachPhotoChosen, coachPhotoRemoved];
    expect((await rowsAfter(removed)).users).toMatchObject([{ photo: null, photoId: null }]);
    expect((await rowsAfter([...removed, coachPhotoChangeUndone])).users).toMatchObject([shown]);
    expect((await rowsAfter([registered, coachPhotoChosen, personErased])).users).toMatchObject([{ photo: null }]);
  });

  it("M3: an instructor whose profile changes was updated then", async () => {
    expect((await rowsAfter([registered, instructorAppointed, instructorProfileUpdated])).users).toMatchObject([
      { createdAt: atMinute(0), updatedAt: atMinute(2) },
    ]);
  });

  it("G1-58:limits: keeps the younger age that a guardian still answers by, as long as the facts name it", async () => {
    const { personal } = profileUpdated.data;
    const younger = { age: 15, ageRecordedOn: "2030-04-01" };
    const older = { ...profileUpdated, data: { userId: "pat", personal: { ...personal, ageBefore: 15, younger } } };
    const inRow = { age: 35, youngerAge: 15, youngerAgeRecordedOn: "2030-04-01" };
    expect((await rowsAfter([minorRegistered, older])).users).toMatchObject([inRow]);
    expect((await rowsAfter([minorRegistered, older, profileUpdated])).users).toMatchObject([
      { youngerAge: null, youngerAgeRecordedOn: null },
    ]);
    expect((await rowsAfter([minorRegistered, older, personErased])).users).toMatchObject([
      { youngerAge: null, youngerAgeRecordedOn: null },
    ]);
  });
});

describe("someone erased", () => {
  const empty = Object.fromEntries(
    Object.entries(pat).map(([column, value]) => [column, ["id", "createdAt"].includes(column) ? value : null]),
  );

  it("keeps id, role and times; later facts, sealed with a destroyed key, change nothing", async () => {
    const gone = { ...empty, role: "instructor", hasTaught: true, updatedAt: atMinute(3), erasedAt: atMinute(3) };
    const { users, instructorProfiles } = await rowsAfter([
      registered,
      instructorAppointed,
      instructorProfileUpdated,
      personErased,
    ]);
    expect(users).toEqual([gone]);
    expect(instructorProfiles).toEqual([
      { ...profile, bio: null, specialties: [], certifications: null, profileImageUrl: null },
    ]);
    const late = [registered, instructorAppointed, profileUpdated, personErased, erased(profileUpdated)];
    expect((await rowsAfter(late)).users).toEqual([{ ...gone, updatedAt: atMinute(4) }]);
  });

  it("looks the same in a rebuild, which finds everything sealed", async () => {
    const live = await rowsAfter([registered, instructorAppointed, withHandles, personErased]);
    expect(await rowsAfter([erased(registered), instructorAppointed, erased(withHandles), personErased])).toEqual(live);
  });

  it("leaves everyone else alone", async () => {
    const other = { ...registered, data: { ...registered.data, userId: "sam" } };
    const { users } = await rowsAfter([registered, other, personErased]);
    expect(users).toEqual([
      { ...empty, role: "student", hasTaught: false, updatedAt: atMinute(2), erasedAt: atMinute(2) },
      { ...pat, id: "sam", createdAt: atMinute(1), updatedAt: atMinute(1) },
    ]);
  });
});

describe("instructor profiles", () => {
  it("hold the latest profile, in full", async () => {
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
    expect((await rowsAfter([registered, withHandles])).instructorProfiles).toEqual([
      { ...profile, venmo: "@pat-reyes", cashApp: "$PatReyes" },
    ]);
  });

  it("of erased people keep price and location", async () => {
    const rows = await rowsAfter([erased(registered), erased(instructorProfileUpdated)]);
    expect(rows.instructorProfiles).toEqual([{ ...profile, bio: null, specialties: [], certifications: null }]);
  });
});
