import type { Context } from "koa";
import type { UserView } from "../../projections/accounts/view.ts";

/**
 * Whose it is what this request enters: a player's account, or null. Staff enter what others told them: it is not theirs,
 * and must not go when they go.
 */
export const payerOf = (ctx: Context): string | null => {
  const user: UserView | undefined = ctx.state.user;
  return user?.role === "student" ? user.id : null;
};
