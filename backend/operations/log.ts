import { type DestinationStream, type Logger, pino } from "pino";

/** Of an error only what a programmer needs: drivers attach values to theirs, and values are people's. */
const fault = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? { code: String(error.code) } : {};
  return { name, message, stack, ...code, ...(cause !== undefined && { cause: fault(cause) }) };
};

/** To standard output, many lines at a time: writing each by itself costs half as much as a cached read. */
const inBlocks = () => {
  const out = pino.destination({ dest: 1, sync: true, minLength: 4096, periodicFlush: 100 });
  process.on("exit", () => out.flushSync());
  return out;
};

export const openLog = (level: string, destination: DestinationStream = inBlocks()): Logger =>
  pino({ level, serializers: { err: fault } }, destination);
