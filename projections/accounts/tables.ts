import type { CoachPhoto } from "../../eventstore/accounts/events.ts";
import { jsonb, table, text } from "../table.ts";
import type { Role } from "./view.ts";

export const users = table("users", {
  key: "id",
  columns: {
    id: "text",
    email: "text?",
    firstName: "text?",
    lastName: "text?",
    role: text<Role>(),
    hasTaught: "boolean", // is an instructor or was one
    age: "integer?",
    ageRecordedOn: "text?",
    youngerAge: "integer?",
    youngerAgeRecordedOn: "text?",
    position: "text?",
    experience: "text?",
    phoneNumber: "text?",
    parentName: "text?",
    parentEmail: "text?",
    parentPhone: "text?",
    guardianConfirmedAt: "text?",
    emailConfirmedAt: "text?",
    photo: jsonb<CoachPhoto>("?"),
    photoId: "text?", // of its file
    createdAt: "text",
    updatedAt: "text",
    erasedAt: "text?",
  },
  indexes: [["role"], ["hasTaught", "role"], ["lastName"], ["createdAt"], ["photoId"]],
});

export const instructorProfiles = table("instructorProfiles", {
  key: "userId",
  columns: {
    userId: "text",
    bio: "text?",
    specialties: jsonb<string[]>(),
    certifications: "text?",
    profileImageUrl: "text?",
    hourlyRateCents: "integer",
    yearsExperience: "integer?",
    location: "text",
    venmo: "text?",
    cashApp: "text?",
  },
});

/** What an admin has seen of instructors, until it is removed; also what has expired. */
export const certifications = table("certifications", {
  key: "id",
  columns: {
    id: "text",
    instructorId: "text",
    title: "text?", // null once the instructor is erased
    validUntil: "text",
    seenOn: "text",
  },
  indexes: [["instructorId"], ["validUntil"]],
});

export interface Pictured {
  readonly photo: CoachPhoto | null; // from a file
  readonly profileImageUrl: string | null; // drawn
}
/** Where everyone finds someone's picture: the photo, as soon as there is one. */
export const imageOf = ({ photo, profileImageUrl }: Pictured) =>
  photo ? `/api/coach-photos/${photo.fileId}.${photo.container}` : profileImageUrl;
