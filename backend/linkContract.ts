import { z } from "zod";

/** What a mailed link carries besides the address of its page. */
export const MailedLink = z.object({
  token: z
    .string("This link is incomplete. Open it from the email again.")
    .min(1, "This link is incomplete. Open it from the email again.")
    .max(200),
});
export type MailedLink = z.infer<typeof MailedLink>;
