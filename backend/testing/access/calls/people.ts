import { expect } from "vitest";
import { certificationsUrl, certificationUrl } from "../../../accounts/certifications/contract.ts";
import { photoUrl } from "../../../accounts/photos/contract.ts";
import { jpg } from "../../../accounts/photos/testing/pictures.ts";
import { type Calls, isStaff, keysOf, lists, sees } from "./call.ts";

export const instructors: Calls = {
  "GET /api/instructors": (_, role) => ({
    path: "/api/instructors",
    check: (list) => expect(JSON.stringify(list).includes("@example.com")).toBe(isStaff(role)),
  }),
  "PATCH /api/instructors/{id}": ({ instructorOwner, spare }) => ({
    path: `/api/instructors/${instructorOwner.id}`,
    body: { bio: "Told", rating: "5.00", userId: spare.id },
    check: (answer) => expect(answer).toMatchObject({ id: instructorOwner.id, bio: "Told", rating: "0.00" }),
  }),
  "GET /api/instructor/profile": ({ emailOf }, role) => ({
    path: "/api/instructor/profile",
    check: (answer) => expect(answer.user.email).toBe(emailOf(role)),
  }),
  "PUT /api/instructors/{id}/photo": ({ instructorOwner }) => ({
    path: photoUrl(instructorOwner.id),
    body: jpg,
    headers: { "content-type": "image/jpeg" },
    check: (answer) => expect(answer.profileImageUrl).toMatch(/\.jpg$/),
  }),
  "DELETE /api/instructors/{id}/photo": ({ instructorOwner }) => ({
    path: photoUrl(instructorOwner.id),
    check: (answer) => expect(answer.id).toBe(instructorOwner.id),
  }),
  "GET /api/coach-photos/{filename}": async ({ instructorOwner, admin }) => {
    const { body } = await admin("PUT", photoUrl(instructorOwner.id), jpg, { "content-type": "image/jpeg" });
    return { path: body.profileImageUrl, check: (bytes: string) => expect(bytes.length).toBeGreaterThan(100) };
  },
  "GET /api/instructors/{id}/certifications": ({ instructorOwner }) => ({
    path: certificationsUrl(instructorOwner.id),
  }),
  "POST /api/instructors/{id}/certifications": ({ instructorOwner, freeDay }) => ({
    path: certificationsUrl(instructorOwner.id),
    body: { title: "SafeSport", validUntil: freeDay() },
    check: (answer) => expect(answer).toMatchObject({ title: "SafeSport" }),
  }),
  "DELETE /api/instructors/{id}/certifications/{certificationId}": async ({
    admin,
    instructorOwner: { id },
    freeDay,
  }) => {
    const { body } = await admin("POST", certificationsUrl(id), { title: "First aid", validUntil: freeDay() });
    return { path: certificationUrl(id, body.id) };
  },
};

export const administration: Calls = {
  "GET /api/admin/users": () => ({
    path: "/api/admin/users",
    check: (users) => expect(JSON.stringify(users)).not.toMatch(/hash|argon|medical/i),
  }),
  "GET /api/user-counts": () => ({
    path: "/api/user-counts",
    check: (counts) => expect(counts).toMatchObject({ student: expect.any(Number), admin: expect.any(Number) }),
  }),
  "PATCH /api/admin/users/{id}": ({ spare }) => ({ path: `/api/admin/users/${spare.id}`, body: { role: "student" } }),
  "GET /api/students": ({ playerOwner }, role) => ({
    path: "/api/students",
    check: (students) => {
      expect(lists(students, playerOwner.id)).toBe(sees(role));
      for (const student of students) expect(keysOf(student)).toBe("firstName id lastName");
    },
  }),
  "GET /api/student-roster": ({ playerOwner }, role) => ({
    path: "/api/student-roster",
    check: (students) => expect(lists(students, playerOwner.id)).toBe(sees(role)),
  }),
};
