import { z } from "zod";
import {
  campaignsUrl,
  campaignUrl,
  leaguesUrl,
  leagueUrl,
  previewUrl,
  sendUrl,
  suppressionsUrl,
  suppressionUrl,
  testUrl,
} from "../../outreach/contract.ts";
import type { Canaries } from "./canaries.ts";
import type { Send } from "./freeTexts.ts";

/** What staff write to and about a league. Its name is in the subject, as that of an organization that inquires is. */
export const plantInOutreach = async (
  { words, mail }: Pick<Canaries, "words" | "mail">,
  { asCoach, asAdmin }: { asCoach: Send; asAdmin: Send },
) => {
  const told = {
    leagueName: words("Organization"),
    contactName: words("Contacted"),
    useCustomContent: true,
    customContent: words("Offered"),
  };
  await asCoach("POST", previewUrl, told);
  await asCoach("POST", sendUrl, { ...told, recipientEmail: mail("league") });
  await asCoach("POST", testUrl, told);
  const campaign = {
    name: words("Campaign"),
    templateType: "campOutreach",
    subject: words("Organization"),
    message: words("Offered"),
    audience: {
      sport: null,
      region: words("Region"),
      emailed: "any",
      emailedBefore: null,
      answered: false,
      fromInquiries: false,
      leagueIds: null,
    },
  };
  const drafted = await asCoach("POST", campaignsUrl, campaign);
  const { id: campaignId } = z.object({ id: z.string() }).parse(drafted.body);
  await asCoach("PUT", campaignUrl(campaignId), { ...campaign, name: words("Renamed") });
  const league = {
    name: words("Listed"),
    contactName: words("Reached"),
    email: mail("listed"),
    region: words("Region"),
  };
  const added = await asCoach("POST", leaguesUrl, league);
  const { id } = z.object({ id: z.string() }).parse(added.body);
  await asCoach("PUT", leagueUrl(id), { ...league, name: words("Relisted"), region: words("Area") });
  const stopped = await asCoach("POST", suppressionsUrl, { email: league.email, why: "asked" });
  const { id: fingerprint } = z.object({ id: z.string() }).parse(stopped.body);
  await asAdmin("DELETE", suppressionUrl(fingerprint), { reason: words("Allowed") });
};
