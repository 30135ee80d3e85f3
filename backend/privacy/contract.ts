import { z } from "zod";

export { PersonalFile, personalFileEnd } from "../../projections/privacy/exportView.ts";
export type { PrivacyFact } from "../../projections/privacy/view.ts";

/** Everything held on oneself, as one file; an admin may name someone else: `?userId=`. */
export const exportUrl = "/api/privacy/export";
export const eraseUrl = "/api/privacy/erase";
/** For people without an account, by the email address they gave. */
export const eraseVisitorUrl = "/api/privacy/erase-visitor";

/** Oneself, with the password; an admin may name someone else. */
export const Erase = z.object({
  userId: z.string().min(1).optional(),
  password: z.string("Please enter your password").optional(),
});
export type Erase = z.infer<typeof Erase>;

/** The outcome. Erasing again answers the same with nothing left to do. */
export const Erased = z.object({
  message: z.string(),
  userId: z.string(),
  lessonsCancelled: z.int(),
  slotsWithdrawn: z.int(),
});
export type Erased = z.infer<typeof Erased>;

export const EraseVisitor = z.object({
  email: z
    .string("Please enter an email address")
    .trim()
    .pipe(z.email("Please enter an email address like name@example.com")),
});
export type EraseVisitor = z.infer<typeof EraseVisitor>;

/** The outcome. Erasing again finds nothing left under the address. */
export const ErasedVisitor = z.object({
  message: z.string(),
  things: z.int(), // registrations, places on waitlists, requests, inquiries and lessons whose personal data is gone
  registrationsWithdrawn: z.int(),
  lessonsCancelled: z.int(),
});
export type ErasedVisitor = z.infer<typeof ErasedVisitor>;
