import { cleanup, configure } from "@testing-library/react";
import { Window } from "happy-dom";
import { afterAll, afterEach, vi } from "vitest";

// A busy machine makes screens slow, not wrong: this is for what never comes.
configure({ asyncUtilTimeout: 30_000 });

// Newer versions of Node.js have a storage of their own, which hides the browser's.
const browser = new Window({ url: location.href });
for (const name of ["Storage", "sessionStorage", "localStorage"] as const)
  Object.defineProperty(globalThis, name, { value: browser[name], configurable: true, writable: true });

// The next spec, of whichever file, finds an empty page.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// A screen may still be loading the next one ahead. Interrupted, that module would be broken for every later spec.
afterAll(() => vi.dynamicImportSettled());
