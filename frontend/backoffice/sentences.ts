import { createContext } from "react";
import { clockAt, dateAt, money, shortDate } from "../shared/formats.ts";
import type { Context, Story, Told } from "./context.ts";

type Sentences = Story["sentences"];

interface Words {
  readonly sentences: Sentences;
  /** What the context of this fact calls a state: contexts may call "pending" by different words. */
  readonly stateIn: (what: string, state: string) => string;
}
/** The words of all contexts for their facts and states. */
export const wordsOf = async (contexts: readonly Context[]): Promise<Words> => {
  const stories = await Promise.all(contexts.flatMap(({ story }) => story?.() ?? []));
  return {
    sentences: Object.assign({}, ...stories.map((story) => story.sentences)),
    stateIn: (what, state) => stories.find(({ sentences }) => what in sentences)?.states?.[state] ?? state,
  };
};
/** Loads them. Passed by React context: timelines must not import the list. */
export const StoryWords = createContext<() => Promise<Words>>(() => wordsOf([]));

/** A fact that this build does not know yet still reads as words: "VideoReviewed" → "video reviewed". */
const spelled = (what: string) => what.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

export const doing = (sentences: Sentences, told: Told) => {
  const sentence = sentences[told.what] ?? spelled(told.what);
  return typeof sentence === "string" ? sentence : sentence(told);
};

export const sumIn = (
  details: Told["details"],
  name: "cents" | "receivedCents" | "expectedCents" = "cents",
): string | undefined => {
  const cents = details?.[name];
  return typeof cents === "number" ? money(cents / 100) : undefined;
};

const textIn = (details: Told["details"], name: string) => {
  const value = details?.[name];
  return typeof value === "string" ? value : undefined;
};
/** A calendar day as "Wed, May 1". */
export const dayIn = (details: Told["details"], name: string) => {
  const day = textIn(details, name);
  return day && shortDate(day);
};
/** The facility's day at an instant, as "Wed, May 1". */
export const dateIn = (details: Told["details"], name: string) => {
  const instant = textIn(details, name);
  return instant && shortDate(dateAt(instant));
};
/** An instant as "Wed, May 1, 4:00 PM" at the facility. */
export const timeIn = (details: Told["details"], name: string) => {
  const instant = textIn(details, name);
  return instant && `${shortDate(dateAt(instant))}, ${clockAt(instant)}`;
};
/** The card provider's reason: "card_declined" → " (card declined)" */
export const codeIn = (details: Told["details"]) => {
  const code = textIn(details, "code");
  return code ? ` (${code.replaceAll("_", " ")})` : "";
};
/** What is told, after these words; where it isn't, neither. */
export const saidAfter = (before: string, what: string | undefined) => (what ? before + what : "");
