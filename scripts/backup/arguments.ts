import { resolve } from "node:path";

/** A file named on the command line, where the caller stands: npm itself goes to the project's folder. */
export const fileNamed = (name: string): string => resolve(process.env.INIT_CWD ?? ".", name);

/** Ends with the first Ctrl-C or SIGTERM, so that what was begun is cleared away. */
export const untilStopped = (): AbortSignal => {
  const stopped = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => stopped.abort());
  return stopped.signal;
};
