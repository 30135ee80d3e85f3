import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "koa";

/** What can be reached without an account: through the browser it was made with, or through a mailed link. */
export type Purpose =
  | "registration"
  | "waitlistEntry"
  | "guardianOfMember"
  | "weeklyMail"
  | "progressOfWard"
  | "teamSubmission"
  | "teamIntroduction"
  | "guardianInvitation";

const lifetime = 7 * 24 * 60 * 60 * 1000; // ms
const mostHeld = 40; // per browser; a cookie holds 4 kB
const letterOf = {
  registration: "r",
  waitlistEntry: "w",
  guardianOfMember: "g",
  progressOfWard: "p",
  weeklyMail: "m",
  teamSubmission: "t",
  teamIntroduction: "i",
  guardianInvitation: "a",
} as const satisfies Record<Purpose, string>;

interface Held {
  readonly what: string; // letter and id
  readonly until: number; // ms since 1970
}

const heldIn = (cookie: string | undefined, now: number): Held[] =>
  (cookie ?? "").split(".").flatMap((part) => {
    const [what, until] = part.split("~");
    const held = { what: what ?? "", until: Number.parseInt(until ?? "", 36) * 1000 };
    return held.until > now ? [held] : [];
  });
const written = (held: readonly Held[]) =>
  held.map(({ what, until }) => `${what}~${Math.floor(until / 1000).toString(36)}`).join(".");

/** The browser's signed cookie. `secure`: the site is served over https, so the cookie is bound to it. */
export const heldCookie = (secure: boolean) => (secure ? "__Host-fungo-held" : "fungo-held");

/**
 * Whoever holds a capability may manage one thing of theirs, with or without an account. A mailed token is its own
 * proof: nothing about it is stored, and the same thing always has the same token. A browser keeps what it made or
 * opened for a week.
 */
export const capabilities = ({ secret, secure }: { secret: string; secure: boolean }) => {
  const proofOf = (purpose: Purpose, id: string) =>
    createHmac("sha256", secret).update(`capability\n${purpose}\n${id}`).digest("base64url");
  const nameOf = (purpose: Purpose, id: string) => letterOf[purpose] + id;

  const heldBy = (ctx: Context): readonly Held[] =>
    ctx.state.held ?? heldIn(ctx.cookies.get(heldCookie(secure), { signed: true }), Date.now());

  return {
    /** For a link mailed to its owner, after the `#`: never in a path or query, which are logged on the way. */
    tokenOf: (purpose: Purpose, id: string) => `${id}.${proofOf(purpose, id)}`,

    /** What a token is for; undefined if it is not ours. */
    openedBy: (purpose: Purpose, token: string): string | undefined => {
      const [id = "", proof = ""] = token.split(".");
      const [claimed, right] = [Buffer.from(proof), Buffer.from(proofOf(purpose, id))];
      return claimed.length === right.length && timingSafeEqual(claimed, right) ? id : undefined;
    },

    /** This browser holds it from now on; beyond the limit the oldest are dropped. */
    hold: (ctx: Context, purpose: Purpose, id: string) => {
      const what = nameOf(purpose, id);
      const others = heldBy(ctx).filter((held) => held.what !== what);
      const held = [...others, { what, until: Date.now() + lifetime }].slice(-mostHeld);
      ctx.state.held = held; // for whatever else the same request holds
      ctx.cookies.set(heldCookie(secure), written(held), {
        httpOnly: true,
        sameSite: "lax",
        signed: true,
        overwrite: true,
        maxAge: lifetime,
      });
    },

    /** The ids of everything this browser holds, latest first. */
    held: (ctx: Context, purpose: Purpose): string[] =>
      heldBy(ctx)
        .filter(({ what }) => what.startsWith(letterOf[purpose]))
        .map(({ what }) => what.slice(1))
        .toReversed(),

    holds: (ctx: Context, purpose: Purpose, id: string) => heldBy(ctx).some(({ what }) => what === nameOf(purpose, id)),

    /** Whoever uses this browser next holds nothing. */
    letGo: (ctx: Context) => {
      if (ctx.cookies.get(heldCookie(secure), { signed: false }) !== undefined)
        ctx.cookies.set(heldCookie(secure), null, { signed: true, overwrite: true });
    },
  };
};
export type Capabilities = ReturnType<typeof capabilities>;
