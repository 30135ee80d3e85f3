import { Window } from "happy-dom";
import { expect, it } from "vitest";
import { cleanHtml, htmlFromText, textFromHtml } from "./cleaning.ts";
import { hostile } from "./testing/hostileHtml.ts";

const inMarkdown = hostile.flatMap((html) => [html, `**bold** ${html}`]);
const links = [
  "[go](javascript:alert(1))",
  "[go](data:text/html;base64,PHNjcmlwdD4=)",
  "<javascript:alert(1)>",
  "![x](https://evil.example/pixel.gif)",
  `[go](https://a.example "x\\" onclick=\\"alert(1)")`,
];

const allowed = new Set(["P", "BR", "STRONG", "EM", "U", "UL", "OL", "LI", "H2", "H3", "A"]);
const { document } = new Window();
/** What a browser makes of it. */
const parsed = (html: string) => {
  document.body.innerHTML = html;
  return [...document.body.querySelectorAll("*")];
};
const inert = (html: string) => {
  for (const element of parsed(html)) {
    expect([html, allowed.has(element.tagName)]).toEqual([html, true]);
    for (const name of element.getAttributeNames()) {
      expect([html, element.tagName, name]).toEqual([html, "A", "href"]);
      expect(element.getAttribute(name)).toMatch(/^(https?:|mailto:)/);
    }
  }
};

it("G2-33: hostile HTML becomes inert, as HTML and in Markdown", () => {
  expect(hostile.length).toBeGreaterThan(100);
  for (const html of hostile) inert(cleanHtml(html));
  for (const text of [...inMarkdown, ...links]) inert(htmlFromText(text));
});

it("clean HTML stays clean, and hostile HTML is not made hostile by a second pass", () => {
  for (const html of hostile) expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html));
});

it("a little Markdown is kept: paragraphs, lines, lists, headings, emphasis and links", () => {
  const text =
    "# Camps\n\nHi **Dana**,\nsee *this*:\n\n- one\n- [two](https://fungo.example/camps)\n\n1. [mail](mailto:a@b.example)";
  expect(htmlFromText(text).replaceAll("\n", "")).toBe(
    "<h2>Camps</h2><p>Hi <strong>Dana</strong>,<br />see <em>this</em>:</p>" +
      '<ul><li>one</li><li><a href="https://fungo.example/camps">two</a></li></ul>' +
      '<ol><li><a href="mailto:a@b.example">mail</a></li></ol>',
  );
});

it("text is made of HTML, with its links", () => {
  expect(
    textFromHtml('<h2>Camps</h2><p>Hi <strong>Dana</strong>, see <a href="https://a.example/x">this</a>.</p>'),
  ).toBe("Camps\n\nHi Dana, see this (https://a.example/x).");
});
