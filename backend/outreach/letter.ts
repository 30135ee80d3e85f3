import type { Business } from "../business.ts";
import { Rejection } from "../http/rejection.ts";
import type { Letter } from "../post.ts";
import { cleanHtml, htmlFromText, textFromHtml } from "./cleaning.ts";
import type { PreviewEmail } from "./formContract.ts";
import { templates, textOf } from "./templates.ts";

interface Content {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const unwritten = (message: string, path: readonly string[]) =>
  new Rejection("invalid", "Invalid", message, { issues: [{ path: [...path], message }] });

/** As the template has it, with words of one's own in place of its own if there are any. The text has a little Markdown. */
export const previewOf = (form: PreviewEmail, business: Business): Content => {
  if (form.useCustomContent && !form.customContent?.trim())
    throw unwritten("Please write your message", ["customContent"]);
  const custom = form.useCustomContent ? form.customContent?.trim() : undefined;
  const text = textOf(form.templateType, { ...form, custom }, business);
  return { subject: templates[form.templateType].subject(form.leagueName), html: htmlFromText(text), text };
};

/** What goes out, but with the text as it is edited: with a little Markdown. */
export const editableOf = (form: PreviewEmail, business: Business): Content => {
  const { text = previewOf(form, business).text } = (form.showPreview && form.previewData) || {};
  return { ...contentOf(form, business), text };
};

/** What goes out. Of what a browser returns only the words count: text before HTML, and only if they were edited. */
export const contentOf = (form: PreviewEmail, business: Business): Content => {
  const preview = previewOf(form, business);
  if (!form.showPreview || !form.previewData) return filled(preview.subject, preview.html);
  const { subject, text, html } = form.previewData;
  if (text !== undefined && text !== preview.text) return filled(subject, htmlFromText(text));
  return filled(subject, html === undefined ? preview.html : cleanHtml(html));
};

const filled = (subject: string, html: string): Content => {
  const text = textFromHtml(html);
  if (text.trim()) return { subject, html, text };
  throw unwritten("Please write what the email should say", ["previewData", "text"]);
};

/** In its frame: who sends it, why they get it, and how to get no more. None of that can be edited away. */
export const letterOf = (
  { subject, html, text }: Content,
  { leagueName, unsubscribePath }: { leagueName: string; unsubscribePath: string },
  { facility, productName }: Business,
): Letter => ({
  subject,
  heading: "",
  paragraphs: [],
  content: { html, text },
  afterwards: [
    `${facility.name} sent you this with ${productName} because you’re the contact we have for ${leagueName}. It’s an offer from a business, and you can stop these emails any time.`,
  ],
  stop: { label: "Unsubscribe", path: unsubscribePath },
});
