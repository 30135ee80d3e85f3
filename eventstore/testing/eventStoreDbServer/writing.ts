import { setTimeout as pause } from "node:timers/promises";

/** A disk that takes this many ms per write; whatever arrives meanwhile waits and is written together. */
export const writing = (ms: number) => {
  let next: Promise<void> | undefined;
  let underWay: Promise<void> = Promise.resolve();
  return async (): Promise<void> => {
    if (ms === 0) return undefined;
    next ??= underWay.then(() => {
      next = undefined;
      return (underWay = pause(ms));
    });
    return next;
  };
};
