import { z } from "zod";
import { emailSubject, requiredText } from "../../textContract.ts";
import { studentsUrl } from "../studentContract.ts";

export { PlayerMessageView } from "../../../projections/players/view.ts";

/** What staff email a player's family. */
export const playerMessagesUrl = (id: string) => `${studentsUrl}/${id}/messages`;

export const MessageFamily = z.object({
  subject: emailSubject,
  text: requiredText("Please write your message", 10_000),
});
export type MessageFamily = z.infer<typeof MessageFamily>;
