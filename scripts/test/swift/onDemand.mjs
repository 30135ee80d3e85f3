// Once per test run: starts Swift when the first spec asks for it, so that a run without such specs does not wait.
import { once } from "node:events";
import { createServer } from "node:http";
import { startSwiftServer } from "./swiftServer.mjs";

/** @param {import("vitest/node").TestProject} project */
export default async function setup(project) {
  /** @type {ReturnType<typeof startSwiftServer> | undefined} */
  let started;
  const door = createServer(async (_, response) => {
    started ??= startSwiftServer();
    const { notRun, environment } = await started;
    response.end(JSON.stringify({ notRun, environment }));
  });
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  project.provide("s3OnDemand", `http://127.0.0.1:${door.address().port}`);
  return async () => {
    door.close();
    await (await started)?.stop?.();
  };
}
