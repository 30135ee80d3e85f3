import { resolve } from "node:path";

/** A file named on the command line, relative to the caller's folder: npm itself switches to the project's. */
export const fileNamed = (name: string): string => resolve(process.env.INIT_CWD ?? ".", name);

/** Aborts with the first Ctrl-C or SIGTERM, so that what was begun is cleaned up. */
export const untilStopped = (): AbortSignal => {
  const stopped = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => stopped.abort());
  return stopped.signal;
};
