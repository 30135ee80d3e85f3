/**
 * Lets things happen, one after another, and delivers news of each `times` times at random, never before it happened. A
 * step makes something happen and returns its news.
 */
export const inAnyOrder = async <News>(
  steps: readonly (() => News)[],
  { times, random, tell }: { times: number; random: () => number; tell: (news: News) => Promise<unknown> },
) => {
  const waiting: News[] = [];
  let happened = 0;
  while (happened < steps.length || waiting.length > 0) {
    if (waiting.length === 0 || (happened < steps.length && random() < 0.3)) {
      const news = steps[happened++]!();
      waiting.push(...Array.from({ length: times }, () => news));
      continue;
    }
    const [news] = waiting.splice(Math.floor(random() * waiting.length), 1);
    await tell(news!);
  }
};
