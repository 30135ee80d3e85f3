import type { Kind, Text } from "./texts.ts";

/** What nobody at our front desk would say. Each is wrong wherever it stands, and says why. */
export interface Phrase {
  readonly says: RegExp;
  readonly why: string;
  /** Where it is wrong; everywhere, unless given. */
  readonly in?: readonly Kind[];
}

const people: readonly Kind[] = ["screen", "mail"];

export const phrases: readonly Phrase[] = [
  { says: /\be-mail/i, why: "We write “email”, as noun and as verb." },
  {
    says: /(?<!e-)\bmail(s|ed|ing)?\b(?! (server|app))/i,
    in: people,
    why: "Mail comes in an envelope; what we send is an email.",
  },
  { says: /\bfree times?\b/i, why: "A time that can be booked is an opening, or an open time." },
  { says: /^weekly times$/i, why: "The screen is called availability." },
  { says: /\bmeans to pay\b|\bmeans of payment\b/i, why: "It is a payment method." },
  {
    says: /\b(give|gives|given|gave|giving)( \S+)? back\b/i,
    why: "Money is refunded, a spot is released, a proposal is withdrawn.",
  },
  {
    says: /\b(give|gives|given|gave|giving)\b.{0,40}\bfree\b/i,
    why: "A spot is released: “to give free” is not English.",
  },
  { says: /\b(does|do|did|will) not take place\b/i, why: "It is canceled." },
  { says: /\bcall(s|ed|ing)?( \S+)? off\b/i, why: "One word for one thing: canceled." },
  { says: /\b(come|comes|came|coming) free\b/i, why: "A spot opens up." },
  { says: /\bwhom\b/i, in: people, why: "Nobody says it at a front desk: “who” will do." },
  { says: /\bseats? (is |are )?(left|free)\b/i, why: "Room for a player is a spot." },
  { says: /\bplaces? (is |are )?(left|free)\b/i, why: "Room for a player is a spot." },
  { says: /\bcancelled\b|\bcancelling\b/i, why: "US spelling has one l: canceled, canceling." },
  { says: /\binvalid\b/i, why: "It blames. Say what is wrong, and then what to do." },
  { says: /\boutbox\b|\bread models?\b/i, in: people, why: "How the product is built is nothing to those who use it." },
  { says: /\bany more\b(?! \w+s\b)/i, why: "US spelling of “no longer” is one word: anymore." },
  { says: /\bmeanwhile\b/i, why: "Written, not spoken: say “since then”, “in the meantime” or “while you were away”." },
  {
    says: /\b(analys|organis|recognis|apologis|summaris)(e|ed|es|ing)\b|\b(colour|favour|behaviour|centre|licence|programme)s?\b/i,
    why: "US spelling: analyze, organize, color, center, license.",
  },
  { says: /\bnobody comes\b|\bdoes not come\b|\bwill not come\b/i, why: "Who stays away can’t make it, or withdraws." },
  { says: /\b(who|whoever) waits longest\b/i, why: "It is the first family on the waitlist." },
  {
    says: /\bnot(e|ed|es|ing) (the|a|this|that|your) payments?\b|\bnoted (that .*paid|as paid)\b|\bpayment (was |is )?noted\b/i,
    why: "A payment is recorded; a note is a text that staff write.",
  },
  {
    says: /\basked for (this|that|a|an|another|the) (custom )?(lesson|time|opening|cancellation)\b|\basked for$/i,
    why: "A lesson or a time is requested: one word for one thing.",
  },
];

/** Texts that the specifications quote though a phrase is in them, each with the point that does. */
export const quoted: readonly { readonly point: string; readonly text: string }[] = [
  { point: "T21", text: "Lesson Cancelled" },
  { point: "T23", text: "Invalid File Type" },
  { point: "T23", text: "Invalid File" },
];

export interface Find {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

/** Every text that says one of the phrases, but for those that the specifications want so. */
export const findsIn = (texts: readonly Text[]): Find[] =>
  texts.flatMap(({ kind, file, line, ways }) =>
    ways
      .filter((way) => !quoted.some(({ text }) => text === way))
      .flatMap((text) =>
        phrases
          .filter((phrase) => (phrase.in ?? [kind]).includes(kind) && phrase.says.test(text))
          .map(({ why }) => ({ file, line, text, why })),
      )
      .slice(0, 1),
  );
