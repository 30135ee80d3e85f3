import type { Business } from "../business.ts";
import type { TemplateType } from "./formContract.ts";

interface Told {
  readonly leagueName: string;
  readonly contactName: string;
}

interface Template {
  readonly name: string;
  readonly subject: (leagueName: string) => string;
  /** Its own words, with a little Markdown, between greeting and signature. */
  readonly words: (leagueName: string, business: Business) => string;
}

const camp = "A **camp for your players**: one day or several, grouped by age, at your fields or ours.";
const clinic =
  "A **clinic for your coaches**: how to run practices that teach fundamentals, team chemistry and mental preparation.";
const askUs = ({ siteUrl }: Business) =>
  `Tell us a few dates, where your fields are, and about how many players and coaches you have. Reply to this email, or [ask for dates on our site](${siteUrl}/camps-clinics?showForm=true).`;

export const templates: Readonly<Record<TemplateType, Template>> = {
  campOutreach: {
    name: "Camp",
    subject: (leagueName) => `A baseball or softball camp for ${leagueName}`,
    words: (leagueName, business) =>
      [
        `We’re ${business.facility.name}. We run baseball and softball camps, and we’d like to run one for ${leagueName}.`,
        `- ${camp}\n- Parents register and pay on our site, so there’s no paperwork for you.`,
        askUs(business),
      ].join("\n\n"),
  },
  coachingClinic: {
    name: "Coaching clinic",
    subject: (leagueName) => `A clinic for ${leagueName} coaches`,
    words: (leagueName, business) =>
      [
        `We’re ${business.facility.name}. We run clinics for volunteer coaches, and we’d like to run one for ${leagueName}.`,
        `- ${clinic}\n- A **session for your board**, if you’d like help planning the season.`,
        askUs(business),
      ].join("\n\n"),
  },
  combined: {
    name: "Camp and coaching clinic",
    subject: (leagueName) => `A camp and a coaches’ clinic for ${leagueName}`,
    words: (leagueName, business) =>
      [
        `We’re ${business.facility.name}. We run baseball and softball camps and clinics for volunteer coaches, and we’d like to bring both to ${leagueName}.`,
        `- ${camp}\n- ${clinic}`,
        askUs(business),
      ].join("\n\n"),
  },
};

/** What Markdown reads as markup, entities and addresses within a line. Names have one line, and never begin one. */
const markup = /[\\*_[\]`<>~@]|&(?=#?\w+;)|:(?=\/\/)|(?<=\bwww)\./gi;
/** So that a name cannot bring along a link or markup, and is read as it is where the text is edited. */
const plain = (text: string) => text.replace(markup, "\\$&");

/** The whole text: greeting, words, signature. */
export const textOf = (
  type: TemplateType,
  { leagueName, contactName, custom }: Told & { readonly custom?: string | undefined },
  business: Business,
) =>
  [
    `Hi ${plain(contactName)},`,
    custom ?? templates[type].words(plain(leagueName), business),
    `${business.facility.name}\n${business.contact.phone}`,
  ].join("\n\n");
