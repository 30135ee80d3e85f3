import { useEffect, useState } from "react";

const kept = (): string | null => {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "token" in state && typeof state.token === "string"
    ? state.token
    : null;
};

/**
 * Takes the token out of the address at once, to keep it out of bookmarks, screenshots and shared links. It was never in
 * a request, as what follows # is not sent. The history entry keeps it for a reload.
 */
const takeToken = () => {
  const told = new URLSearchParams(location.hash.slice(1)).get("token");
  if (told) history.replaceState({ ...history.state, token: told }, "", location.pathname + location.search);
  return told ?? kept();
};

/** The token of a mailed link: undefined until the page is awake, null if there is none. */
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

/** The token is used up: Back must not bring it back. */
export const forgetMailedToken = () => history.replaceState({ ...history.state, token: undefined }, "");
