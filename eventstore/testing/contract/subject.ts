import type { EventStore } from "../../eventStore.ts";
import type { TcpProxy } from "../tcpProxy.ts";

/** What the chapters of the specification get, new for each spec. */
export interface Subject {
  readonly store: EventStore;
  readonly reopened: () => Promise<EventStore>;
  /** The way to the server, for outages. */
  readonly way: TcpProxy;
  /** A name no other spec uses. */
  readonly stream: string;
}
