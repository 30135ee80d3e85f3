import { Window } from "happy-dom";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { businessOf } from "../business.ts";
import { textFromHtml } from "./cleaning.ts";
import { configurationFrom } from "../configuration.ts";
import { written } from "../mail/stationery.ts";
import { PreviewEmail, SendEmail, TemplateType } from "./formContract.ts";
import { contentOf, letterOf, previewOf } from "./letter.ts";
import { hostile } from "./testing/hostileHtml.ts";

const business = businessOf(configurationFrom({ FACILITY_ADDRESS: "12 Ballpark Lane, Springfield" }));
const told = { leagueName: "Maple Valley Little League", contactName: "Dana Whitfield" };
const form = (fields: object = {}) =>
  SendEmail.parse({ ...told, recipientEmail: "dana@maplevalley.example", ...fields });
const sent = (fields: object = {}) => {
  const link = { leagueName: told.leagueName, unsubscribePath: "/unsubscribe#token=x.y" };
  return written(letterOf(contentOf(form(fields), business), link, business), business);
};
const preview = previewOf(PreviewEmail.parse(told), business);
const edited = (previewData: object) => ({
  showPreview: true,
  previewData: { subject: preview.subject, ...previewData },
});

it.each(TemplateType.options)(
  "E12, M19: %s greets the contact, names the league, and says who writes",
  (templateType) => {
    const { subject, html, text } = previewOf(PreviewEmail.parse({ ...told, templateType }), business);
    expect(subject).toContain(told.leagueName);
    for (const form of [html, text])
      for (const part of [
        "Hi Dana Whitfield,",
        told.leagueName,
        business.facility.name,
        "/camps-clinics?showForm=true",
      ])
        expect(form).toContain(part);
  },
);

it("E12: the template is campOutreach unless another is chosen", () => {
  expect(PreviewEmail.parse(told).templateType).toBe("campOutreach");
});

it("words of one's own take the place of the template's, between greeting and signature", () => {
  const custom = { useCustomContent: true, customContent: "Come and *see* us." };
  const { text, html } = previewOf(PreviewEmail.parse({ ...told, ...custom }), business);
  expect(text).toMatch(/^Hi Dana Whitfield,\n\nCome and \*see\* us\.\n\nElite Training Center\n/);
  expect(html).toContain("<p>Come and <em>see</em> us.</p>");
  expect(previewOf(PreviewEmail.parse({ ...told, customContent: "Unused" }), business)).toEqual(preview);
});

it("a name cannot bring a link or markup along", () => {
  const names = { leagueName: "[Maple](https://evil.example) <b>x</b>", contactName: "**Dana** <img src=x>" };
  for (const more of ["", " https://evil.example", " www.evil.example", " dana@evil.example"]) {
    const told = { leagueName: names.leagueName + more, contactName: names.contactName + more };
    const { html } = previewOf(PreviewEmail.parse(told), business);
    expect(html).not.toMatch(/<b>|<img|<strong>Dana/);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(links).toEqual([`${business.siteUrl}/camps-clinics?showForm=true`]);
  }
});

it("names are shown in the text to edit as they are, unless Markdown would read them as something else", () => {
  const names = { leagueName: "St. Mary's Oak-Hill (10U) League #1", contactName: "Anne-Marie O'Neil & Sons!" };
  const { text } = previewOf(PreviewEmail.parse(names), business);
  expect(text).toContain("Hi Anne-Marie O'Neil & Sons!,");
  expect(text).toContain("run one for St. Mary's Oak-Hill (10U) League #1.");
  for (const name of [
    "a*b*c",
    "_a_",
    "~a~",
    "`a`",
    "&lt;b&gt;",
    "&#60;",
    "a\\*b",
    "<!-- a",
    "![a](b)",
    "HTTPS://a.example",
  ]) {
    const { html } = previewOf(PreviewEmail.parse({ ...told, contactName: name }), business);
    expect([name, textFromHtml(html).split("\n")[0]]).toEqual([name, `Hi ${name},`]);
    expect(html.split("</p>")[0]).not.toMatch(/<(?!p>)/);
  }
});

it("what was edited goes out: text before HTML, and nothing of HTML that nobody edited", () => {
  const { html, text } = sent();
  expect(html).toContain(preview.html);
  expect(text).toContain("A camp for your players");
  const named = sent({ leagueName: "Oak-Hill (10U) League #1", contactName: "Anne-Marie O'Neil" }).text;
  expect(named).toContain("Hi Anne-Marie O'Neil,");
  expect(named).toContain("for Oak-Hill (10U) League #1");
  expect(sent(edited({ text: preview.text, html: preview.html })).html).toContain(preview.html);
  expect(sent(edited({ text: "Only *this*", html: "<p>Not this</p>" })).html).toContain("<p>Only <em>this</em></p>");
  const fromHtml = sent(edited({ text: preview.text, html: "<p onclick=x>Rather <b>this</b></p><script>x</script>" }));
  expect(fromHtml.html).toContain("<p>Rather <strong>this</strong></p></div>");
  expect(fromHtml.text).toContain("Rather this\n");
  expect(sent({ previewData: { subject: "Ignored", text: "Ignored" } }).subject).toBe(preview.subject);
});

const inPreview = (previewData: object) => {
  const link = { leagueName: told.leagueName, unsubscribePath: "/unsubscribe#token=x.y" };
  return written(letterOf(contentOf(form(edited(previewData)), business), link, business), business);
};
/** As the mail arrives. */
const composer = createTransport({ streamTransport: true, buffer: true });
const arrived = async (mail: ReturnType<typeof inPreview>) => {
  const { message } = await composer.sendMail({ from: "mail@fungo.example", to: "dana@maplevalley.example", ...mail });
  return PostalMime.parse(message as Buffer);
};
const parser = new new Window().DOMParser();
/** What could act or load something, in what a browser makes of it. */
const dangers = (html: string) => {
  const document = parser.parseFromString(html, "text/html");
  return [...document.querySelectorAll("*")].flatMap((element) => [
    ...(/^(script|iframe|object|embed|form|input|button|textarea|svg|math|video|audio|img|link|base|template)$/i.test(
      element.tagName,
    )
      ? [element.tagName]
      : []),
    ...element.getAttributeNames().flatMap((name) => {
      const value = element.getAttribute(name) ?? "";
      const leads = /^(href|src|action|formaction|data|srcdoc)$/.test(name) && !/^(https?:|mailto:)/.test(value);
      const acts = name.startsWith("on") || (name === "style" && /url|expression|import/i.test(value));
      return leads || acts ? [`${element.tagName} ${name}=${value}`] : [];
    }),
  ]);
};

it("G2-33: 112 hostile bodies are inert in the preview and in the mail, by a browser's and a mail program's parser", async () => {
  expect(dangers(inPreview({ text: "Hi" }).html)).toEqual([]);
  expect(hostile.filter((body) => dangers(body).length > 0).length).toBeGreaterThan(90); // as they come
  for (const body of hostile)
    for (const previewData of [{ text: preview.text, html: `<p>Hi</p>${body}` }, { text: `Hi\n\n${body}` }]) {
      const mail = inPreview(previewData);
      const { html, attachments } = await arrived(mail);
      expect([body, attachments]).toEqual([body, []]);
      for (const form of new Set([mail.html.trim(), html!.trim()])) expect([body, dangers(form)]).toEqual([body, []]);
    }
});

it("a message of one's own that is left empty is refused beside its field", () => {
  for (const nothing of [undefined, null, " \n"]) {
    const own = { ...told, useCustomContent: true, customContent: nothing };
    expect(() => previewOf(PreviewEmail.parse(own), business)).toThrow("Please write your message");
  }
});

it("what is nested too deeply to be read is refused beside its field", () => {
  for (const deep of [">".repeat(9000), "- ".repeat(4500)])
    expect(() => contentOf(form(edited({ text: deep })), business)).toThrow(/Please write/);
});

it("an email without words is refused beside its field", () => {
  for (const nothing of [{ text: " \n" }, { html: "<script>x</script>" }])
    expect(() => contentOf(form(edited(nothing)), business)).toThrow("Please write what the email should say");
});

it("G2-34: who sends it, why, the postal address and the way out cannot be edited away", () => {
  const { html, text } = sent(edited({ text: "Hi" }));
  for (const form of [html, text]) {
    expect(form).toContain("Elite Training Center sent you this");
    expect(form).toContain("you’re the contact we have for Maple Valley Little League");
    expect(form).toContain("12 Ballpark Lane, Springfield");
    expect(form).toContain(`${business.siteUrl}/unsubscribe#token=x.y`);
  }
});

const wrong = (fields: object) => {
  const { success, error } = SendEmail.safeParse({ ...told, recipientEmail: "dana@maplevalley.example", ...fields });
  return success ? [] : error.issues.map(({ path, message }) => [path.join("."), message]);
};
it("V14, T36: what is missing is said in the specification's words", () => {
  expect(PreviewEmail.safeParse({}).error?.issues.map(({ message }) => message)).toEqual([
    "Please enter league name and contact name",
    "Please enter league name and contact name",
  ]);
  expect(wrong({ leagueName: "", contactName: " " })).toEqual([
    ["leagueName", "Please fill in all required fields"],
    ["contactName", "Please fill in all required fields"],
  ]);
  expect(wrong({ recipientEmail: undefined })).toEqual([["recipientEmail", "Please fill in all required fields"]]);
});

it.each(["\r\nBcc: all@example.com", "\n x", "\r"])("a line break in any header's field is refused: %j", (more) => {
  for (const field of ["leagueName", "contactName", "recipientEmail", "senderEmail"])
    expect(wrong({ [field]: `dana@maplevalley.example${more}` })[0]).toEqual([field, "Please keep this on one line"]);
  expect(wrong(edited({ subject: `Hello${more}` }))[0]).toEqual([
    "previewData.subject",
    "Please keep this on one line",
  ]);
});
