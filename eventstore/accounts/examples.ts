import type { AccountEvent } from "./events.ts";

/** One valid example of each fact, for tests to build on. */
export const registered = {
  type: "PlayerRegistered",
  data: {
    userId: "pat",
    personal: { email: "pat@example.com", firstName: "Pat", lastName: "Reyes", age: 34, position: "Catcher" },
  },
} satisfies AccountEvent;
export const profileUpdated = {
  type: "ProfileUpdated",
  data: {
    userId: "pat",
    personal: { firstName: "Patricia", lastName: "Reyes", age: 35, position: null, experience: "Travel ball" },
  },
} satisfies AccountEvent;
export const minorRegistered = {
  type: "PlayerRegistered",
  data: {
    userId: "pat",
    personal: {
      email: "pat@example.com",
      firstName: "Pat",
      lastName: "Reyes",
      age: 15,
      ageRecordedOn: "2030-04-01",
      parentName: "Dana Reyes",
      parentEmail: "dana@example.com",
      parentPhone: "555-010-0142",
    },
  },
} satisfies AccountEvent;
export const guardianNamed = {
  type: "GuardianNamed",
  data: {
    userId: "pat",
    personal: { parentName: "Lou Reyes", parentEmail: "lou@example.com", parentPhone: "555-010-0143" },
  },
} satisfies AccountEvent;
export const guardianConfirmed = {
  type: "GuardianConfirmed",
  data: { userId: "pat", personal: { parentName: "Dana Reyes", parentEmail: "dana@example.com" } },
} satisfies AccountEvent;
export const ownPlayerNamed = {
  type: "OwnPlayerNamed",
  data: {
    userId: "pat",
    declared: "parent or legal guardian",
    agreedTo: "2030-01-01",
    personal: { firstName: "Kim", lastName: "Reyes", birthDate: "2020-05-04", adultOn: "2038-05-04" },
  },
} satisfies AccountEvent;
export const emailConfirmed = {
  type: "EmailConfirmed",
  data: { userId: "pat", personal: { email: "pat@example.com" } },
} satisfies AccountEvent;
export const emailChanged = {
  type: "EmailChanged",
  data: { userId: "pat", personal: { email: "patricia@example.com", emailBefore: "pat@example.com" } },
} satisfies AccountEvent;
export const instructorAppointed = { type: "InstructorAppointed", data: { userId: "pat" } } satisfies AccountEvent;
export const adminAppointed = { type: "AdminAppointed", data: { userId: "pat" } } satisfies AccountEvent;
export const roleRevoked = { type: "RoleRevoked", data: { userId: "pat" } } satisfies AccountEvent;
export const roleChangeUndone = {
  type: "RoleChangeUndone",
  data: { userId: "pat", role: "student", hasTaught: false, undoes: ["fact 1"] },
} satisfies AccountEvent;
export const instructorProfileUpdated = {
  type: "InstructorProfileUpdated",
  data: {
    userId: "pat",
    hourlyRateCents: 8000,
    yearsExperience: 12,
    location: "Indoor Cage 1",
    personal: { bio: "Swing path first.", specialties: ["Hitting"], certifications: "NFCA" },
  },
} satisfies AccountEvent;
const coachPhoto = {
  fileId: "5f0c7c1e-9a51-4f2e-8f0b-3b9d1f1f6a01",
  container: "jpg",
  bytes: 48_211,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
} as const;
export const coachPhotoChosen = {
  type: "CoachPhotoChosen",
  data: { userId: "pat", ...coachPhoto },
} satisfies AccountEvent;
export const coachPhotoRemoved = {
  type: "CoachPhotoRemoved",
  data: { userId: "pat", fileId: coachPhoto.fileId },
} satisfies AccountEvent;
export const coachPhotoChangeUndone = {
  type: "CoachPhotoChangeUndone",
  data: { userId: "pat", photo: coachPhoto, undoes: ["e1"] },
} satisfies AccountEvent;
export const certificationSeen = {
  type: "CertificationSeen",
  data: {
    userId: "pat",
    certificationId: "cert1",
    validUntil: "2031-05-31",
    seenOn: "2030-04-01",
    personal: { title: "SafeSport" },
  },
} satisfies AccountEvent;
export const certificationRemoved = {
  type: "CertificationRemoved",
  data: { userId: "pat", certificationId: "cert1" },
} satisfies AccountEvent;
