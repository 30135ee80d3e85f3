/** Less than this is no difference that tells anything. */
export const noLonger = 1.5;

/** The longest that a busy machine is given to answer alike, in milliseconds: less than a test may take. */
const patience = 40_000;

type Ask<Answer> = () => Promise<Answer>;

const middleOf = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

/**
 * How many times as long one answer takes as another. They are asked in pairs, each in turn going first, and the
 * middle pair counts: what makes a machine slower for a while, or every answer slower than the one before, makes both
 * of a pair slower. While they differ they are asked again: a difference of chance goes away, a real one stays.
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
  const pair = async (otherFirst: boolean) => {
    const first = await timed(otherFirst ? another : one);
    const second = await timed(otherFirst ? one : another);
    return otherFirst ? second / first : first / second;
  };
  const begun = performance.now();
  const ratios: number[] = [];
  const times = () => Math.max(middleOf(ratios), 1 / middleOf(ratios));
  for (let n = 0; n < 10 || (times() >= noLonger && performance.now() - begun < patience); n++)
    ratios.push(await pair(n % 2 === 1));
  return times();
};
