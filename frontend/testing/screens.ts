import { configure } from "@testing-library/react";
import { Window } from "happy-dom";

// A busy machine makes screens slow, not wrong: this is for what never comes.
configure({ asyncUtilTimeout: 30_000 });

// Newer versions of Node.js have a storage of their own, which hides the browser's.
const browser = new Window({ url: location.href });
for (const name of ["Storage", "sessionStorage", "localStorage"] as const)
  Object.defineProperty(globalThis, name, { value: browser[name], configurable: true, writable: true });
