import type { Context } from "../context.ts";

export interface FoundWords {
  readonly headings: Readonly<Record<string, string>>;
  /** What the context that found it calls this state. */
  readonly stateIn: (list: string, state: string | null) => string | undefined;
}

export const foundWordsOf = async (contexts: readonly Context[]): Promise<FoundWords> => {
  const stories = await Promise.all(contexts.flatMap(({ story }) => story?.() ?? []));
  return {
    headings: Object.assign({}, ...stories.map(({ found }) => found)),
    stateIn: (list, state) =>
      state === null ? undefined : stories.find(({ found = {} }) => list in found)?.states?.[state],
  };
};
