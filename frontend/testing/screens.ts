import { configure } from "@testing-library/react";
import { Window } from "happy-dom";
import { afterAll, vi } from "vitest";

// A busy machine makes screens slow, not wrong: this is for what never comes.
configure({ asyncUtilTimeout: 30_000 });

// Newer versions of Node.js have a storage of their own, which hides the browser's.
const browser = new Window({ url: location.href });
for (const name of ["Storage", "sessionStorage", "localStorage"] as const)
  Object.defineProperty(globalThis, name, { value: browser[name], configurable: true, writable: true });

// A screen may still be loading the next one ahead. Interrupted, that module would be broken for every later spec.
afterAll(() => vi.dynamicImportSettled());
