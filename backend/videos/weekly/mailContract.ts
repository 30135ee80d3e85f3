import { z } from "zod";

/** Whether an account wants the weekly mail about new videos. */
export const weeklyMailUrl = "/api/account/weekly-email";
/** The same, by the link in that mail. */
export const weeklyMailLinkUrl = "/api/weekly-email";

export const ChooseWeeklyMail = z.object({ wanted: z.boolean() });
export const ChooseWeeklyMailByLink = ChooseWeeklyMail.extend({ token: z.string().max(200) });
