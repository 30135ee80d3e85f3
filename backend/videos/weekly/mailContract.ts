import { z } from "zod";

/** Whether an account wants mails about weekly videos. */
export const weeklyMailUrl = "/api/account/weekly-email";
/** The same, by the link in such a mail. */
export const weeklyMailLinkUrl = "/api/weekly-email";

export const ChooseWeeklyMail = z.object({ wanted: z.boolean() });
export const ChooseWeeklyMailByLink = ChooseWeeklyMail.extend({ token: z.string().max(200) });
