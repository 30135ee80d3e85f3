import pLimit from "p-limit";

const atOnce = 8;

/**
 * Works on a file's rows, a few at once. After a failure no further one is begun, and it is thrown only when those under
 * way have ended: a lock that is held meanwhile covers everything.
 */
export const eachRow = async <Row, Done>(
  rows: readonly Row[],
  work: (row: Row) => Promise<Done>,
): Promise<readonly Done[]> => {
  const done: Done[] = [];
  const failed: unknown[] = [];
  await pLimit(atOnce).map(rows, async (row, n) => {
    if (failed.length > 0) return;
    try {
      done[n] = await work(row);
    } catch (error) {
      failed.push(error);
    }
  });
  if (failed.length > 0) throw failed[0];
  return done;
};
