import { useEffect, useState } from "react";

const kept = (): string | null => {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "token" in state && typeof state.token === "string"
    ? state.token
    : null;
};

/**
 * Out of the address at once, so that it stands in no bookmark, screenshot or shared link. It never was in a request:
 * what comes after # is not sent. This entry of the browser's history keeps it for a reload.
 */
const takeToken = () => {
  const told = new URLSearchParams(location.hash.slice(1)).get("token");
  if (told) history.replaceState({ ...history.state, token: told }, "", location.pathname + location.search);
  return told ?? kept();
};

/** What a mailed link holds: undefined until the page is awake, null where it was opened without one. */
export const useMailedToken = () => {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const take = () => setToken(takeToken());
    take();
    addEventListener("hashchange", take); // another mail's link, opened in this very tab
    return () => removeEventListener("hashchange", take);
  }, []);
  return token;
};

/** It is used up: Back must not bring it again. */
export const forgetMailedToken = () => history.replaceState({ ...history.state, token: undefined }, "");
