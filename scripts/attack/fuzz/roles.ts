import type { MatrixRole } from "../../../backend/testing/access/accessMatrix.ts";

export const fuzzRoles = ["anonymous", "student", "instructor", "admin"] as const;
export type FuzzRole = (typeof fuzzRoles)[number];

/** Which of the four people has this role of the matrix. */
export const ownerOf = (role: MatrixRole): FuzzRole =>
  role === "anonymous" || role === "admin"
    ? role
    : role.startsWith("player") || role === "otherPlayer"
      ? "student"
      : "instructor";
