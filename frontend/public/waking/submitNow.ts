declare global {
  /** What the page kept before its script was there, see backend/pages/keepEarly.ts. */
  var early:
    | {
        forget: () => void;
        /** By what was chosen: the value of a list, or whether it is ticked. In the order of the last choices. */
        chosen: Map<HTMLSelectElement | HTMLInputElement, string | boolean>;
        /** The form that was sent last, or the button that was pressed. */
        pressed?: HTMLElement;
        repeat?: () => void;
      }
    | undefined;
}

/** Parts of a page wake one by one: React takes over at once what somebody is at. */
const wake = (element: HTMLElement) => element.dispatchEvent(new Event("pointerup", { bubbles: true }));

/** As the user did: React has undone it, or will with its next render. */
const choose = (input: HTMLSelectElement | HTMLInputElement, chosen: string | boolean) => {
  if (input instanceof HTMLInputElement) {
    input.checked = !chosen;
    input.click();
  } else {
    input.value = String(chosen);
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }
};

/** React listens now: what was chosen, sent or pressed before is chosen, sent or pressed again. */
export const submitNow = () => {
  const kept = globalThis.early;
  globalThis.early = undefined;
  if (!kept) return;
  kept.forget();
  // Not among the effects of the page: others follow, by which forms bring back their drafts.
  queueMicrotask(() => {
    for (const [input, chosen] of kept.chosen) {
      wake(input);
      choose(input, chosen);
    }
    if (kept.pressed) wake(kept.pressed);
    if (kept.repeat) queueMicrotask(kept.repeat);
  });
};
