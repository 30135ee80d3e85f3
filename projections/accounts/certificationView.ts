import { z } from "zod";

/** A certification that an admin has seen, as admins see it, also once it has expired. */
export const CertificationView = z.object({
  id: z.string(),
  title: z.string(),
  validUntil: z.iso.date(), // included, at the facility
  seenOn: z.iso.date(),
});
export type CertificationView = z.infer<typeof CertificationView>;
