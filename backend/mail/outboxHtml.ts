import { calendarFileName } from "../post.ts";
import type { Business } from "../business.ts";
import type { MailState } from "./contract.ts";
import type { Outgoing } from "./outbox.ts";
import { colors, escaped } from "./stationery.ts";

export type OutboxMail = Outgoing & {
  readonly state: MailState;
  readonly reason: string | null;
};

/** As the list shows it. */
type OutboxItem = Pick<OutboxMail, "id" | "name" | "recipient" | "subject" | "created_at" | "state">;

const style = `
*{box-sizing:border-box}
body{margin:0;background:${colors.ground};color:${colors.ink};font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{background:${colors.field};border-bottom:4px solid ${colors.stitch};color:#fff;padding:14px 20px;display:flex;gap:16px;align-items:baseline;flex-wrap:wrap}
header a{color:#fff}header h1{font-size:20px;margin:0}
main{display:grid;grid-template-columns:minmax(260px,360px) minmax(0,1fr);gap:24px;max-width:1280px;margin:0 auto;padding:20px}
.note{grid-column:1/-1;background:${colors.sand};border-radius:10px;padding:12px 16px;margin:0}
ul{list-style:none;margin:0;padding:0}
li a{display:block;padding:10px 14px;border-radius:10px;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li a:hover,li a[aria-current]{background:${colors.sand}}
li b{display:block}
small,dt{color:${colors.soft}}
article{background:#fff;border-radius:14px;padding:20px;min-width:0}
article h2{margin:0 0 12px;font-size:22px;line-height:1.25;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:640px;border:1px solid ${colors.sand};border-radius:10px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:${colors.sand};border-radius:10px;padding:16px;font-size:14px}
h3{font-size:16px;margin:20px 0 8px}
a:focus-visible{outline:3px solid ${colors.stitch};outline-offset:2px}
.back{display:none}
@media(max-width:760px){main{grid-template-columns:minmax(0,1fr);padding:14px;gap:14px}.chosen nav{display:none}.chosen .back{display:inline-block}article{padding:14px}}
`;

const states: Record<MailState, string> = {
  waiting: "waiting",
  "handing over": "waiting",
  sent: "not sent",
  failed: "failed",
  skipped: "skipped",
  unknown: "not sent",
};
const person = ({ name, recipient }: OutboxItem) =>
  recipient ? escaped(name ? `${name} <${recipient}>` : recipient) : "no longer kept";

/** Opens a mail's links in the whole window, and gives its HTML no script. */
const framed = (html: string) => escaped(html.replace("<head>", '<head><base target="_top">'));

const attached = {
  REQUEST: "adds the lesson to a calendar",
  CANCEL: "removes the lesson from a calendar",
  PUBLISH: "the days of the camp, for a calendar",
};

const shown = (mail: OutboxMail, at: (date: Date) => string) => `
<article aria-labelledby="subject">
<p class="back"><a href="/outbox">All emails</a></p>
<h2 id="subject">${escaped(mail.subject ?? "Removed")}</h2>
<dl>
<dt>To</dt><dd>${person(mail)}</dd>
<dt>When</dt><dd>${escaped(at(mail.created_at))}, ${states[mail.state]}${mail.reason ? `: ${escaped(mail.reason)}` : ""}</dd>
<dt>Kind</dt><dd>${escaped(mail.kind)}</dd>
${mail.calendar ? `<dt>Attached</dt><dd><a href="/outbox/${mail.id}/${calendarFileName(mail.calendar)}">${calendarFileName(mail.calendar)}</a> (${attached[mail.calendar.method]})</dd>` : ""}
</dl>
${mail.html === null ? "" : `<h3>As HTML</h3><iframe title="The email as HTML" sandbox="allow-top-navigation-by-user-activation allow-popups" srcdoc="${framed(mail.html)}"></iframe>`}
${mail.text === null ? "" : `<h3>As text</h3><pre>${escaped(mail.text)}</pre>`}
</article>`;

/** The outbox: what it is, all mails, and the selected one, or else the newest if there is room. */
export const html = ({
  list,
  mail,
  chosen,
  business: { productName, facility },
  folder,
}: {
  list: readonly OutboxItem[];
  mail: OutboxMail | undefined;
  chosen: boolean;
  business: Business;
  folder: string;
}) => {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: facility.timeZone,
    dateStyle: "medium",
    timeStyle: "short",
  });
  const at = (date: Date) => format.format(date).replace("\u202f", " ");
  const item = (one: OutboxItem) =>
    `<li><a href="/outbox/${one.id}"${one.id === mail?.id ? ' aria-current="true"' : ""}><b>${escaped(one.subject ?? "Removed")}</b>` +
    `<small>${person(one)}<br>${escaped(at(one.created_at))}, ${states[one.state]}</small></a></li>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg">
<title>${escaped(chosen && mail?.subject ? mail.subject : "Outbox")} · ${escaped(productName)}</title>
<style>${style}</style>
</head>
<body>
<header><h1>Outbox</h1><a href="/">${escaped(productName)}</a></header>
<main${chosen ? ' class="chosen"' : ""}>
<p class="note"><b>Nobody gets these emails.</b> No mail server is set up (<code>SMTP_URL</code>), so they stay on this machine: here, and as files in <code>${escaped(folder)}</code>. Anyone who opens this page can read them all. It doesn't exist in production or with your own database.</p>
<nav aria-label="Emails">${list.length > 0 ? `<ul>${list.map(item).join("")}</ul>` : "<p>No emails yet. Book a lesson, and the first ones will show up here. Reload to check again.</p>"}</nav>
${mail ? shown(mail, at) : ""}
</main>
</body>
</html>
`;
};
