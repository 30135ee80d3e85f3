const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Answers no sooner than after this many ms. Work done only for existing accounts is over by then, so response time
 * does not reveal whether an account exists.
 */
export const inSteadyTime = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  const [done] = await Promise.allSettled([work(), pause(ms)]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
};
