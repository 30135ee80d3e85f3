import type pg from "pg";

const newsEvery = 5; // ms

/**
 * What tells other nodes of appends that come one by one: of the first at once, of more within a few milliseconds together,
 * for telling takes half as long as inserting.
 */
export const newsOf = (pool: pg.Pool) => {
  let toldAt = -newsEvery;
  let untold: string | undefined;
  let later: NodeJS.Timeout | undefined;
  const tell = async () => {
    clearTimeout(later);
    const head = untold;
    [later, untold, toldAt] = [undefined, undefined, performance.now()];
    // Should this be lost, they look by themselves.
    if (head !== undefined) await pool.query("select pg_notify('log', $1)", [head]).catch(() => {});
  };
  return {
    areDue: () => performance.now() - toldAt >= newsEvery,
    areTold(head: string) {
      toldAt = performance.now();
      if (untold !== undefined && BigInt(untold) <= BigInt(head)) untold = undefined;
    },
    wait(head: string) {
      untold = head;
      later ??= setTimeout(() => void tell(), newsEvery);
    },
    tell,
  };
};
