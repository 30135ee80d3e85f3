import type { Rack } from "./chapter.ts";

/** Collects what was opened, and ends it in reverse order. */
export const openRack = (
  say: (line: string) => void,
  imports: readonly string[] = [],
): Rack & { end: () => Promise<void> } => {
  const closing: (() => Promise<unknown>)[] = [];
  return {
    say,
    imports,
    onEnd: (close) => void closing.push(close),
    async end() {
      while (closing.length > 0)
        await closing.pop()!().catch((error: unknown) => say(`Clearing away: ${String(error)}`));
    },
  };
};
