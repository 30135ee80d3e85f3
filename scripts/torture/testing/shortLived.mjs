// Loaded into nodes by specs only, which live for seconds. Their code is not worth optimizing, but worth compiling only
// once for all of them, and hashing a password takes a fraction of a millisecond. How much it must take is known to a
// spec of its own. None of them converts a video, and asking ffmpeg what it can do is 6 % of a start.
import module, { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

for (const flag of ["--no-opt", "--max-lazy"]) setFlagsFromString(flag);
// After the flags: what was compiled under others is refused. Node.js 20 has no such cache. A node that is killed leaves
// nothing, so the cache is written once most of the product has been used.
module.enableCompileCache?.(fileURLToPath(new URL("../../../dist/server/compiled", import.meta.url)));
setTimeout(() => module.flushCompileCache?.(), 10_000).unref();

process.env["FFMPEG_PATH"] ??= "off";

const argon2 = createRequire(import.meta.url)("@node-rs/argon2");
const { hash } = argon2;
argon2.hash = (password, options) => hash(password, { ...options, memoryCost: 8, timeCost: 1 });
