import { z } from "zod";

export const LeagueSport = z.enum(["baseball", "softball", "both"]);
export type LeagueSport = z.infer<typeof LeagueSport>;

/** form: typed in by staff, also with a first email. */
export const LeagueSource = z.enum(["form", "import", "inquiry"]);
export type LeagueSource = z.infer<typeof LeagueSource>;

/** How an address came to get no outreach. */
export const SuppressedBy = z.enum(["link", "one-click", "staff", "bounce", "complaint"]);
export type SuppressedBy = z.infer<typeof SuppressedBy>;

/** Whether a league can be emailed. */
export const LeagueStanding = z.enum(["open", "suppressed"]);
export type LeagueStanding = z.infer<typeof LeagueStanding>;

/** A league or club and its contact, as staff see it. */
export const LeagueView = z.object({
  id: z.string(),
  name: z.string(),
  contactName: z.string(),
  email: z.string(),
  sport: LeagueSport.nullable(),
  region: z.string().nullable(),
  source: LeagueSource,
  inquiryId: z.string().nullable(), // the one it came of
  addedAt: z.iso.datetime(),
  lastEmailId: z.string().nullable(),
  lastEmailedAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(), // by staff's word
  answeredEmailId: z.string().nullable(), // the latest email that they answered
  bouncedAt: z.iso.datetime().nullable(), // an email to this address came back
  suppressionId: z.string().nullable(), // null: it may be emailed
  suppressedBy: SuppressedBy.nullable(),
  suppressedAt: z.iso.datetime().nullable(),
});
export type LeagueView = z.infer<typeof LeagueView>;

/** An address that gets no outreach. Which one it is, we know only if a league has it. */
export const SuppressionView = z.object({
  id: z.string(), // its fingerprint
  by: SuppressedBy,
  since: z.iso.datetime(),
  leagueId: z.string().nullable(),
  leagueName: z.string().nullable(),
  email: z.string().nullable(),
});
export type SuppressionView = z.infer<typeof SuppressionView>;
