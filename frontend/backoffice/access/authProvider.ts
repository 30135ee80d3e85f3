import type { QueryClient } from "@tanstack/react-query";
import type { AuthProvider } from "react-admin";
import { logoutUrl } from "../../../backend/accounts/contract.ts";
import { ApiError, command, wordsOf } from "../../shared/api.ts";
import { fullName } from "../../shared/formats.ts";
import { forgetAllKept } from "../../shared/kept.ts";
import { toast } from "../../shared/toastStore.ts";
import { currentUser } from "./me.ts";
import { tryAgainWords } from "../../shared/words.ts";
import { authProviderWords as words } from "./words.ts";

/** Ends the session and goes to the landing page. Nothing about this person stays in the browser. */
export const logOut = async (queries: QueryClient) => {
  try {
    await command("POST", logoutUrl);
  } catch (error) {
    // The session still stands, so nobody must be told otherwise.
    if (!(error instanceof ApiError && error.status === 401)) {
      toast({ title: words.logoutFailed, text: wordsOf(error, tryAgainWords.pleaseTryAgain), kind: "destructive" });
      return;
    }
  }
  forgetAllKept();
  // Only as the page goes, because its screens need to know who is here; and Back must not show it as it was.
  const forget = () => queries.setQueryData(currentUser.queryKey, null);
  addEventListener("pagehide", forget, { once: true });
  location.assign("/");
};

/**
 * The gate around the application decides who may see it, from the same cached answer. So nothing here rejects:
 * react-admin would answer a rejection with a log-out and a route of its own. And logging out never resolves:
 * react-admin would then clear the cache while screens still use it.
 */
export const createAuthProvider = (queries: QueryClient): AuthProvider => ({
  login: async () => location.assign("/login"),
  logout: async () => {
    await logOut(queries);
    return new Promise<never>(() => {});
  },
  checkAuth: async () => void (await queries.ensureQueryData(currentUser)),
  checkError: async (error) => {
    // The role may have changed.
    if (error instanceof ApiError && error.status === 403)
      await queries.invalidateQueries({ queryKey: currentUser.queryKey });
  },
  getPermissions: async () => (await queries.ensureQueryData(currentUser))?.role ?? null,
  getIdentity: async () => {
    const me = await queries.ensureQueryData(currentUser);
    return { id: me?.id ?? "", fullName: fullName(me) };
  },
});
