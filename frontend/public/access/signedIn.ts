import type * as Pages from "../../../backend/pages/contract.ts";
import { rendered } from "../waking/rendered.ts";

/** The server's hint that somebody is logged in, never a proof. Scripts cannot read the session itself. */
const cookie: typeof Pages.signedInHint = "fungo-signed-in";
const listeners = new Set<() => void>();
let known: boolean | undefined;

/** Read now, so it is right on a page restored by Back, too. */
export const hintStands = () => document.cookie.split("; ").includes(`${cookie}=1`);

// The server chose this page's file by the same cookie, which a preloaded answer may have removed since.
const told = () => hintStands() || rendered()?.signedIn === true;

/** As of when the page opened, or as set since. */
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
