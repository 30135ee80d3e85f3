/** Less than this is no difference that tells anything. */
export const noLonger = 1.5;

/**
 * How many times as long one answer takes as another: the quickest of each, asked by turns, since a busy machine only
 * makes answers slower. While they differ they are asked again: a difference of chance goes away, a real one stays.
 */
export const timesAsLong = async (one: () => Promise<unknown>, another: () => Promise<unknown>) => {
  const timed = async (ask: () => Promise<unknown>) => {
    const begun = performance.now();
    await ask();
    return performance.now() - begun;
  };
  let [quickest, quickestOther] = [Infinity, Infinity];
  const times = () => Math.max(quickest / quickestOther, quickestOther / quickest);
  for (let n = 0; n < 9 || (n < 50 && times() >= noLonger); n++) {
    quickest = Math.min(quickest, await timed(one));
    quickestOther = Math.min(quickestOther, await timed(another));
  }
  return times();
};
