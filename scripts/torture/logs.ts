import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { logElsewhere } from "../../backend/factLog.ts";
import type { EventStore } from "../../eventstore/eventStore.ts";
import { openPostgresStore } from "../../eventstore/postgres.ts";
import type { Rack } from "./chapter.ts";
import type { Stored } from "./logShape.ts";
import { startOwnEventStoreDb } from "./ownEventStoreDb.ts";
import type { OwnPostgres } from "./ownPostgres.ts";

/** How a log fails, and how it comes back. */
export interface Fault {
  readonly leave: () => Promise<unknown>;
  readonly comeBack: () => Promise<unknown>;
  readonly stopsWrites: boolean; // until it comes back
}

/** The log that a chapter tortures. */
export interface Log {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>; // of a node
  /** Opened once more, its facts still sealed. */
  readonly open: () => Promise<EventStore>;
  readonly positionsAreDense: boolean;
  /** What may be done to it besides what is done to Postgres; nothing to someone else's server. */
  readonly faults: Readonly<Record<string, Fault>>;
}
/** Opened beside a chapter's Postgres. `forgetful`: it confirms writes before they are on disk. */
export type LogKind = (
  rack: Rack,
  postgres: Pick<OwnPostgres, "url">,
  options?: { forgetful: boolean },
) => Promise<Log>;

export const inPostgres: LogKind = async (_, { url }) => ({
  name: "Postgres",
  environment: {},
  open: () => openPostgresStore({ url }),
  positionsAreDense: true,
  faults: {},
});

const elsewhere = (name: string, url: string, faults: Log["faults"]): Log => {
  const named = { EVENTSTORE_URL: url, EVENTSTORE_PREFIX: `torture-${randomUUID()}-` };
  return {
    name,
    environment: named,
    open: async () => (await logElsewhere(named))!,
    positionsAreDense: false,
    faults,
  };
};

/** An existing server, on which nothing is stopped. */
export const onServer =
  (url: string): LogKind =>
  async () =>
    elsewhere(`EventStoreDB at ${/\/\/(?:[^@/]*@)?([^/?]*)/.exec(url)?.[1]}`, url, {});

const shortly = 700; // ms for which a server freezes

/**
 * A cluster of the specs' own servers, backed by a file, in a process that is killed, frozen and given other leaders.
 */
export const onOwnServer: LogKind = async ({ onEnd }, _, { forgetful } = { forgetful: false }) => {
  const folder = await mkdtemp(join(tmpdir(), "fungo-torture-"));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const kept = ["--file", join(folder, "log"), ...(forgetful ? ["--forgetful"] : [])];
  let server: ChildProcess | undefined;
  let ports = "";

  const start = async (): Promise<string> => {
    const started = await startOwnEventStoreDb([...kept, "--cluster", ...(ports ? ["--ports", ports] : [])]);
    const { url } = started;
    server = started.server;
    ports = [...url.matchAll(/:(\d+)/g)].map(([, port]) => port).join();
    return url;
  };
  const kill = async () => {
    if (server!.exitCode !== null || server!.signalCode !== null) return;
    const ended = once(server!, "exit");
    server!.kill("SIGKILL");
    await ended;
  };
  const tell = async (command: string) => void server!.send(command);
  const url = await start();
  onEnd(async () => {
    server?.kill("SIGCONT");
    await kill();
  });
  return elsewhere("EventStoreDB, a cluster of our own", url, {
    killed: { leave: kill, comeBack: start, stopsWrites: true },
    "standing still": {
      leave: async () => server!.kill("SIGSTOP"),
      comeBack: async () => server!.kill("SIGCONT"),
      stopsWrites: true,
    },
    "led by another": {
      stopsWrites: false,
      leave: () => tell("freeze"),
      comeBack: async () => {
        await pause(shortly);
        await tell("thaw");
      },
    },
    "without a leader": { leave: () => tell("noLeader"), comeBack: () => tell("leader"), stopsWrites: true },
  });
};

/** Everything in the log, with its sealed parts. */
export const factsIn = async ({ open }: Pick<Log, "open">): Promise<Stored[]> => {
  const store = await open();
  const end = new AbortController();
  const facts: Stored[] = [];
  try {
    if ((await store.head()) === undefined) return facts;
    for await (const { events, caughtUp } of store.subscribe(undefined, end.signal)) {
      for (const { position, revision, data, ...event } of events)
        facts.push({ ...event, data: { ...data }, pos: position, rev: String(revision) });
      if (caughtUp) break;
    }
    return facts;
  } finally {
    end.abort();
    await store.close();
  }
};
