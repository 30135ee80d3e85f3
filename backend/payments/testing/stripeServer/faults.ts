/**
 * How often a server misbehaves: `drop` carries out and never answers, `fail` answers 500 or 429 and carries out
 * nothing.
 */
export interface Faults {
  readonly drop: number; // share of all requests
  readonly fail: number;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export const seeded = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
