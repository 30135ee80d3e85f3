/** Less than this is no difference that tells anything. */
export const noLonger = 1.5;

/** The longest that a busy machine is given to answer once in peace, in milliseconds: less than a test may take. */
const patience = 40_000;

type Ask<Answer> = () => Promise<Answer>;

/**
 * How many times as long one answer takes as another: the quickest of each, asked by turns, since a busy machine only
 * makes answers slower. While they differ they are asked again: a difference of chance goes away, a real one stays.
 * What undoes an answer doesn't count.
 */
export const timesAsLong = async <Answer>(
  one: Ask<Answer>,
  another: Ask<Answer>,
  undo: (answer: Answer) => Promise<unknown> = async () => {},
) => {
  const timed = async (ask: Ask<Answer>) => {
    const begun = performance.now();
    const answer = await ask();
    const took = performance.now() - begun;
    await undo(answer);
    return took;
  };
  const begun = performance.now();
  let [quickest, quickestOther] = [Infinity, Infinity];
  const times = () => Math.max(quickest / quickestOther, quickestOther / quickest);
  for (let n = 0; n < 9 || (times() >= noLonger && performance.now() - begun < patience); n++) {
    quickest = Math.min(quickest, await timed(one));
    quickestOther = Math.min(quickestOther, await timed(another));
  }
  return times();
};
