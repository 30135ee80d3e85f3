/**
 * How many times as long one answer takes as another: the quickest of each, asked by turns, since a busy machine only
 * makes answers slower.
 */
export const timesAsLong = async (one: () => Promise<unknown>, another: () => Promise<unknown>) => {
  const timed = async (ask: () => Promise<unknown>) => {
    const begun = performance.now();
    await ask();
    return performance.now() - begun;
  };
  let [quickest, quickestOther] = [Infinity, Infinity];
  for (let n = 0; n < 9; n++) {
    quickest = Math.min(quickest, await timed(one));
    quickestOther = Math.min(quickestOther, await timed(another));
  }
  return Math.max(quickest / quickestOther, quickestOther / quickest);
};
/** Less than this is no difference that tells anything. */
export const noLonger = 1.5;
