import { StoreUnavailable } from "../eventstore/eventStore.ts";
import type { Backend } from "./backend.ts";

/**
 * Something that may have been recorded a moment ago, on any node: if it is not found, it is looked for once more when
 * the read models have caught up with the log. Throws if there is no such thing, or while that is not known.
 */
export const sought = async <T>(
  { caughtUp }: Pick<Backend, "caughtUp">,
  find: () => Promise<T | undefined>,
  missing: () => Error,
): Promise<T> => {
  const found = await find();
  if (found !== undefined) return found;
  const isKnown = await caughtUp();
  const late = await find();
  if (late !== undefined) return late;
  throw isKnown ? missing() : new StoreUnavailable("whether it exists is not known at this moment");
};
