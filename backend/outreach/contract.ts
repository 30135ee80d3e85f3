export const templatesUrl = "/api/email/templates";
export const sendersUrl = "/api/email/senders";
export const previewUrl = "/api/email/preview";
export const sendUrl = "/api/email/send";
export const outreachUrl = "/api/outreach";

export const bouncedUrl = <Id extends string>(id: Id) => `${outreachUrl}/${id}/bounced` as const;

export const leaguesUrl = "/api/leagues";
export const leagueUrl = <Id extends string>(id: Id) => `${leaguesUrl}/${id}` as const;
export const answeredUrl = <Id extends string>(id: Id) => `${leagueUrl(id)}/answered` as const;
export const importLeaguesUrl = `${leaguesUrl}/import` as const;
export const leagueRegionsUrl = "/api/league-regions";
export const suppressionsUrl = "/api/suppressions";
export const suppressionUrl = <Id extends string>(id: Id) => `${suppressionsUrl}/${id}` as const;

export const testUrl = "/api/email/test";
export const sendOutreachAgainUrl = <Id extends string>(id: Id) => `${outreachUrl}/${id}/send-again` as const;

export const campaignsUrl = "/api/outreach-campaigns";
export const campaignUrl = <Id extends string>(id: Id) => `${campaignsUrl}/${id}` as const;
export const audienceUrl = <Id extends string>(id: Id) => `${campaignUrl(id)}/audience` as const;
export const startCampaignUrl = <Id extends string>(id: Id) => `${campaignUrl(id)}/start` as const;
export const pauseCampaignUrl = <Id extends string>(id: Id) => `${campaignUrl(id)}/pause` as const;
export const resumeCampaignUrl = <Id extends string>(id: Id) => `${campaignUrl(id)}/resume` as const;
export const endCampaignUrl = <Id extends string>(id: Id) => `${campaignUrl(id)}/end` as const;
export const campaignRecipientsUrl = <Id extends string>(id: Id) => `${campaignUrl(id)}/recipients` as const;

/** How many test emails a user may send in an hour. */
export const testsAnHour = 20;
/** How many a user may send in a day. */
export const sentADay = 20;
