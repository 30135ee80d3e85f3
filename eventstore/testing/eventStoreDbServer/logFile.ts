import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from "node:fs";

export interface Proposed {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** What one append stored. */
export interface Kept {
  readonly stream: string;
  readonly events: readonly Proposed[];
  readonly created: number; // ms
}

type Line = Omit<Kept, "events"> & {
  events: (Omit<Proposed, "data" | "metadata"> & Record<"data" | "metadata", string>)[];
};

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const lineOf = ({ events, ...kept }: Kept) =>
  JSON.stringify({
    ...kept,
    events: events.map((event) => ({ ...event, data: base64(event.data), metadata: base64(event.metadata) })),
  } satisfies Line);
const keptIn = (line: string): Kept => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by lineOf
  const { events, ...kept } = JSON.parse(line) as Line;
  const bytes = (text: string) => Buffer.from(text, "base64");
  return {
    ...kept,
    events: events.map((event) => ({ ...event, data: bytes(event.data), metadata: bytes(event.metadata) })),
  };
};

const forgotten = 1000; // ms of confirmed appends

/**
 * Appends, one per line, on disk before they are confirmed. An append cut short by a crash leaves nothing. A forgetful
 * file writes later than that.
 */
export const logFile = (path: string, { forgetful = false } = {}) => {
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole !== text) truncateSync(path, Buffer.byteLength(whole));
  const file = openSync(path, "a");
  return {
    before: whole.split("\n").filter(Boolean).map(keptIn),
    write(kept: Kept) {
      const write = () => {
        writeSync(file, `${lineOf(kept)}\n`);
        fsyncSync(file);
      };
      if (forgetful) setTimeout(write, forgotten);
      else write();
    },
    close: () => closeSync(file),
  };
};
export type LogFile = ReturnType<typeof logFile>;
