import { setTimeout as pause } from "node:timers/promises";

const patience = 60_000; // ms; a busy machine is slow, not wrong

/** Waits for what must come. False if it does not. */
export const comesTrue = async (holds: () => Promise<boolean>): Promise<boolean> => {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) return false;
    await pause(50);
  }
  return true;
};
