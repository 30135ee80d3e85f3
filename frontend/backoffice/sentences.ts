import { createContext } from "react";
import { money } from "../shared/formats.ts";
import type { Context, Sentence, Told } from "./context.ts";

type Sentences = Readonly<Record<string, Sentence>>;

/** The words of all contexts for their facts and states. Passed by React context: timelines must not import the list. */
export const wordsFrom = (contexts: readonly Context[]) => {
  const sentences: Sentences = Object.assign({}, ...contexts.map((context) => context.sentences));
  /** What the context of this fact calls a state: contexts may call "pending" by different words. */
  const stateIn = (what: string, state: string) =>
    contexts.find(({ sentences = {} }) => what in sentences)?.states?.[state] ?? state;
  return { sentences, stateIn };
};
export const HistoryWords = createContext(wordsFrom([]));

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
