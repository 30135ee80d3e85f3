import type { SnippetEvent } from "./snippetEvents.ts";

const ofSnippet = { snippetId: "s1", by: "riley" };

/** One valid example of each fact, for tests to build on. */
export const saved = {
  type: "SnippetSaved",
  data: { ...ofSnippet, personal: { text: "Keep your weight back until the ball is there." } },
} satisfies SnippetEvent;
export const reworded = {
  type: "SnippetReworded",
  data: { ...ofSnippet, personal: { text: "Weight back until the ball is there." } },
} satisfies SnippetEvent;
export const deleted = { type: "SnippetDeleted", data: ofSnippet } satisfies SnippetEvent;
export const restored = {
  type: "SnippetRestored",
  data: { ...saved.data, undoes: ["e1"] },
} satisfies SnippetEvent;
