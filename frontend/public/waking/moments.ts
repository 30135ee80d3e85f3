const acts = ["pointerdown", "keydown", "touchstart", "scroll", "focusin"] as const;

/** Once, when the user acts. Returns how to cancel. */
export const whenActing = (then: () => void) => {
  const acting = new AbortController();
  const act = () => {
    acting.abort();
    then();
  };
  for (const type of acts) addEventListener(type, act, { passive: true, signal: acting.signal });
  return () => acting.abort();
};

/** Once, when the browser is idle. */
export const whenIdle = (then: () => void) => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: 5000 });
  else setTimeout(then, 2000);
};

/** Once, when the browser is idle after loading the page, or the user acts. */
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

/** Once, when the pre-rendered page has been painted. Hidden tabs paint nothing, so it does not wait for long. */
export const whenPainted = (then: () => void) => {
  let painted = false;
  const go = () => {
    if (!painted) then();
    painted = true;
  };
  requestAnimationFrame(() => requestAnimationFrame(go));
  setTimeout(go, 300);
};
