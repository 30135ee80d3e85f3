import { z } from "zod";
import { TemplateType } from "../../projections/outreach/view.ts";
import { requiredText, tooLong } from "../textContract.ts";

export type { OutreachFact } from "../../projections/outreach/view.ts";
export { OutreachState, OutreachView, TemplateType, WholeOutreachView } from "../../projections/outreach/view.ts";

export const TemplateView = z.object({ id: TemplateType, name: z.string(), subject: z.string() });
export type TemplateView = z.infer<typeof TemplateView>;

/** Where answers may go, the usual address first; and whether the facility says where it is, which the law requires. */
export const SendersView = z.object({ addresses: z.string().array(), hasPostalAddress: z.boolean() });
export type SendersView = z.infer<typeof SendersView>;

const oneLineOnly = "Please keep this on one line";
/** It gets into a header. A line break there could add another header, so it is refused, not repaired. */
export const headerText = (please: string, most: number) =>
  z
    .string(please)
    .regex(/^[^\r\n]*$/, oneLineOnly)
    .pipe(requiredText(please, most));
const wrongAddress = "Please enter an email address like dana@league.org";
export const address = (please: string) => headerText(please, 100).pipe(z.email(wrongAddress));

const mostWords = 10_000;
export const longText = z.string().max(mostWords, tooLong(mostWords));
const mostHtml = 50_000;

/** What the specification asks for before a preview, and before sending. */
export const needForPreview = "Please enter league name and contact name";
export const needForSending = "Please fill in all required fields";

export const EditedEmail = z.object({
  subject: headerText("Please enter a subject", 200),
  text: longText.optional().describe("with a little Markdown; if it was changed, it goes before the HTML"),
  html: z.string().max(mostHtml, tooLong(mostHtml)).optional(),
});

export const PreviewEmail = z.object({
  templateType: z.enum(TemplateType.options, "Please choose a template").default("campOutreach"),
  leagueName: headerText(needForPreview, 120),
  contactName: headerText(needForPreview, 100),
  useCustomContent: z.boolean().optional(),
  customContent: longText.nullish().describe("in place of the template's own words"),
  showPreview: z.boolean().optional(),
  previewData: EditedEmail.nullish().describe("what was edited after the preview; used with showPreview"),
});
export type PreviewEmail = z.infer<typeof PreviewEmail>;

/** html and text: what can be edited. whole: the email as it would arrive, in its frame. */
export const PreviewView = z.object({ subject: z.string(), html: z.string(), text: z.string(), whole: z.string() });
export type PreviewView = z.infer<typeof PreviewView>;

export const SendEmail = PreviewEmail.extend({
  leagueName: headerText(needForSending, 120),
  contactName: headerText(needForSending, 100),
  recipientEmail: address(needForSending),
  senderEmail: headerText("Please choose where replies go", 100).optional().describe("where replies go; one of ours"),
});
export type SendEmail = z.infer<typeof SendEmail>;

export const QueuedView = z.object({ id: z.string(), state: z.literal("queued") });
export type QueuedView = z.infer<typeof QueuedView>;
