import { z } from "zod";
import { kept } from "../../shared/kept.ts";
import { useMailedToken } from "../access/useMailedToken.ts";

const tokens = kept("guardian link", z.string());

/** Of a link that somebody without a log-in comes back to, once they have one. Undefined until the page is awake. */
export const useKeptToken = () => {
  const token = useMailedToken();
  return token === null ? tokens.read() : token;
};
export const keepToken = (token: string) => tokens.keep(token);
export const forgetKeptToken = () => tokens.forget();
