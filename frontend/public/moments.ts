const acts = ["pointerdown", "keydown", "touchstart", "scroll", "focusin"] as const;

/** Once: when somebody acts. */
export const whenActing = (then: () => void) => {
  const acting = new AbortController();
  const act = () => {
    acting.abort();
    then();
  };
  for (const type of [...acts, "pointermove"]) addEventListener(type, act, { passive: true, signal: acting.signal });
  return () => acting.abort();
};

/** Once: when the browser has nothing else to do after loading the page, or somebody acts. */
export const whenIdleOrActing = (then: () => void) => {
  let awake = false;
  const wake = () => {
    for (const act of acts) removeEventListener(act, wake);
    if (!awake) then();
    awake = true;
  };
  for (const act of acts) addEventListener(act, wake, { passive: true });
  const whenIdle = () =>
    "requestIdleCallback" in globalThis ? requestIdleCallback(wake, { timeout: 5000 }) : setTimeout(wake, 2000);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
};

/** Once: when the page as it stands in its file has been painted. A hidden tab paints nothing, so it does not wait for long. */
export const whenPainted = (then: () => void) => {
  let painted = false;
  const go = () => {
    if (!painted) then();
    painted = true;
  };
  requestAnimationFrame(() => requestAnimationFrame(go));
  setTimeout(go, 300);
};
