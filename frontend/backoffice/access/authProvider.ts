import type { QueryClient } from "@tanstack/react-query";
import type { AuthProvider } from "react-admin";
import { logoutUrl } from "../../../backend/accounts/contract.ts";
import { ApiError, command } from "../../shared/api.ts";
import { fullName } from "../../shared/formats.ts";
import { currentUser } from "./me.ts";

const leave = async (queries: QueryClient) => {
  await command("POST", logoutUrl);
  queries.clear();
  location.assign("/");
};

/**
 * The gate around the application decides who sees it, from the same cached answer. So nothing here rejects:
 * react-admin would answer a rejection with a log-out and a route of its own.
 */
export const createAuthProvider = (queries: QueryClient): AuthProvider => ({
  login: async () => location.assign("/login"),
  logout: () => leave(queries).then(() => false),
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
