import type { Fold } from "./handle.ts";

/** The id of the n-th fact of such a past, from 0. */
export const idOf = (n: number) => `fact ${n}`;

/** given(fold, ...facts).when(decision): what is decided on that past. */
export const given = <S, E>(of: Fold<S, E>, ...past: readonly E[]) => ({
  when: (decide: (state: S) => readonly E[]) =>
    decide(past.reduce((state, fact, n) => of.evolve(state, fact, idOf(n)), of.initial)),
});
