import { z } from "zod";
import { LeagueSport } from "../../../projections/outreach/leagueView.ts";
import { optionalText } from "../../textContract.ts";
import { address, headerText } from "../formContract.ts";

export {
  LeagueSource,
  LeagueSport,
  LeagueStanding,
  LeagueView,
  SuppressedBy,
  SuppressionView,
} from "../../../projections/outreach/leagueView.ts";

const needEmail = "Please enter an email address";

/** A league and its contact. */
export const LeagueForm = z.object({
  name: headerText("Please enter the league’s name", 120),
  contactName: headerText("Please enter who to ask for", 100),
  email: address(needEmail),
  sport: z
    .enum(["", ...LeagueSport.options], "Please choose baseball, softball, or both")
    .nullish()
    .transform((sport) => sport || null),
  region: optionalText(60),
});
export type LeagueForm = z.infer<typeof LeagueForm>;

export const AddLeague = LeagueForm.extend({
  inquiryId: z.string().max(100).optional().describe("the coaching inquiry it comes of"),
});
export type AddLeague = z.infer<typeof AddLeague>;

export const AnsweredEmail = z.object({
  emailId: z.string().max(100).optional().describe("the email they replied to; the league's last one by default"),
});

/** asked: they told us. complaint: they called it spam. bounce: what we sent came back. */
export const Suppress = z.object({
  email: address(needEmail),
  why: z.enum(["asked", "complaint", "bounce"], "Please choose why"),
});
export type Suppress = z.infer<typeof Suppress>;

export const AllowAgain = z.object({ reason: headerText("Please enter who asked for it, when, and how", 300) });
export type AllowAgain = z.infer<typeof AllowAgain>;
export const AllowedView = z.object({ id: z.string() });
