import { vi } from "vitest";

const patience = { timeout: 30_000, interval: 20 }; // ms; a busy machine makes a spec slow, not wrong

/** The check's result, as soon as it does not throw. */
export const eventually = <Result>(check: () => Result | Promise<Result>, options: Partial<typeof patience> = {}) =>
  vi.waitFor(check, { ...patience, ...options });
