import { __unsafe_useEmotionCache } from "@emotion/react";
import { StyleSheet } from "@emotion/sheet";
import { cleanup, configure, renderHook } from "@testing-library/react";
import { Window } from "happy-dom";
import { afterAll, afterEach, vi } from "vitest";
import { forgetAllKept } from "../shared/kept.ts";
import { currentToast, dismissToast } from "../shared/toastStore.ts";

// A busy machine makes screens slow, not wrong: this is for what never comes.
configure({ asyncUtilTimeout: 30_000 });

// Newer versions of Node.js have a storage of their own, which hides the browser's.
const browser = new Window({ url: location.href });
for (const name of ["Storage", "sessionStorage", "localStorage"] as const)
  Object.defineProperty(globalThis, name, { value: browser[name], configurable: true, writable: true });

// Whether an element can be seen or clicked, and where its words end, is asked of every rule at every look for anything:
// a third of the time. So only rules that tell it are there, and those of chips, whose colors a spec looks at. Of
// display:inline-flex and the like, which most of MUI is, only those for some widths: they show what is hidden on others.
const telling = /[{;](display:(none|flex|block|grid)|visibility:|pointer-events:)|^@media.*display:|-MuiChip-root\{/;
const { insert } = StyleSheet.prototype; // oxlint-disable-line typescript/unbound-method -- called on its sheet
// Once: each file's specs run this anew, on the same sheets.
if (insert.name !== "insertTelling")
  StyleSheet.prototype.insert = function insertTelling(rule) {
    if (telling.test(rule)) insert.call(this, rule);
  };

// The next spec, of whichever file, finds an empty page at its plain address, where a list would keep its filter, and
// nothing that somebody typed, was told or could undo.
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
  forgetAllKept();
  dismissToast(currentToast()?.id ?? 0);
  document.body.replaceChildren();
});

// What the components of one file need would be asked at each look of all files after it.
const forgetRules = () => {
  const { result } = renderHook(() => __unsafe_useEmotionCache());
  cleanup();
  result.current?.sheet.flush();
  Object.assign(result.current ?? {}, { inserted: {}, registered: {} });
};

// A screen may still be loading the next one ahead. Interrupted, that module would be broken for every later spec.
afterAll(async () => {
  await vi.dynamicImportSettled();
  forgetRules();
});
