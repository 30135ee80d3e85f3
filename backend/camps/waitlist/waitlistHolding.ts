import type { Context } from "koa";
import type { UserView } from "../../../projections/accounts/open.ts";
import { type WaitlistPlace, waitlistPlace } from "../../../projections/camps/waitlistQueries.ts";
import type { Backend } from "../../backend.ts";
import { sought } from "../../sought.ts";
import { noSuchEntry } from "./waitlist.ts";

/** Throws where there is none. */
export const knownPlace = (backend: Pick<Backend, "db" | "caughtUp">, id: string): Promise<WaitlistPlace> =>
  sought(backend, () => waitlistPlace(backend.db, id), noSuchEntry);

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
