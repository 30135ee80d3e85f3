import type { Position } from "../eventstore/eventStore.ts";

/** How far the read models are, and a way to wait for them. */
export const shownPosition = () => {
  let shown: Position = "";
  const waiting = new Set<{ position: Position; resolve: () => void }>();

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
          waiter.resolve();
        }
    },
    /** True once the read models show this position; false if `patience` (ms) runs out first. */
    async until(position: Position, patience: number): Promise<boolean> {
      if (position <= shown) return true;
      return new Promise((resolve) => {
        const waiter = {
          position,
          resolve() {
            clearTimeout(giveUp);
            resolve(true);
          },
        };
        const giveUp = setTimeout(() => {
          waiting.delete(waiter);
          resolve(false);
        }, patience);
        waiting.add(waiter);
      });
    },
  };
};
