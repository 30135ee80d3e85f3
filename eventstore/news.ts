import type pg from "pg";

const newsEvery = 5; // ms

/**
 * Notifies other nodes of single appends: of the first at once, of later ones within a few milliseconds together,
 * because a notification takes half as long as an insert.
 */
export const newsOf = (pool: pg.Pool) => {
  let notifiedAt = -newsEvery;
  let pending: string | undefined;
  let later: NodeJS.Timeout | undefined;
  const tell = async () => {
    clearTimeout(later);
    const head = pending;
    [later, pending, notifiedAt] = [undefined, undefined, performance.now()];
    // If this is lost, they look for themselves.
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
