// Loaded into nodes by specs only, which live for seconds. Their code is not worth optimizing, and hashing a password
// takes a fraction of a millisecond. How much it must take is known to a spec of its own.
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";

for (const flag of ["--no-opt", "--max-lazy"]) setFlagsFromString(flag);
const argon2 = createRequire(import.meta.url)("@node-rs/argon2");
const { hash } = argon2;
argon2.hash = (password, options) => hash(password, { ...options, memoryCost: 8, timeCost: 1 });
