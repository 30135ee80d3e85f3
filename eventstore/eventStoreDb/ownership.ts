import type { RecordedEvent as Carried } from "@eventstore/db-client";
import { AppendRefused } from "../eventStore.ts";
import { type Identity, markOf } from "./identity.ts";

/** This log's stream names, by which the server can filter out most of what belongs to others. */
interface Naming {
  readonly prefix: string;
  /** What follows the prefix, up to a hyphen; anything if unset. */
  readonly kinds?: readonly string[] | undefined;
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A regular expression that our stream names match, for the server and for us. */
const patternOf = ({ prefix, kinds }: Naming) => `^${literally(prefix)}${kinds ? `(?:${kinds.join("|")})-` : "[^$]"}`;

/** Which events are this log's: by stream name and, if they have one, by their mark. */
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

    /** Throws if names and marks disagree. */
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

/** There is no telling whose these events are. */
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
