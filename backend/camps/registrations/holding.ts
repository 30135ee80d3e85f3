import type { Context } from "koa";
import { keeps } from "../../../projections/accounts/keepingRule.ts";
import type { UserView } from "../../../projections/accounts/open.ts";
import { type RegistrationPlace, registrationPlace } from "../../../projections/camps/registrationPlace.ts";
import type { Backend } from "../../backend.ts";
import { sought } from "../../sought.ts";
import { noSuchRegistration } from "../admission.ts";

/** Who looks at a registration: its payer, whoever holds it without an account, or staff of its camp. */
type Standing = "payer" | "holder" | "staff";

/** How the caller stands to registrations. To everybody else they do not exist. */
export const holding = (backend: Pick<Backend, "db" | "capabilities" | "caughtUp">) => {
  const { db, capabilities } = backend;
  const placed = (id: string): Promise<RegistrationPlace> =>
    sought(backend, () => registrationPlace(db, id), noSuchRegistration);

  const standing = (ctx: Context, { id, payerId, instructorId }: RegistrationPlace): Standing | undefined => {
    const user: UserView | undefined = ctx.state.user;
    if (keeps(user, instructorId)) return "staff";
    if (user && user.id === payerId) return "payer";
    return capabilities.holds(ctx, "registration", id) ? "holder" : undefined;
  };

  return {
    /** The registration and how the caller stands to it. Throws as if there were none for who has nothing to do with it. */
    seen: async (ctx: Context, id: string) => {
      const place = await placed(id);
      const as = standing(ctx, place);
      if (!as) throw noSuchRegistration();
      return { ...place, as };
    },
    /** The same for what only its payer may do, or who holds it. */
    held: async (ctx: Context, id: string) => {
      const place = await placed(id);
      const user: UserView | undefined = ctx.state.user;
      if ((user && user.id === place.payerId) || capabilities.holds(ctx, "registration", id)) return place;
      throw noSuchRegistration();
    },
    /** The same for what only the camp's owner and admins may do. */
    managed: async (user: UserView, id: string) => {
      const place = await placed(id);
      if (!keeps(user, place.instructorId)) throw noSuchRegistration();
      return place;
    },
  };
};
