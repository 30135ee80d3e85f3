declare global {
  /** What the page kept before its script was there, see backend/pages/keepEarly.ts. */
  var early: { forget: () => void; repeat?: () => void } | undefined;
}

/** React listens now: the form that was sent or the button that was pressed before is sent or pressed again. */
export const submitNow = () => {
  const kept = globalThis.early;
  globalThis.early = undefined;
  kept?.forget();
  kept?.repeat?.();
};
