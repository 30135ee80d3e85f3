import type { Rack } from "./chapter.ts";

/** Collects what has been opened, and ends it, the last first. */
export const openRack = (say: (line: string) => void): Rack & { end: () => Promise<void> } => {
  const closing: (() => Promise<unknown>)[] = [];
  return {
    say,
    onEnd: (close) => void closing.push(close),
    async end() {
      while (closing.length > 0)
        await closing.pop()!().catch((error: unknown) => say(`Clearing away: ${String(error)}`));
    },
  };
};
