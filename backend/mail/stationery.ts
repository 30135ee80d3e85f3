import { type Business, placeInWords } from "../business.ts";
import type { Letter } from "../post.ts";
import { oneLine } from "../textContract.ts";

/** A letter as it is sent. */
interface Written {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export const colors = {
  field: "#1d4d35",
  stitch: "#c2202e",
  ground: "#fbf8f2",
  sand: "#f3ede2",
  ink: "#18221c",
  soft: "#55605a",
};
const font = "'Figtree',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** For text and for quoted attributes alike. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/**
 * Renders a letter, for programs that show HTML and for those that show text. Every word is escaped; styles are inline
 * and columns are tables, because mail programs support little else.
 */
export const written = (letter: Letter, business: Business): Written => ({
  subject: oneLine(letter.subject),
  html: html(letter, business),
  text: text(letter, business),
});

const html = (letter: Letter, { productName, siteUrl, facility, contact }: Business) => {
  const { subject, heading, content, paragraphs, facts = [], links = [], button, afterwards = [], stop } = letter;
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escaped(words)}</p>`;
  const fact = ([name, value]: readonly [string, string]) =>
    `<tr><td style="padding:8px 16px 8px 0;color:${colors.soft};vertical-align:top;white-space:nowrap">${escaped(name)}</td>` +
    `<td style="padding:8px 0;font-weight:600">${escaped(value)}</td></tr>`;
  const outside = ({ label, url }: (typeof links)[number]) =>
    `<a href="${escaped(url)}" style="display:inline-block;margin:0 12px 8px 0;color:${colors.field};font-weight:700;padding:10px 18px;border:2px solid ${colors.field};border-radius:10px;text-decoration:none">${escaped(label)}</a>`;
  const link = button && escaped(siteUrl + button.path);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(oneLine(subject))}</title>
</head>
<body style="margin:0;padding:0;background:${colors.ground};color:${colors.ink};font-family:${font};font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${escaped(content ? oneLine(content.text).slice(0, 120) : (paragraphs[0] ?? ""))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;background:#ffffff;border-radius:14px;overflow:hidden">
<tr><td style="background:${colors.field};border-bottom:4px solid ${colors.stitch};padding:18px 28px;color:#ffffff;font-size:18px;font-weight:700">${escaped(productName)}</td></tr>
<tr><td style="padding:28px 28px 12px">
${heading ? `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escaped(heading)}</h1>` : ""}
${content ? `<div style="margin:0 0 20px;overflow-wrap:anywhere">${content.html}</div>` : ""}
${paragraphs.map(paragraph).join("\n")}
${facts.length > 0 ? `<table cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 20px;padding:8px 16px;background:${colors.sand};border-radius:10px">${facts.map(fact).join("")}</table>` : ""}
${links.length > 0 ? `<p style="margin:0 0 12px">${links.map(outside).join("")}</p>` : ""}
${link ? `<p style="margin:0 0 20px"><a href="${link}" style="display:inline-block;background:${colors.field};color:#ffffff;text-decoration:none;font-weight:700;padding:13px 22px;border-radius:10px">${escaped(button.label)}</a></p>` : ""}
${afterwards.map((words) => `<p style="margin:0 0 12px;font-size:14px;color:${colors.soft}">${escaped(words)}</p>`).join("\n")}
${stop ? `<p style="margin:0 0 12px;font-size:14px"><a href="${escaped(siteUrl + stop.path)}" style="color:${colors.soft}">${escaped(stop.label)}</a></p>` : ""}
</td></tr>
<tr><td style="padding:16px 28px 24px;border-top:1px solid ${colors.sand};font-size:13px;color:${colors.soft}">
${escaped(placeInWords(facility.name, facility.address))}<br>
Questions? <a href="mailto:${escaped(contact.email)}" style="color:${colors.field}">${escaped(contact.email)}</a> or ${escaped(contact.phone)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
};

const text = (letter: Letter, { productName, siteUrl, facility, contact }: Business) => {
  const { heading, content, paragraphs, facts = [], links = [], button, afterwards = [], stop } = letter;
  const width = Math.max(0, ...facts.map(([name]) => name.length)) + 2;
  const parts = [
    heading,
    content?.text ?? "",
    ...paragraphs,
    facts.map(([name, value]) => `${(name && `${name}:`).padEnd(width)}${value}`).join("\n"),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    button ? `${button.label}:\n${siteUrl}${button.path}` : "",
    ...afterwards,
    stop ? `${stop.label}:\n${siteUrl}${stop.path}` : "",
    `-- \n${productName} · ${placeInWords(facility.name, facility.address)}\nQuestions? ${contact.email} or ${contact.phone}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
};
