import type { Position } from "../eventstore/eventStore.ts";

/** How far the read models are, and a way to wait for it. */
export const shownPosition = () => {
  let shown: Position = "";
  const waiting = new Set<{ position: Position; resolve(reached: true): void }>();

  return {
    get position() {
      return shown;
    },
    /** Positions only grow; news of an older one changes nothing. */
    advance(position: Position) {
      if (position <= shown) return;
      shown = position;
      for (const waiter of waiting)
        if (waiter.position <= shown) {
          waiting.delete(waiter);
          waiter.resolve(true);
        }
    },
    /** True once the read models show this position; false when `patience` (ms) is over before. */
    async until(position: Position, patience: number): Promise<boolean> {
      if (position <= shown) return true;
      let giveUp: NodeJS.Timeout | undefined;
      const waiter = { position, resolve: (_: true) => {} };
      const reached = new Promise<boolean>((resolve) => {
        waiter.resolve = resolve;
        waiting.add(waiter);
        giveUp = setTimeout(() => resolve(false), patience);
      });
      const answer = await reached;
      clearTimeout(giveUp);
      waiting.delete(waiter);
      return answer;
    },
  };
};
export type ShownPosition = ReturnType<typeof shownPosition>;
