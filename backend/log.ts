import { type DestinationStream, type Logger, pino } from "pino";

/** Of an error only what a programmer needs: drivers hang values onto theirs, and values are people's. */
const fault = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? { code: String(error.code) } : {};
  return { name, message, stack, ...code, ...(cause !== undefined && { cause: fault(cause) }) };
};

export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: fault } }, ...(destination ? [destination] : []));
