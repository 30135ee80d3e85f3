import {
  audienceUrl,
  campaignRecipientsUrl,
  campaignsUrl,
  campaignUrl,
  endCampaignUrl,
  leagueRegionsUrl,
  pauseCampaignUrl,
  previewUrl,
  resumeCampaignUrl,
  sendOutreachAgainUrl,
  startCampaignUrl,
  testUrl,
} from "../../../../backend/outreach/contract.ts";
import {
  AudienceView,
  CampaignView,
  RecipientView,
  TestedView,
} from "../../../../backend/outreach/campaigns/contract.ts";
import { type PreviewEmail, PreviewView } from "../../../../backend/outreach/formContract.ts";
import { z } from "zod";
import { command, query } from "../../../shared/api.ts";
import type { Attempt } from "../../../shared/forms/useSend.ts";

// No verbs of the data provider, which would load the contract with the first screen.
export const createCampaign = async (form: object, attempt: Attempt) =>
  CampaignView.parse(await command("POST", campaignsUrl, form, attempt(form)));
export const saveCampaign = (id: string) => (form: object) => command("PUT", campaignUrl(id), form);
export const startCampaign = (id: string) => (form: object) => command("POST", startCampaignUrl(id), form);
export const pauseCampaign = (id: string) => command("POST", pauseCampaignUrl(id), {});
export const resumeCampaign = (id: string) => command("POST", resumeCampaignUrl(id), {});
export const endCampaign = (id: string) => command("POST", endCampaignUrl(id), {});
export const sendAgain = (emailId: string) => command("POST", sendOutreachAgainUrl(emailId), {});
export const testEmail = async (form: PreviewEmail) => TestedView.parse(await command("POST", testUrl, form));

export const previewQuery = (form: PreviewEmail) => ({
  queryKey: [previewUrl, form],
  queryFn: async () => PreviewView.parse(await command("POST", previewUrl, form)),
});
/** Counted anew each time somebody looks: leagues come and go. */
export const audienceQuery = (id: string, audience?: object) => ({
  queryKey: [audienceUrl(id), audience],
  queryFn: async () => AudienceView.parse(await command("POST", audienceUrl(id), { audience })),
  staleTime: 0,
});
/** `asOf`: anything that changes with what became of them. */
export const recipientsQuery = (id: string, asOf: string) => ({
  queryKey: [campaignRecipientsUrl(id), asOf],
  queryFn: ({ signal }: { signal: AbortSignal }) => query(campaignRecipientsUrl(id), RecipientView.array(), { signal }),
  staleTime: 0,
});
export const regionsQuery = {
  queryKey: [leagueRegionsUrl],
  queryFn: ({ signal }: { signal: AbortSignal }) => query(leagueRegionsUrl, z.string().array(), { signal }),
};
