import type * as Pages from "../../../backend/pages/contract.ts";
import { rendered } from "../waking/rendered.ts";

/** That somebody is logged in here: a hint of the server's, never a proof. The session itself is out of our reach. */
const cookie: typeof Pages.signedInHint = "fungo-signed-in";
const listeners = new Set<() => void>();
let known: boolean | undefined;

/** Now, also where this page was left and come back to. */
export const hintStands = () => document.cookie.split("; ").includes(`${cookie}=1`);

// The page's file was chosen by the same cookie; an answer to what it fetched ahead may have taken the cookie since.
const told = () => hintStands() || rendered()?.signedIn === true;

/** As it was when the page opened, or became since: an answer that ends a session takes the cookie along. */
export const maybeSignedIn = () => (known ??= told());

export const rememberSignedIn = (signedIn: boolean) => {
  known = signedIn;
  if (!signedIn) document.cookie = `${cookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  for (const listener of listeners) listener();
};

export const onSignedInChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
