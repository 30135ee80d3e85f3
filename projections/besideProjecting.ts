type Work = (turn: AbortSignal) => Promise<void>;

/** Other work that is for one node alone, done by the one that projects. */
export const besideProjecting = (onTrouble: (error: unknown) => void) => {
  const works: Work[] = [];
  let present: { readonly signal: AbortSignal; readonly running: Promise<void>[] } | undefined;
  const run = (work: Work, signal: AbortSignal) => work(signal).catch(onTrouble);

  return {
    add: (work: Work) => {
      works.push(work);
      present?.running.push(run(work, present.signal));
    },
    /** It is this process' turn, at most until the signal. */
    begin(tenure: AbortSignal) {
      const over = new AbortController();
      const signal = AbortSignal.any([tenure, over.signal]);
      const running = works.map((work) => run(work, signal));
      present = { signal, running };
      return {
        /** The turn is over once all work has ended. */
        async end() {
          present = undefined;
          over.abort();
          await Promise.all(running);
        },
      };
    },
  };
};
