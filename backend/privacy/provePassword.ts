import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";
import { privacyLimits } from "./limits.ts";

/** An unattended browser must not be enough to end someone's account. */
export const provePassword = async (
  { credentials, limits }: Backend,
  { userId, password = "" }: { userId: string; password: string | undefined },
) => {
  await limits.count(privacyLimits.eraseAccount, userId);
  if (await credentials.isPasswordOf(userId, password)) return;
  const message = password ? "That's not your current password. Please try again." : "Please enter your password";
  throw new Rejection("invalid", "WrongPassword", message, { issues: [{ path: ["password"], message }] });
};
