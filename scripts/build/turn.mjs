// Two builds at once in one checkout (a start during the tests) would overwrite each other's files: they take turns.
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../run.mjs";

const path = join(tmpdir(), `fungo-build-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`);

/** Waits until no other build runs in this checkout. A socket is the sign, since it falls silent with its process. */
export async function takeTurn(say) {
  for (;;) {
    const mine = await listen();
    if (mine) return mine;
    if (await ended(say)) rmSync(path, { force: true });
  }
}

function listen() {
  return new Promise((resolve, reject) => {
    const server = createServer((waiting) => waiting.unref());
    server.once("error", (error) => (error.code === "EADDRINUSE" ? resolve(undefined) : reject(error)));
    server.listen(path, () => resolve({ end: () => server.close() }));
    server.unref();
  });
}

/** True if no one listens: a build was killed. False once a living one is done. */
function ended(say) {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => say("Another build is under way here; waiting for it …"));
    socket.once("error", (error) => resolve(error.code === "ECONNREFUSED"));
    socket.once("close", () => resolve(false));
    socket.resume();
  });
}
