import type { Fold } from "./handle.ts";

/**
 * One intention with two parts: the second is decided on the state the first has led to, and both are recorded or
 * neither.
 */
export const both =
  <S, E>(fold: Fold<S, E>, first: (state: S) => E[], second: (state: S) => E[]) =>
  (state: S): E[] => {
    const facts = first(state);
    return [...facts, ...second(facts.reduce((known, fact) => fold.evolve(known, fact), state))];
  };
