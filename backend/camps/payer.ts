import type { UserView } from "../../projections/accounts/open.ts";

/**
 * The owner of what this person enters: a player's account, or null. Staff enter it on behalf of others: it is not
 * theirs, and must not disappear when they do.
 */
export const payerOf = (user: UserView | undefined): string | null => (user?.role === "student" ? user.id : null);
