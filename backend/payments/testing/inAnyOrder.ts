/**
 * Lets things happen, one after another, and news of each come `times` times: whenever chance wants, and never before it
 * happened. A step makes something happen and answers its news.
 */
export const inAnyOrder = async <News>(
  steps: readonly (() => News)[],
  { times, random, tell }: { times: number; random: () => number; tell: (news: News) => Promise<unknown> },
) => {
  const untold: News[] = [];
  let happened = 0;
  while (happened < steps.length || untold.length > 0) {
    if (untold.length === 0 || (happened < steps.length && random() < 0.3)) {
      const news = steps[happened++]!();
      untold.push(...Array.from({ length: times }, () => news));
      continue;
    }
    const [news] = untold.splice(Math.floor(random() * untold.length), 1);
    await tell(news!);
  }
};
