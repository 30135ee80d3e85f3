import type { Context } from "koa";
import { StoreUnavailable } from "../../../eventstore/eventStore.ts";
import type { UserView } from "../../../projections/accounts/view.ts";
import { type WaitlistPlace, waitlistPlace } from "../../../projections/camps/waitlistQueries.ts";
import type { Backend } from "../../backend.ts";
import { noSuchEntry } from "./waitlist.ts";

/** An entry that may have been made a moment ago, on any node. Throws if there is none. */
export const knownEntry = async (
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
 * A place on a waitlist belongs to its payer and whoever holds its link: for others it throws as if there were none.
 * `isPayer`: the caller entered its names while logged in.
 */
export const heldEntry = async (
  backend: Pick<Backend, "db" | "capabilities" | "caughtUp">,
  ctx: Context,
  id: string,
): Promise<WaitlistPlace & { readonly isPayer: boolean }> => {
  const entry = await knownEntry(backend, id);
  const user: UserView | undefined = ctx.state.user;
  const isPayer = user !== undefined && user.id === entry.payerId;
  if (!isPayer && !backend.capabilities.holds(ctx, "waitlistEntry", id)) throw noSuchEntry();
  return { ...entry, isPayer };
};
