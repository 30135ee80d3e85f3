import { z } from "zod";

export const eraseUrl = "/api/privacy/erase";

/** Oneself, with the password; an admin may name somebody else. */
export const Erase = z.object({
  userId: z.string().min(1).optional(),
  password: z.string("Please enter your password").optional(),
});
export type Erase = z.infer<typeof Erase>;

/** What became of it. Erasing again answers the same with nothing left to do. */
export const Erased = z.object({
  message: z.string(),
  userId: z.string(),
  lessonsCancelled: z.int(),
  slotsWithdrawn: z.int(),
});
export type Erased = z.infer<typeof Erased>;
