import { useLocation } from "react-router";
import { useAwake } from "../waking/rendered.ts";

/** Where to go after logging in: a path of ours, never another site. Browsers ignore tabs in an address. */
export const returnAddress = (search: string) => {
  const told = new URLSearchParams(search).get("return");
  return told && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(told) ? told : null;
};

const returning = (returnTo: string) => `?return=${encodeURIComponent(returnTo)}`;
export const loginPath = (returnTo: string) => `/login${returning(returnTo)}`;
export const registerPath = (returnTo: string) => `/register${returning(returnTo)}`;

/** Whoever was asked by mail to answer for a player comes back to say so. */
export const isJoining = (path: string | null) => path === "/guardian" || path === "/guardian-invitation";

/** In the middle of a booking or of a camp's registration: whoever gets an account there goes on there. */
export const isUnderWay = (path: string) =>
  isJoining(path) || /^\/(book-lesson|schedule|camp-(registration|payment|waitlist)\/)/.test(path);

/** The query with which the log-in and sign-up pages lead back to what is under way here, if anything is. */
export const useReturnQuery = () => {
  const { pathname, search } = useLocation();
  const awake = useAwake(); // a pre-rendered page does not know its query
  return awake && isUnderWay(pathname) ? returning(pathname + search) : "";
};

/** Handed over to the sign-up page and back from it: the lesson request was to be sent. */
export const sendsAtOnce = { sends: true };
export const isToSend = (state: unknown) => typeof state === "object" && state !== null && "sends" in state;
