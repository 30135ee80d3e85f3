import type { Context } from "koa";
import type { UserView } from "../../../projections/accounts/open.ts";
import { type WaitlistPlace, waitlistPlace } from "../../../projections/camps/waitlistQueries.ts";
import type { Backend } from "../../backend.ts";
import { sought } from "../../sought.ts";
import { noSuchEntry } from "./waitlist.ts";

/** Throws if there is none. */
export const knownEntry = (backend: Pick<Backend, "db" | "caughtUp">, id: string): Promise<WaitlistPlace> =>
  sought(backend, () => waitlistPlace(backend.db, id), noSuchEntry);

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
