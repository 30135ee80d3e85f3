import { createContext } from "react";
import { money } from "../shared/formats.ts";
import type { Context, Sentence, Told } from "./context.ts";

type Sentences = Readonly<Record<string, Sentence>>;
type States = Readonly<Record<string, string>>;

/** The words of all contexts for their facts and states. Passed by React context: timelines must not import the list. */
export const wordsFrom = (contexts: readonly Context[]) => {
  const sentences: Sentences = Object.assign({}, ...contexts.map((context) => context.sentences));
  const all: States = Object.assign({}, ...contexts.map(({ states }) => states));
  const statesOf: Readonly<Record<string, States>> = Object.fromEntries(
    contexts.flatMap(({ sentences = {}, states }) =>
      Object.keys(sentences).map((what) => [what, { ...all, ...states }]),
    ),
  );
  /** What a state is called in the context of this fact: contexts may call "pending" by different words. */
  const stateIn = (what: string, state: string) => (statesOf[what] ?? all)[state] ?? state;
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
