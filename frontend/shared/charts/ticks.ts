/** At most five round numbers from 0 to at least `most`. Things that are counted have no halves. */
export const ticksUpTo = (most: number, { whole = false } = {}): number[] => {
  const top = Math.max(most, 4);
  const magnitude = 10 ** Math.floor(Math.log10(top / 4));
  const steps = [1, 2, 2.5, 5, 10].map((round) => round * magnitude);
  const step = steps.find((one) => one >= top / 4 && (!whole || Number.isInteger(one))) ?? top;
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, n) => n * step);
};

/**
 * Which bars get a label when there is room for one at every so many: as many as fit without touching each other or an
 * edge, evenly spaced.
 */
export const labelled = (bars: number, every: number): number[] => {
  const apart = Math.min(every, bars);
  const labels = Math.floor(bars / apart);
  const first = Math.floor((bars - (labels - 1) * apart - 1) / 2);
  return Array.from({ length: labels }, (_, n) => first + n * apart);
};
