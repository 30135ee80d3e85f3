import { hash, verify } from "@node-rs/argon2";

/** argon2id, 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2; // more would only starve everything else of the processor

let running = 0;
const waiting: (() => void)[] = [];
/** Whoever is done hands the place over to the next in line; a newcomer finds it free only when nobody waits. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running < atOnce) running++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
};

export const hashPassword = (password: string) => inTurn(() => hash(password.normalize("NFC"), cost));

let nobodysHash: Promise<string> | undefined;
/** Without a hash (no such account) the same work is done, so that the time taken tells nothing. */
export const passwordMatches = async (password: string, stored: string | undefined) => {
  nobodysHash ??= hashPassword("nobody has this password");
  const right = await nobodysHash;
  const matches = await inTurn(() => verify(stored ?? right, password.normalize("NFC")));
  return stored !== undefined && matches;
};
