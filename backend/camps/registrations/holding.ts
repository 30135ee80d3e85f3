import type { Context } from "koa";
import { StoreUnavailable } from "../../../eventstore/eventStore.ts";
import type { UserView } from "../../../projections/accounts/view.ts";
import { type LocatedRegistration, locateRegistration } from "../../../projections/camps/locateRegistration.ts";
import type { Backend } from "../../backend.ts";
import { noSuchRegistration } from "../admission.ts";

/** Who looks at a registration: its payer, whoever holds it without an account, or staff of its camp. */
export type Viewer = "payer" | "holder" | "staff";

/** The registrations the caller may see. For everyone else they do not exist. */
export const holding = ({ db, capabilities, caughtUp }: Pick<Backend, "db" | "capabilities" | "caughtUp">) => {
  /** One that may have been made a moment ago, on any node. */
  const located = async (id: string): Promise<LocatedRegistration> => {
    const found = await locateRegistration(db, id);
    if (found) return found;
    const known = await caughtUp();
    const late = await locateRegistration(db, id);
    if (!late && !known) throw new StoreUnavailable("whether there is such a registration is not known at this moment");
    if (!late) throw noSuchRegistration();
    return late;
  };

  const viewerOf = (ctx: Context, { id, payerId, instructorId }: LocatedRegistration): Viewer | undefined => {
    const user: UserView | undefined = ctx.state.user;
    if (user?.role === "admin" || (user?.role === "instructor" && user.id === instructorId)) return "staff";
    if (user && user.id === payerId) return "payer";
    return capabilities.holds(ctx, "registration", id) ? "holder" : undefined;
  };

  return {
    /** The registration and the caller's role in it. For anyone unrelated it throws as if there were none. */
    seen: async (ctx: Context, id: string) => {
      const place = await located(id);
      const as = viewerOf(ctx, place);
      if (!as) throw noSuchRegistration();
      return { ...place, as };
    },
    /** The same for what only its payer or its holder may do. */
    held: async (ctx: Context, id: string) => {
      const place = await located(id);
      const user: UserView | undefined = ctx.state.user;
      if ((user && user.id === place.payerId) || capabilities.holds(ctx, "registration", id)) return place;
      throw noSuchRegistration();
    },
    /** The same for what only the camp's owner and admins may do; their role was checked before. */
    managed: async (user: UserView, id: string) => {
      const place = await located(id);
      if (user.role !== "admin" && place.instructorId !== user.id) throw noSuchRegistration();
      return place;
    },
  };
};
