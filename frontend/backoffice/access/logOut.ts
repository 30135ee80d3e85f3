import type { QueryClient } from "@tanstack/react-query";
import { logoutUrl } from "../../../backend/accounts/contract.ts";
import { ApiError, command, wordsOf } from "../../shared/api.ts";
import { toast } from "../../shared/toastStore.ts";
import { currentUser } from "./me.ts";

/** Ends the session and leaves for the landing page; nothing of this person stays in the browser. */
export const logOut = async (queries: QueryClient) => {
  try {
    await command("POST", logoutUrl);
  } catch (error) {
    // Who is told to be logged out must be: the session still stands.
    if (!(error instanceof ApiError && error.status === 401)) {
      toast({ title: "Logout Failed", text: wordsOf(error, "Please try again."), kind: "destructive" });
      return;
    }
  }
  forgetKept();
  // Not before the page goes: its screens need to know who is here. Back would show it as it was left.
  const forget = () => queries.setQueryData(currentUser.queryKey, null);
  addEventListener("pagehide", forget, { once: true });
  location.assign("/");
};

/** What either front keeps of a person, such as that somebody is logged in, or the last booking. */
const forgetKept = () => {
  try {
    for (const kept of [localStorage, sessionStorage])
      for (const key of Object.keys(kept)) if (key.startsWith("fungo.")) kept.removeItem(key);
  } catch {
    // Storage is closed to us: nothing was kept.
  }
};
