import { z } from "zod";
import { requiredText, tooLong } from "../../textContract.ts";
import { MessageAudience } from "../../../projections/camps/view.ts";
import { campUrl } from "../contract.ts";

export { CampMessageView, MessageAudience } from "../../../projections/camps/view.ts";

export const campMessagesUrl = (campId: string) => `${campUrl(campId)}/messages`;
export const messageAudienceUrl = (campId: string) => `${campMessagesUrl(campId)}/audience`;

const mostText = 5000;
export const DraftMessage = z.object({
  to: MessageAudience,
  subject: requiredText("Please enter a subject", 150),
  text: z.string("Please write a message").trim().min(1, "Please write a message").max(mostText, tooLong(mostText)),
});
export type DraftMessage = z.infer<typeof DraftMessage>;

/** Who would get it; with a subject and a text, also how it would look. */
export const AskAudience = z.object({
  to: MessageAudience,
  subject: DraftMessage.shape.subject.optional(),
  text: DraftMessage.shape.text.optional(),
});

export const SendMessage = DraftMessage.extend({
  families: z.int("Please enter the number of families it goes to").min(0), // as its author was shown
});

export const AudienceView = z.object({
  families: z.int(),
  players: z.int(),
  mail: z.object({ subject: z.string(), html: z.string(), text: z.string() }).nullable(), // as a family gets it; null without a text
});
export type AudienceView = z.infer<typeof AudienceView>;
