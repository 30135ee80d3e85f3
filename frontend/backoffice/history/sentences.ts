import { createContext } from "react";
import type { HistoryEntry } from "../../../backend/history/contract.ts";
import { roleLabel } from "../access/roles.ts";
import type { Context } from "../context.ts";
import type { Sentence, Told } from "../sentence.ts";

type Sentences = Readonly<Record<string, Sentence>>;
type States = Readonly<Record<string, string>>;

/** What all contexts call their facts and states. Those whose timelines are shown must not know the list of them. */
export const wordsFrom = (contexts: readonly Context[]) => {
  const sentences: Sentences = Object.assign({}, ...contexts.map((context) => context.sentences));
  const states: States = Object.assign({}, ...contexts.map((context) => context.states));
  return { sentences, states };
};
export const HistoryWords = createContext(wordsFrom([]));

/** A fact that is newer than this screen still reads as words: "VideoReviewed" → "video reviewed". */
const spelled = (what: string) => what.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

export const doing = (sentences: Sentences, told: Told) => {
  const sentence = sentences[told.what] ?? spelled(told.what);
  return typeof sentence === "string" ? sentence : sentence(told);
};

const roles: Record<string, string> = roleLabel;

export const actorName = ({ actor }: Pick<HistoryEntry, "actor">) => {
  if (actor.kind === "system") return "The system";
  return actor.name ?? (actor.kind === "visitor" ? "A visitor" : "Removed person");
};
export const actorRole = ({ actor }: Pick<HistoryEntry, "actor">) => (actor.role && roles[actor.role]) || null;
