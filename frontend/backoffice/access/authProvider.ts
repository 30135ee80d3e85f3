import type { QueryClient } from "@tanstack/react-query";
import type { AuthProvider } from "react-admin";
import { ApiError } from "../../shared/api.ts";
import { fullName } from "../../shared/formats.ts";
import { logOut } from "./logOut.ts";
import { currentUser } from "./me.ts";

/**
 * The gate around the application decides who sees it, from the same cached answer. So nothing here rejects:
 * react-admin would answer a rejection with a log-out and a route of its own. After a log-out that comes to an end it
 * would clear the cache that the screens still stand on while the page goes.
 */
export const createAuthProvider = (queries: QueryClient): AuthProvider => ({
  login: async () => location.assign("/login"),
  logout: async () => {
    await logOut(queries);
    return new Promise<never>(() => {});
  },
  checkAuth: async () => void (await queries.ensureQueryData(currentUser)),
  checkError: async (error) => {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) queries.setQueryData(currentUser.queryKey, null);
    if (error.status === 403) await queries.invalidateQueries({ queryKey: currentUser.queryKey }); // the role may have changed
  },
  getPermissions: async () => (await queries.ensureQueryData(currentUser))?.role ?? null,
  getIdentity: async () => {
    const me = await queries.ensureQueryData(currentUser);
    return { id: me?.id ?? "", fullName: fullName(me) };
  },
});
