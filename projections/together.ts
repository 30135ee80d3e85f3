/**
 * Callers at the same time share one question, which is sent after each of them asked: whatever was true before a caller
 * asked is in its answer.
 */
export const together = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let asked: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const send = async () => {
    next = undefined; // later callers may know of more than this answer does
    const answer = ask();
    asked = answer.catch(() => {});
    return answer;
  };
  return () => (next ??= asked.then(send));
};
