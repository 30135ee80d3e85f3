import { useEffect, useRef } from "react";

/** What each key does. A space is a key, too. */
type Keys = Readonly<Record<string, () => void>>;

const takesText = "input:not([type=range]), textarea, select, [contenteditable], [role=dialog]";
const takesItself = "button, a, [role=button], [role=slider], input[type=range]"; // Enter, space and arrows

/** Listens while the page is shown, but never where somebody types, nor in place of what a button does itself. */
export const useKeys = (keys: Keys, isOn: boolean) => {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    if (!isOn) return;
    const pressed = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const run = current.current[key];
      if (!run || ctrlKey || metaKey || altKey || event.defaultPrevented || !(target instanceof Element)) return;
      if (target.closest(takesText)) return;
      if (/^( |Arrow.*)$/.test(key) && target.closest(takesItself)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [isOn]);
};
