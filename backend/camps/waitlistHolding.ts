import type { Context } from "koa";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import { type WaitlistPlace, waitlistPlace } from "../../projections/camps/waitlistQueries.ts";
import type { Backend } from "../backend.ts";
import { noSuchEntry } from "./waitlist.ts";

/** A place on a waitlist is its payer's, and of whoever holds its link. To everybody else it does not exist. */
export const waitlistHolding = ({ db, capabilities, caughtUp }: Pick<Backend, "db" | "capabilities" | "caughtUp">) => {
  /** One that may have been taken a moment ago, on whatever node. */
  const known = async (id: string): Promise<WaitlistPlace> => {
    const found = await waitlistPlace(db, id);
    if (found) return found;
    const upToDate = await caughtUp();
    const late = await waitlistPlace(db, id);
    if (!late && !upToDate) throw new StoreUnavailable("whether there is such an entry is not known at this moment");
    if (!late) throw noSuchEntry();
    return late;
  };

  return {
    known,
    /** The place, and whether the caller told its names when logged in. Throws as if there were none for others. */
    async held(ctx: Context, id: string) {
      const place = await known(id);
      const user: UserView | undefined = ctx.state.user;
      const isPayer = user !== undefined && user.id === place.payerId;
      if (!isPayer && !capabilities.holds(ctx, "waitlistEntry", id)) throw noSuchEntry();
      return { ...place, isPayer };
    },
  };
};
