import { createContext } from "react";
import { money } from "../shared/formats.ts";
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
