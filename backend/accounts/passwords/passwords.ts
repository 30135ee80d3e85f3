import { hash, verify } from "@node-rs/argon2";
import limit from "p-limit";

/** argon2id, 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at once; more would only starve everything else of the processor. Later ones wait in line. */
export const passwordWork = limit(2);

export const hashPassword = (password: string) => passwordWork(() => hash(password.normalize("NFC"), cost));

let nobodysHash: Promise<string> | undefined;
/** Without a hash (no such account) the same work is done, so that the time taken reveals nothing. */
export const passwordMatches = async (password: string, stored: string | undefined) => {
  nobodysHash ??= hashPassword("nobody has this password");
  const right = await nobodysHash;
  const matches = await passwordWork(() => verify(stored ?? right, password.normalize("NFC")));
  return stored !== undefined && matches;
};
