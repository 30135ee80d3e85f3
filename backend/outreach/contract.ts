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

/** How many a user may send in a day. */
export const sentADay = 20;
