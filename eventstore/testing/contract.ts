import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe } from "vitest";
import type { EventStore } from "../eventStore.ts";
import { appending } from "./contract/appending.ts";
import { carrying } from "./contract/carrying.ts";
import { following } from "./contract/following.ts";
import { outages } from "./contract/outages.ts";
import type { Subject } from "./contract/subject.ts";
import type { TcpProxy } from "./tcpProxy.ts";

/** An empty log of the spec's own. */
export interface Log {
  /** Opens it once more: another process, or the same one after a restart. */
  open(): Promise<EventStore>;
  /** The way to the server, for outages. */
  readonly way: TcpProxy;
  readonly remove: () => Promise<void>;
}

/** The one specification of the port. Every adapter calls it with a way to make an empty log. */
export const specifyEventStore = (adapter: string, makeLog: () => Promise<Log>) =>
  describe(`the log in ${adapter}`, () => {
    let log: Log;
    let subject: Subject;
    let opened: EventStore[];
    beforeEach(async () => {
      log = await makeLog();
      opened = [];
      const reopened = async () => {
        const store = await log.open();
        opened.push(store);
        return store;
      };
      subject = { store: await reopened(), reopened, way: log.way, stream: `sample-${randomUUID()}` };
    });
    afterEach(async () => {
      await Promise.all(opened.map((store) => store.close()));
      await log.remove();
    });
    for (const chapter of [appending, carrying, following, outages]) chapter(() => subject);
  });
