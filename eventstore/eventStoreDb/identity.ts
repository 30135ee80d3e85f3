import { jsonEvent, NO_STREAM, StreamNotFoundError, WrongExpectedVersionError } from "@eventstore/db-client";
import { randomUUID } from "node:crypto";
import { AppendRefused } from "../eventStore.ts";
import type { Client, Connection } from "./connection.ts";
import { insist, within } from "./faults.ts";
import { portions } from "./feed.ts";

const begun = "LogBegun";

interface Identified {
  readonly connection: Connection;
  readonly prefix: string;
  readonly answerWithin: number; // ms
}

/**
 * Which log this is. A stream's name alone does not tell: a product that shares the server may have a prefix that makes
 * its streams look like ours. So a log's first append writes down an id of its own, in a stream of its own, and each
 * event is marked with it. Events from before that have no mark, and are known by their names.
 */
export const identityOf = ({ connection, prefix, answerWithin }: Identified) => {
  const stream = `${prefix}log`;
  let known: string | undefined;
  let looking: Promise<string | undefined> | undefined;

  const readBy = async (client: Client, left: number): Promise<string | undefined> => {
    const ask = (by: Client) => by.readStream(stream, { maxCount: 1, requiresLeader: true });
    try {
      for await (const [first] of portions(client, ask, left)) return markOf(first?.data);
      return undefined;
    } catch (error) {
      if (error instanceof StreamNotFoundError) return undefined;
      throw error;
    }
  };
  const look = async () => {
    const found = await insist(connection, answerWithin, readBy).finally(() => (looking = undefined));
    return (known ??= found);
  };
  const read = async (): Promise<string | undefined> => known ?? (looking ??= look());

  const begin = async (): Promise<string> => {
    const data = { log: randomUUID() };
    const first = jsonEvent({ id: data.log, type: begun, data, metadata: data });
    const options = { expectedRevision: NO_STREAM, requiresLeader: true } as const;
    // Somebody may be faster, and with throwOnAppendFailure=false in the address that is no error.
    await insist(connection, answerWithin, (client, left) =>
      within(left, client.appendToStream(stream, first, { ...options, deadline: left })),
    ).catch((error: unknown) => {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
    });
    known = await insist(connection, answerWithin, readBy); // not what somebody asked before it was written
    if (known === undefined)
      throw new AppendRefused(`${stream}: the beginning of this log was deleted or truncated at EventStoreDB`);
    return known;
  };
  let beginning: Promise<string> | undefined;

  return {
    /** undefined before the first append of this version. */
    read,
    /** The same, begun where nobody has done so. */
    async atAppend(): Promise<string> {
      return (await read()) ?? (beginning ??= begin().finally(() => (beginning = undefined)));
    },
    /** The log was exchanged. */
    forget() {
      known = undefined;
    },
  };
};
export type Identity = ReturnType<typeof identityOf>;

/** The log that something of it names. */
export const markOf = (told: unknown): string | undefined =>
  told !== null && typeof told === "object" && "log" in told && typeof told.log === "string" ? told.log : undefined;
