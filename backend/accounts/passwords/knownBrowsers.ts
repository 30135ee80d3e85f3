import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "koa";
import type { Credential } from "./credentials.ts";

const lifetime = 365 * 24 * 60 * 60 * 1000; // ms, from the last log-in
const mostAccounts = 8; // in one browser
type Account = Pick<Credential, "user_id" | "password_hash">;

/** `secure`: the site is served over https, so the cookie is bound to it. */
const knownCookie = (secure: boolean) => (secure ? "__Host-fungo-known" : "fungo-known");

/**
 * Browsers in which an account was opened before. Others may have used up the guesses at its password; these have some
 * of their own. Logging out changes nothing, another password ends it. The cookie opens nothing and names no one, and
 * nothing about it is stored.
 */
export const knownBrowsers = ({ secret, secure }: { secret: string; secure: boolean }) => {
  const name = knownCookie(secure);
  const proofOf = (id: string, { user_id, password_hash }: Account) =>
    createHmac("sha256", secret).update(`known browser\n${id}\n${user_id}\n${password_hash}`).digest();

  /** One per account: an id, and the proof of what it is for. */
  const marksIn = (ctx: Context) => (ctx.cookies.get(name, { signed: false }) ?? "").split("~").slice(-mostAccounts);
  const idFor = (mark: string, account: Account): string | undefined => {
    const [id = "", claimed = ""] = mark.split(".");
    const [proof, right] = [Buffer.from(claimed, "base64url"), proofOf(id, account)];
    return proof.length === right.length && timingSafeEqual(proof, right) ? id : undefined;
  };

  return {
    /** This browser's id, if the account was opened in it under the current password. */
    idOf: (ctx: Context, account: Account): string | undefined =>
      marksIn(ctx)
        .map((mark) => idFor(mark, account))
        .find((id) => id !== undefined),

    /** The account is open in this browser. It gets a new id: guesses made with a copy of the old one stay counted. */
    remember: (ctx: Context, account: Account) => {
      const id = randomBytes(16).toString("base64url");
      const others = marksIn(ctx).filter((mark) => mark && idFor(mark, account) === undefined);
      const marks = [...others, `${id}.${proofOf(id, account).toString("base64url")}`].slice(-mostAccounts);
      ctx.cookies.set(name, marks.join("~"), {
        httpOnly: true,
        sameSite: "lax",
        signed: false, // each mark proves itself
        overwrite: true,
        maxAge: lifetime,
      });
    },
  };
};
export type KnownBrowsers = ReturnType<typeof knownBrowsers>;
