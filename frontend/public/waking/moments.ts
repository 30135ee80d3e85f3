const acts = ["pointerdown", "keydown", "touchstart", "scroll", "focusin"] as const;

/** Once: when somebody acts. What it gives forgets it. */
export const whenActing = (then: () => void) => {
  const acting = new AbortController();
  const act = () => {
    acting.abort();
    then();
  };
  for (const type of acts) addEventListener(type, act, { passive: true, signal: acting.signal });
  return () => acting.abort();
};

/** Once: when the browser has nothing else to do. */
export const whenIdle = (then: () => void) => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: 5000 });
  else setTimeout(then, 2000);
};

/** Once: when the browser has nothing else to do after loading the page, or somebody acts. */
export const whenIdleOrActing = (then: () => void) => {
  let awake = false;
  const wake = () => {
    forget();
    if (!awake) then();
    awake = true;
  };
  const forget = whenActing(wake);
  if (document.readyState === "complete") whenIdle(wake);
  else addEventListener("load", () => whenIdle(wake));
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
