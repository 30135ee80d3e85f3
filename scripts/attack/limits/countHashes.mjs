// Loaded into a node by an attack alone: says each time a password is hashed or compared. The product's own code is as it
// is: only what it imports tells.
import { createRequire } from "node:module";

const argon2 = createRequire(import.meta.url)("@node-rs/argon2");
for (const name of ["hash", "verify"]) {
  const work = argon2[name];
  argon2[name] = (...told) => {
    process.stdout.write("a password is hashed\n");
    return work(...told);
  };
}
