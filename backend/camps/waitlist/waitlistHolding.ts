import type { Context } from "koa";
import { StoreUnavailable } from "../../../eventstore/eventStore.ts";
import type { UserView } from "../../../projections/accounts/open.ts";
import { type WaitlistPlace, waitlistPlace } from "../../../projections/camps/waitlistQueries.ts";
import type { Backend } from "../../backend.ts";
import { noSuchEntry } from "./waitlist.ts";

/** One that may have been taken a moment ago, on whatever node. Throws where there is none. */
export const knownPlace = async (
  { db, caughtUp }: Pick<Backend, "db" | "caughtUp">,
  id: string,
): Promise<WaitlistPlace> => {
  const found = await waitlistPlace(db, id);
  if (found) return found;
  const upToDate = await caughtUp();
  const late = await waitlistPlace(db, id);
  if (!late && !upToDate) throw new StoreUnavailable("whether there is such an entry is not known at this moment");
  if (!late) throw noSuchEntry();
  return late;
};

/**
 * A place on a waitlist is its payer's, and of whoever holds its link: throws as if there were none for others. `isPayer`:
 * the caller told its names when logged in.
 */
export const heldPlace = async (
  backend: Pick<Backend, "db" | "capabilities" | "caughtUp">,
  ctx: Context,
  id: string,
): Promise<WaitlistPlace & { readonly isPayer: boolean }> => {
  const place = await knownPlace(backend, id);
  const user: UserView | undefined = ctx.state.user;
  const isPayer = user !== undefined && user.id === place.payerId;
  if (!isPayer && !backend.capabilities.holds(ctx, "waitlistEntry", id)) throw noSuchEntry();
  return { ...place, isPayer };
};
