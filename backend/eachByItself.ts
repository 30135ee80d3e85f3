import { StoreUnavailable } from "../eventstore/eventStore.ts";
import { ProviderUnreachable } from "./payments/provider.ts";

/** What keeps one of them waiting keeps all of them. */
const concernsAll = (error: unknown) => error instanceof StoreUnavailable || error instanceof ProviderUnreachable;

/**
 * Works on one after another. One that fails, for example because a fact of it is damaged, does not keep those behind
 * it waiting. Throws what failed at the end, several as an AggregateError; if nothing can be reached, at once.
 */
export const eachByItself = async <T>(all: Iterable<T>, work: (one: T) => Promise<unknown>): Promise<void> => {
  const failed: unknown[] = [];
  for (const one of all)
    try {
      await work(one);
    } catch (error) {
      const each: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
      failed.push(...each);
      if (each.some(concernsAll)) break;
    }
  if (failed.length > 1) throw new AggregateError(failed, `${failed.length} could not be worked on`);
  if (failed.length > 0) throw failed[0];
};
