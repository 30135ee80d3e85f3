// Loaded into a node by an attack only: reports each time a password is hashed or compared. The product's own code is
// unchanged: only what it imports reports.
import { createRequire } from "node:module";

const argon2 = createRequire(import.meta.url)("@node-rs/argon2");
for (const name of ["hash", "verify"]) {
  const work = argon2[name];
  argon2[name] = (...args) => {
    process.stdout.write("a password is hashed\n");
    return work(...args);
  };
}
