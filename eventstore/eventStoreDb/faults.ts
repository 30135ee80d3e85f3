import { ErrorType, isCommandError, NotLeaderError } from "@eventstore/db-client";
import { setTimeout as pause } from "node:timers/promises";
import { StoreUnavailable } from "../eventStore.ts";
import type { Client, Connection } from "./connection.ts";

const tries = 4;
const firstPause = 50; // ms, doubled each time

/** The server did not answer in time; whether it acted is unknown. */
export class TimedOut extends Error {}

/** No use asking again. Everything else (not ready, busy, gone, no leader, unknown) passes. */
const lasting: readonly string[] = [
  ErrorType.ACCESS_DENIED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.STREAM_DELETED,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.UNSUPPORTED,
  ErrorType.WRONG_EXPECTED_VERSION,
];
const lastingCodes = new Set([3, 7, 12, 16]); // gRPC: invalid argument, denied, unimplemented, unauthenticated

/**
 * Reported without a code: by a cluster without a leader, and by a channel that was replaced during someone else's
 * call.
 */
const unreached = ["Failed to discover", "Channel has been shut down"];

/**
 * Whether the server, or the way to it, is at fault, so the same may be asked again. A fault of ours is not an outage.
 */
const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof TimedOut || unreached.some((words) => error.message.startsWith(words))) return true;
  const code: unknown = "code" in error ? error.code : undefined;
  if (isCommandError(error)) return !lasting.includes(error.type) && !lastingCodes.has(Number(code));
  return typeof code === "number" && !lastingCodes.has(code); // a bare ServiceError of gRPC
};

const wrongAccount = new Set([16]); // gRPC: unauthenticated
const missingRight = new Set([7]); // denied
const untrusted = /certificate|altnames/i; // Node's own messages about them

/** What an operator must fix before the server can be used; undefined for everything that passes. */
const refusalIn = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = Number("code" in error ? error.code : undefined);
  if (wrongAccount.has(code))
    return "EventStoreDB does not know the account in EVENTSTORE_URL, or its password is another";
  if (missingRight.has(code) || (isCommandError(error) && error.type === ErrorType.ACCESS_DENIED))
    return "the account in EVENTSTORE_URL may not read $all, or not append: it has to be one of $admins unless the server says otherwise";
  if (untrusted.test(error.message))
    return "EventStoreDB shows a certificate that is not trusted here: tlsCaFile in EVENTSTORE_URL names the authority, and the host has to be one of those in it";
  return undefined;
};

/** Rejects with TimedOut after `ms`; an answer that comes later is ignored. */
export const within = async <T>(ms: number, answer: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * What to do about a failed call. Returns when it is to be made again, after a pause and with a new client. Throws
 * StoreUnavailable when it was tried often enough, and rethrows whatever is not an outage.
 */
export const persistence = (connection: Connection, patience: number) => {
  const fromNow = () => performance.now() + patience - 1; // timers may fire a millisecond early
  let giveUpAt = fromNow();
  let failures = 0;
  return {
    /** ms that the next call may take: a retry gets the rest of the time, not all of it again. */
    left: () => Math.max(giveUpAt - performance.now(), patience / tries ** 2),
    afterError: async (error: unknown, client: Client): Promise<void> => {
      const refusal = refusalIn(error);
      if (refusal) throw new StoreUnavailable(refusal, { cause: error });
      if (!isOutage(error)) throw error;
      // A follower names the leader, and the client remembers it; a new one would not.
      if (!(error instanceof NotLeaderError)) connection.renew(client);
      if (++failures === tries || performance.now() >= giveUpAt)
        throw new StoreUnavailable("EventStoreDB does not answer", { cause: error });
      await pause(firstPause * 2 ** (failures - 1));
    },
    /** Something came: start counting from zero. */
    progress: () => {
      failures = 0;
      giveUpAt = fromNow();
    },
  };
};

/** Makes a call that is safe to repeat. */
export const insist = async <T>(
  connection: Connection,
  patience: number,
  call: (client: Client, left: number) => Promise<T>, // ms
): Promise<T> => {
  const { afterError, left } = persistence(connection, patience);
  for (;;) {
    const { client } = connection;
    try {
      return await call(client, left());
    } catch (error) {
      await afterError(error, client);
    }
  }
};
