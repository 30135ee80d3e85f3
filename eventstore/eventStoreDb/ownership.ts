import type { RecordedEvent as Carried } from "@eventstore/db-client";
import { AppendRefused } from "../eventStore.ts";
import { type Identity, markOf } from "./identity.ts";

/** How this log's streams are called, by which the server can sort out most of what is somebody else's. */
interface Naming {
  readonly prefix: string;
  /** What stands behind it, up to a hyphen; any name at all unless told. */
  readonly kinds?: readonly string[] | undefined;
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A regular expression that our streams' names match, for the server and for us. */
const patternOf = ({ prefix, kinds }: Naming) => `^${literally(prefix)}${kinds ? `(?:${kinds.join("|")})-` : "[^$]"}`;

/** Which events are this log's: by the names of their streams and, where they have one, by their mark. */
export const ownership = ({ identity, ...naming }: Naming & { readonly identity: Identity }) => {
  const { prefix, kinds } = naming;
  const named = new RegExp(patternOf(naming), "u");
  const isNamed = ({ streamId, type }: Carried) =>
    named.test(streamId) && !streamId.startsWith("$") && streamId !== `${prefix}log` && !type.startsWith("$");

  return {
    pattern: named.source,

    /** Throws AppendRefused for a stream that would not be found again. */
    check(stream: string) {
      if (!named.test(prefix + stream) || stream === "log")
        throw new AppendRefused(`${JSON.stringify(stream)} is none of the streams that this log holds`);
    },

    /** Throws where names say one thing and marks another. */
    async among(events: readonly Carried[]): Promise<Carried[]> {
      const candidates = events.filter(isNamed);
      const marks = candidates.map(({ metadata }) => markOf(metadata));
      const log = marks.some((mark) => mark !== undefined) ? await identity.read() : undefined;
      if (log === undefined && kinds && marks.some((mark) => mark !== undefined)) throw new BeginningMissing(prefix);
      return candidates.filter((_, n) => marks[n] === undefined || marks[n] === log);
    },
  };
};
export type Ownership = ReturnType<typeof ownership>;

/** It cannot be told whose these events are. */
class BeginningMissing extends Error {
  constructor(prefix: string) {
    super(
      [
        `EventStoreDB holds facts in streams that are called as this product's are, but the stream ${prefix}log, which`,
        "says which log they belong to, has no events. Either somebody deleted or truncated it: restore a backup. Or",
        "another product shares the server: give this one an EVENTSTORE_PREFIX that is no other product's.",
      ].join("\n"),
    );
  }
}
