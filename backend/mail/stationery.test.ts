import { expect, it } from "vitest";
import type { Business } from "../business.ts";
import type { Letter } from "../post.ts";
import { written } from "./stationery.ts";

const business: Business = {
  productName: "Bats & Balls",
  siteUrl: "https://fungo.example",
  facility: { name: "The <Cage>", address: "1 Way", timeZone: "America/New_York" },
  contact: { email: "hello@example.com", phone: "555-010-0199" },
};
const letter: Letter = {
  subject: "Confirmed:\r\nBcc: everybody@example.com",
  heading: `Lesson with <script>alert("1")</script>`,
  paragraphs: ["You & Pat O'Neil", "See you there."],
  facts: [
    ["When", "Wednesday, May 1, 2030"],
    ["Where", `"Cage" <1>`],
    ["", "Second floor"], // more of the same
  ],
  links: [{ label: "Pay <it>", url: "https://venmo.com/ana?txn=pay&note=Cage%20<1>" }],
  button: { label: "See <it>", path: "/player-dashboard?a=1&b=2" },
  afterwards: ["In small letters"],
  stop: { label: "Stop <it>", path: "/weekly-email#token=a.b" },
};

it("no text becomes markup, and no subject a second header", () => {
  const { html, subject } = written(letter, business);
  expect(html).not.toMatch(/<script|<Cage>|<1>|<it>|O'Neil/);
  expect(html).toContain("Lesson with &#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;");
  expect(html).toContain("Bats &#38; Balls");
  expect(subject).toBe("Confirmed: Bcc: everybody@example.com");
});

it("G1-46: a facility whose address is not set signs with its name alone", () => {
  const { html, text } = written(letter, { ...business, facility: { ...business.facility, address: "" } });
  expect(html).toContain("The &#60;Cage&#62;<br>");
  expect(text).toContain("Bats & Balls · The <Cage>\nQuestions?");
});

it("a subject has no characters that are invisible or reverse it", () => {
  const camp = "Summer \u202eCamp\u2069\u200b";
  const { subject, html } = written({ ...letter, subject: `New registration: ${camp}` }, business);
  expect(subject).toBe("New registration: Summer Camp");
  expect(html).toContain("<title>New registration: Summer Camp</title>");
});

it("links are full addresses, in both forms", () => {
  const { html, text } = written(letter, business);
  expect(html).toContain('href="https://fungo.example/player-dashboard?a=1&#38;b=2"');
  expect(html).toContain('href="https://venmo.com/ana?txn=pay&#38;note=Cage%20&#60;1&#62;"');
  expect(html).toContain('href="https://fungo.example/weekly-email#token=a.b"');
  expect(text).toContain("See <it>:\nhttps://fungo.example/player-dashboard?a=1&b=2");
});

it("the text says everything the HTML says, and omitted parts leave no gap", () => {
  expect(written(letter, business).text).toBe(
    `Lesson with <script>alert("1")</script>

You & Pat O'Neil

See you there.

When:  Wednesday, May 1, 2030
Where: "Cage" <1>
       Second floor

Pay <it>:
https://venmo.com/ana?txn=pay&note=Cage%20<1>

See <it>:
https://fungo.example/player-dashboard?a=1&b=2

In small letters

Stop <it>:
https://fungo.example/weekly-email#token=a.b

-- ${""}
Bats & Balls · The <Cage>, 1 Way
Questions? hello@example.com or 555-010-0199
`,
  );
  const short = written({ subject: "Hi", heading: "Hi", paragraphs: [] }, business);
  expect(short.text).not.toMatch(/\n\n\n/);
  expect(short.html).not.toMatch(/<a href="https|undefined/);
});
