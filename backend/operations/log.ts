import { type DestinationStream, type Logger, pino } from "pino";

/** Of an error only what a programmer needs: drivers attach values to theirs, and values are people's. */
const fault = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? { code: String(error.code) } : {};
  return { name, message, stack, ...code, ...(cause !== undefined && { cause: fault(cause) }) };
};

/**
 * To standard output, many lines at a time: writing each by itself costs half as much as a cached read. Where that is a
 * file on a full disk, lines are lost, and nothing else: a fault nobody listens for would end the process.
 */
export const inBlocks = (dest: string | number = 1) => {
  const out = pino.destination({ dest, sync: true, minLength: 4096, periodicFlush: 100, maxLength: 4 * 1024 * 1024 });
  out.on("error", () => {});
  process.on("exit", () => {
    try {
      out.flushSync();
    } catch {
      // no room for the last lines
    }
  });
  return out;
};

export const openLog = (level: string, destination: DestinationStream = inBlocks()): Logger =>
  pino({ level, serializers: { err: fault } }, destination);
