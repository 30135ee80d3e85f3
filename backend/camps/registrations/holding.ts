import type { Context } from "koa";
import { StoreUnavailable } from "../../../eventstore/eventStore.ts";
import type { UserView } from "../../../projections/accounts/open.ts";
import { type RegistrationPlace, registrationPlace } from "../../../projections/camps/registrationPlace.ts";
import type { Backend } from "../../backend.ts";
import { noSuchRegistration } from "../admission.ts";

/** Who looks at a registration: its payer, whoever holds it without an account, or staff of its camp. */
export type Standing = "payer" | "holder" | "staff";

/** How the caller stands to registrations. To everybody else they do not exist. */
export const holding = ({ db, capabilities, caughtUp }: Pick<Backend, "db" | "capabilities" | "caughtUp">) => {
  /** One that may have been made a moment ago, on whatever node. */
  const placed = async (id: string): Promise<RegistrationPlace> => {
    const found = await registrationPlace(db, id);
    if (found) return found;
    const known = await caughtUp();
    const late = await registrationPlace(db, id);
    if (!late && !known) throw new StoreUnavailable("whether there is such a registration is not known at this moment");
    if (!late) throw noSuchRegistration();
    return late;
  };

  const standing = (ctx: Context, { id, payerId, instructorId }: RegistrationPlace): Standing | undefined => {
    const user: UserView | undefined = ctx.state.user;
    if (user?.role === "admin" || (user?.role === "instructor" && user.id === instructorId)) return "staff";
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
    /** The same for what only the camp's owner and admins may do; their role was checked before. */
    managed: async (user: UserView, id: string) => {
      const place = await placed(id);
      if (user.role !== "admin" && place.instructorId !== user.id) throw noSuchRegistration();
      return place;
    },
  };
};
