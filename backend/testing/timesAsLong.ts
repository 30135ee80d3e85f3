/** Less than this is no difference that tells anything. */
export const noLonger = 1.5;

/** The longest that a busy machine is given to answer alike, in milliseconds: less than a test may take. */
const patience = 40_000;

type Ask<Answer> = () => Promise<Answer>;

/** Of an odd count. */
const middleOf = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

/**
 * How many times as long one answer takes as another: by how much they differ, beside the quickest of all. Each goes
 * first in turn, so that answers that get slower and slower make no difference, and the middle difference counts, since a
 * busy machine makes now one slower and now the other. While they differ they are asked again: a difference of chance
 * goes away, a real one stays. What undoes an answer doesn't count.
 */
export const timesAsLong = async <Answer>(
  one: Ask<Answer>,
  another: Ask<Answer>,
  undo: (answer: Answer) => Promise<unknown> = async () => {},
) => {
  let quickest = Infinity;
  const timed = async (ask: Ask<Answer>) => {
    const begun = performance.now();
    const answer = await ask();
    const took = performance.now() - begun;
    quickest = Math.min(quickest, took);
    await undo(answer);
    return took;
  };
  const begun = performance.now();
  const differences: number[] = [];
  const times = () => 1 + Math.abs(middleOf(differences)) / quickest;
  const round = async () => {
    const [first, second] = [await timed(one), await timed(another)];
    const [third, fourth] = [await timed(another), await timed(one)];
    differences.push((first + fourth - second - third) / 2);
  };
  const isUneven = () => differences.length % 2 === 1;
  do await round();
  while (differences.length < 5 || !isUneven() || (times() >= noLonger && performance.now() - begun < patience));
  return times();
};
