const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Answers no sooner than after so many ms. What is done for those who exist is over by then, so that how long an answer
 * takes does not tell whether somebody does.
 */
export const inSteadyTime = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  const [done] = await Promise.allSettled([work(), pause(ms)]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
};
