import type { Fold } from "./handle.ts";

/** given(fold, ...facts).when(decision): what is decided on that past. */
export const given = <S, E>(of: Fold<S, E>, ...past: readonly E[]) => ({
  when: (decide: (state: S) => readonly E[]) =>
    decide(past.reduce((state, fact) => of.evolve(state, fact), of.initial)),
});
