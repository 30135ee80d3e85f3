export const templatesUrl = "/api/email/templates";
export const sendersUrl = "/api/email/senders";
export const previewUrl = "/api/email/preview";
export const sendUrl = "/api/email/send";
export const outreachUrl = "/api/outreach";

/** How many a user may send in a day. */
export const sentADay = 20;
