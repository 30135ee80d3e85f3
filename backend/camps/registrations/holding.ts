import type { Context } from "koa";
import { manages } from "../../../projections/accounts/managingRule.ts";
import type { UserView } from "../../../projections/accounts/open.ts";
import { type LocatedRegistration, locateRegistration } from "../../../projections/camps/registrationQueries.ts";
import type { Backend } from "../../backend.ts";
import { sought } from "../../sought.ts";
import { noSuchRegistration } from "../admission.ts";

/** Who looks at a registration: its payer, whoever holds it without an account, or staff of its camp. */
type Viewer = "payer" | "holder" | "staff";

/** The registrations the caller may see. For everyone else they do not exist. */
export const holding = (backend: Pick<Backend, "db" | "capabilities" | "caughtUp">) => {
  const { db, capabilities } = backend;
  const located = (id: string): Promise<LocatedRegistration> =>
    sought(backend, () => locateRegistration(db, id), noSuchRegistration);

  /** Links that the first parent was mailed end with the handover: another one has the registration by account. */
  const isHeld = (ctx: Context, { id, isHandedOver }: LocatedRegistration) =>
    !isHandedOver && capabilities.holds(ctx, "registration", id);

  const viewerOf = (ctx: Context, place: LocatedRegistration): Viewer | undefined => {
    const user: UserView | undefined = ctx.state.user;
    if (manages(user, place.instructorId)) return "staff";
    if (user && user.id === place.payerId) return "payer";
    return isHeld(ctx, place) ? "holder" : undefined;
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
      if ((user && user.id === place.payerId) || isHeld(ctx, place)) return place;
      throw noSuchRegistration();
    },
    /** The same for what only the camp's owner and admins may do. */
    managed: async (user: UserView, id: string) => {
      const place = await located(id);
      if (!manages(user, place.instructorId)) throw noSuchRegistration();
      return place;
    },
  };
};
