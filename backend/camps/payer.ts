import type { UserView } from "../../projections/accounts/open.ts";

/**
 * Whose it is what this person enters: a player's account, or null. Staff enter what others told them: it is not theirs,
 * and must not go when they go.
 */
export const payerOf = (user: UserView | undefined): string | null => (user?.role === "student" ? user.id : null);
