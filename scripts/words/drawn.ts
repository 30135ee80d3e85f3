/** A number that only the seed decides, so that two who draw by the same one read the same. */
const numberOf = (seed: string) =>
  new TextEncoder().encode(seed).reduce((sum, byte) => Math.imul(sum ^ byte, 16777619), 2166136261);

/** One after the other, evenly spread from 0 to 1 (mulberry32). */
const numbersFrom = (seed: string) => {
  let state = numberOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** That many of a list, none twice. */
export const drawn = <T>(list: readonly T[], seed: string, count: number): T[] => {
  const next = numbersFrom(seed);
  const left = [...list];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(next() * left.length), 1)[0]!,
  );
};
