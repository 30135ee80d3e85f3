import { guardianToken, wardBehind } from "../accounts/open.ts";
import type { Backend } from "../backend.ts";

/** Lets a guardian pay for a child, and stop paying, without an account. */
export const guardianPage = (
  parts: Pick<Backend, "capabilities">,
  guarded: Parameters<typeof guardianToken>[2],
  now = Date.now(),
) => `/membership#token=${guardianToken(parts, "guardianOfMember", guarded, now)}`;

/** Whose membership a link is for. Throws a Rejection once it does not work. */
export const playerBehind = (parts: Pick<Backend, "db" | "capabilities">, token: string) =>
  wardBehind(parts, "guardianOfMember", token);
