import type { AccountFact } from "../../../backend/accounts/contract.ts";
import { dayOfYear } from "../../shared/formats.ts";
import { roleLabel } from "../access/roles.ts";
import type { Sentence } from "../context.ts";

export const sentences: Record<AccountFact, Sentence> = {
  PlayerRegistered: "opened the account",
  ProfileUpdated: "changed the profile",
  InstructorProfileUpdated: "changed the instructor’s profile",
  CoachPhotoChosen: "chose a photo of the coach",
  CoachPhotoRemoved: "removed the coach’s photo",
  CoachPhotoChangeUndone: "undid the change of the coach’s photo",
  CertificationSeen: ({ details }) =>
    `verified a certificate (valid through ${dayOfYear(String(details?.["validUntil"]))})`,
  CertificationRemoved: "removed a verified certificate",
  GuardianNamed: "changed who’s named as parent or guardian",
  GuardianConfirmed: "confirmed as parent or guardian",
  OwnPlayerNamed: "said that the lessons so far were a child’s",
  EmailConfirmed: "confirmed the email address",
  EmailChanged: "changed the email address",
  InstructorAppointed: "made this person an instructor",
  AdminAppointed: "made this person an admin",
  RoleRevoked: "removed the role",
  RoleChangeUndone: "undid the role change",
};

export const states = roleLabel;

export const found = { users: "Accounts", students: "Students" };
