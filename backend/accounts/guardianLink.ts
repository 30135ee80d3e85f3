import { createHash } from "node:crypto";
import { userById } from "../../projections/accounts/queries.ts";
import type { Backend } from "../backend.ts";
import type { Purpose } from "../http/capabilities.ts";
import { Rejection } from "../http/rejection.ts";

export const guardianLinkLifetime = 30 * 24 * 60 * 60 * 1000; // ms

interface Guarded {
  readonly playerId: string; // who plays by an account of their own
  readonly email: string; // the confirmed guardian's
}

const fingerprint = (email: string) =>
  createHash("sha256").update(email.toLowerCase()).digest("base64url").slice(0, 12);

/**
 * Lets a guardian do something for a child without an account. It proves itself for 30 days, so every mail carries one
 * that works, and nothing about it is stored; it is dead once another guardian is named, and when the child is grown up
 * or erased.
 */
export const guardianToken = (
  { capabilities }: Pick<Backend, "capabilities">,
  purpose: Purpose,
  { playerId, email }: Guarded,
  now = Date.now(),
) => {
  const until = Math.floor((now + guardianLinkLifetime) / 1000).toString(36);
  return capabilities.tokenOf(purpose, [playerId, until, fingerprint(email)].join("~"));
};

const linkIsDead = () =>
  new Rejection(
    "conflict",
    "LinkIsDead",
    "This link no longer works. Please use the one in our latest email, or ask your player to send you a new one.",
  );

/** The player a link is about. Throws a Rejection once it does not work. */
export const wardBehind = async (
  { db, capabilities }: Pick<Backend, "db" | "capabilities">,
  purpose: Purpose,
  token: string,
) => {
  const [playerId = "", until = "", of = ""] = capabilities.openedBy(purpose, token)?.split("~") ?? [];
  if (!(Number.parseInt(until, 36) * 1000 > Date.now())) throw linkIsDead();
  const account = await userById(db, playerId);
  if (account?.guardian !== "confirmed" || !account.parentEmail || fingerprint(account.parentEmail) !== of)
    throw linkIsDead();
  return { playerId, firstName: account.firstName };
};
