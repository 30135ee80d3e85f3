import { z } from "zod";
import { type InstructorView, UpdateInstructor } from "../../../../backend/accounts/contract.ts";
import { allOf, type Specialties } from "../../../shared/specialties.ts";

/** The profile as it is being typed. */
export type ProfileDraft = {
  bio: string;
  specialties: Specialties;
  hourlyRate: string;
  experience: string; // years
  location: string;
  certifications: string;
  venmo: string; // empty: the facility's
  cashApp: string;
};

export const draftOf = (profile: InstructorView): ProfileDraft => ({
  bio: profile.bio,
  specialties: { list: profile.specialties, typed: "" },
  hourlyRate: profile.hourlyRate,
  experience: profile.experience === null ? "" : String(profile.experience),
  location: profile.location,
  certifications: profile.certifications,
  venmo: profile.ownPayment?.venmo ?? "",
  cashApp: profile.ownPayment?.cashApp ?? "",
});

/** What the call takes. A specialty that was typed and not added counts. */
export const changeOf = (draft: ProfileDraft) => ({ ...draft, specialties: allOf(draft.specialties) });

const { specialties } = UpdateInstructor.shape;
/** The call's own schema. What is wrong with one specialty is reported for all of them, since they are one field. */
export const Profile = UpdateInstructor.extend({
  specialties: z.custom<Specialties>().superRefine((typed, ctx) => {
    const issue = specialties.safeParse(allOf(typed)).error?.issues[0];
    if (issue) ctx.addIssue({ code: "custom", message: issue.message });
  }),
});
