import { z } from "zod";
import type { AccountEvent } from "../../eventstore/accounts/events.ts";

/** The names of its facts; the history has a sentence for each. */
export type AccountFact = AccountEvent["type"];

export const Role = z.enum(["student", "instructor", "admin"]);
export type Role = z.infer<typeof Role>;

/** From this age on no one else answers for a player; until then a parent or guardian does. */
export const adultAge = 18;
/** Below this age an account opens only after the guardian has confirmed. */
export const ownLoginAge = 13;

/** What a player's account needs from a guardian. While it is "asked", uploads and messages stay locked. */
export const Guardian = z.enum(["none needed", "asked", "confirmed"]);
export type Guardian = z.infer<typeof Guardian>;

/** A signed-in person as they and the admins see them. "Removed" people have null names. */
export const UserView = z.object({
  id: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  role: Role,
  age: z.int().nullable(), // as given on that day
  ageRecordedOn: z.iso.date().nullable(),
  position: z.string().nullable(),
  experience: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  parentName: z.string().nullable(),
  parentEmail: z.string().nullable(),
  parentPhone: z.string().nullable(),
  guardian: Guardian,
  guardianConfirmedAt: z.iso.datetime().nullable(),
  canLogIn: z.boolean(), // false until the guardian of a child under 13 has confirmed
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  erasedAt: z.iso.datetime().nullable(), // from then on nothing personal is in here
});
export type UserView = z.infer<typeof UserView>;

/** Where lessons are paid, outside this product. Null: not available. */
export const PaymentHandles = z.object({
  venmo: z.string().nullable(), // "@name"
  cashApp: z.string().nullable(), // "$name"
});
export type PaymentHandles = z.infer<typeof PaymentHandles>;

/** An instructor as everyone sees them. The email address and the fields of the profile form are for staff only. */
export const InstructorView = z.object({
  id: z.string(), // the user's id
  userId: z.string(),
  user: z.object({
    id: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    email: z.string().nullable().optional(),
  }),
  bio: z.string(),
  experience: z.int().nullable(), // years
  specialties: z.array(z.string()),
  certifications: z.string(), // in their own words
  verified: z.array(z.object({ title: z.string(), validUntil: z.iso.date() })), // an admin has seen it, and it is valid
  hourlyRate: z.string(), // dollars with two decimals
  location: z.string(),
  payment: PaymentHandles, // the instructor's own; the facility's if there are none
  ownPayment: PaymentHandles.optional(),
  rating: z.string(), // two decimals, "0.00" without reviews
  totalReviews: z.int(),
  isActive: z.boolean(),
  availableToday: z.boolean(), // a free slot is still ahead today at the facility
  nextOpening: z.iso.datetime().nullable(), // null: none within openingWeeks
  createdAt: z.iso.datetime(), // of the account
  updatedAt: z.iso.datetime(),
});
export type InstructorView = z.infer<typeof InstructorView>;

/** What an instructor without a profile is shown with, and starts a profile from. */
export const profileDefaults = { hourlyRateCents: 7500, location: "Elite Training Center" };
