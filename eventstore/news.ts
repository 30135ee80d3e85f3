import type pg from "pg";

const newsEvery = 5; // ms

/**
 * What tells other nodes of appends that come one by one: of the first at once, of more within a few milliseconds together,
 * for telling takes half as long as inserting.
 */
export const newsOf = (pool: pg.Pool) => {
  let notifiedAt = -newsEvery;
  let pending: string | undefined;
  let later: NodeJS.Timeout | undefined;
  const tell = async () => {
    clearTimeout(later);
    const head = pending;
    [later, pending, notifiedAt] = [undefined, undefined, performance.now()];
    // Should this be lost, they look by themselves.
    if (head !== undefined) await pool.query("select pg_notify('log', $1)", [head]).catch(() => {});
  };
  return {
    areDue: () => performance.now() - notifiedAt >= newsEvery,
    notified(head: string) {
      notifiedAt = performance.now();
      if (pending !== undefined && BigInt(pending) <= BigInt(head)) pending = undefined;
    },
    wait(head: string) {
      pending = head;
      later ??= setTimeout(() => void tell(), newsEvery);
    },
    tell,
  };
};
