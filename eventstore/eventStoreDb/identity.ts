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
 * Which log this is. A stream name alone does not tell: another product on the server may have a prefix that makes its
 * streams look like ours. So a log's first append records an id of its own, in a stream of its own, and each event is
 * marked with it. Older events have no mark and are known by their names.
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
    // Someone may be faster; with throwOnAppendFailure=false in the address that is not an error.
    await insist(connection, answerWithin, (client, left) =>
      within(left, client.appendToStream(stream, first, { ...options, deadline: left })),
    ).catch((error: unknown) => {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
    });
    known = await insist(connection, answerWithin, readBy); // not a request made before it was written
    if (known === undefined)
      throw new AppendRefused(`${stream}: the beginning of this log was deleted or truncated at EventStoreDB`);
    return known;
  };
  let beginning: Promise<string> | undefined;

  return {
    /** undefined before the first append of this version. */
    read,
    /** The same, recorded first if no one has done so. */
    async atAppend(): Promise<string> {
      return (await read()) ?? (beginning ??= begin().finally(() => (beginning = undefined)));
    },
    /** The log was swapped. */
    forget() {
      known = undefined;
    },
  };
};
export type Identity = ReturnType<typeof identityOf>;

/** The log that its mark names. */
export const markOf = (metadata: unknown): string | undefined =>
  metadata !== null && typeof metadata === "object" && "log" in metadata && typeof metadata.log === "string"
    ? metadata.log
    : undefined;
