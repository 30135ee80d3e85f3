import { createHash } from "node:crypto";
import { userById } from "../../projections/accounts/open.ts";
import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";

const lifetime = 30 * 24 * 60 * 60 * 1000; // ms

interface Guarded {
  readonly playerId: string; // who plays by an account of their own
  readonly email: string; // the confirmed guardian's
}

const fingerprint = (email: string) =>
  createHash("sha256").update(email.toLowerCase()).digest("base64url").slice(0, 12);

/**
 * Lets a guardian pay for a child, and stop paying, without an account. It proves itself for 30 days, so every mail
 * carries one that works, and nothing about it is stored; it is dead once another guardian is named.
 */
export const guardianPage = (
  { capabilities }: Pick<Backend, "capabilities">,
  { playerId, email }: Guarded,
  now = Date.now(),
) => {
  const until = Math.floor((now + lifetime) / 1000).toString(36);
  return `/membership#token=${capabilities.tokenOf("guardianOfMember", [playerId, until, fingerprint(email)].join("~"))}`;
};

const linkIsDead = () =>
  new Rejection(
    "conflict",
    "LinkIsDead",
    "This link no longer works. Please use the one in our latest email, or ask your player to send you a new one.",
  );

/** Whose membership a link is for. Throws a Rejection once it does not work. */
export const playerBehind = async ({ db, capabilities }: Pick<Backend, "db" | "capabilities">, token: string) => {
  const [playerId = "", until = "", of = ""] = capabilities.openedBy("guardianOfMember", token)?.split("~") ?? [];
  if (!(Number.parseInt(until, 36) * 1000 > Date.now())) throw linkIsDead();
  const account = await userById(db, playerId);
  if (account?.guardian !== "confirmed" || !account.parentEmail || fingerprint(account.parentEmail) !== of)
    throw linkIsDead();
  return { playerId, firstName: account.firstName };
};
