import type { UserView } from "../../projections/accounts/open.ts";

/**
 * The owner of what this person enters: a player's account, or null. Staff enter it on behalf of others: it is not
 * theirs, and must not disappear when they do; unless it is for players of their own family.
 */
export const payerOf = (user: UserView | undefined, players: readonly unknown[] = []): string | null =>
  user?.role === "student" || players.length > 0 ? (user?.id ?? null) : null;
