import { type InstructorView, UpdateInstructor } from "../../../../backend/accounts/contract.ts";
import type { FieldIssue } from "../../../shared/api.ts";
import { allOf, type Specialties } from "../../../shared/specialties.ts";

/** The profile as it is being typed. */
export type ProfileDraft = {
  bio: string;
  specializations: Specialties;
  hourlyRate: string;
  experience: string; // years
  location: string;
  certifications: string;
  venmo: string; // empty: the facility's
  cashApp: string;
};
export type ProfileField = keyof ProfileDraft;
export type ProfileErrors = Partial<Record<ProfileField, string>>;

export const draftOf = (profile: InstructorView): ProfileDraft => ({
  bio: profile.bio,
  specializations: { list: profile.specialties, typed: "" },
  hourlyRate: profile.hourlyRate,
  experience: profile.experience === null ? "" : String(profile.experience),
  location: profile.location,
  certifications: profile.certifications,
  venmo: profile.ownPayment?.venmo ?? "",
  cashApp: profile.ownPayment?.cashApp ?? "",
});

/** The call names them specialties; people here say specializations. One that was typed and not added counts. */
export const changeOf = ({ specializations, experience, ...rest }: ProfileDraft) => ({
  ...rest,
  specialties: allOf(specializations),
  experience: experience.trim() === "" ? null : Number(experience),
  hourlyRate: Number(rest.hourlyRate),
});

const fields = [
  "bio",
  "specializations",
  "hourlyRate",
  "experience",
  "location",
  "certifications",
  "venmo",
  "cashApp",
] as const;
export const errorsOf = (issues: Pick<FieldIssue, "path" | "message">[]): ProfileErrors => {
  const errors: ProfileErrors = {};
  for (const { path, message } of issues) {
    const name = path[0] === "specialties" ? "specializations" : fields.find((field) => field === path[0]);
    if (name) errors[name] ??= message;
  }
  return errors;
};

export const checkProfile = (draft: ProfileDraft): ProfileErrors => {
  if (draft.hourlyRate.trim() === "") return { hourlyRate: "Please enter the hourly rate in dollars" };
  const result = UpdateInstructor.safeParse(changeOf(draft));
  return result.success
    ? {}
    : errorsOf(result.error.issues.map(({ path, message }) => ({ path: path.map(String), message })));
};
