const acts = ["pointermove", "pointerdown", "keydown", "touchstart", "scroll", "focusin"] as const;

/** Browsers say "moved" of a pointer that rests where the page comes up under it. */
const rests = ({ type, movementX, movementY }: Partial<PointerEvent>) =>
  type === "pointermove" && movementX === 0 && movementY === 0;

/** Once, when the user acts. Returns how to cancel. */
export const whenActing = (then: () => void) => {
  const acting = new AbortController();
  const act = (event: Event) => {
    if (rests(event)) return;
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

/** Once, when the browser is idle after loading the page. */
export const whenLoaded = (then: () => void) => {
  if (document.readyState === "complete") whenIdle(then);
  else addEventListener("load", () => whenIdle(then));
};

/** Once, when the user acts, or when the browser is idle `after` so many ms since it loaded the page. */
export const whenActingOrIdle = (then: () => void, after = 0) => {
  let awake = false;
  const wake = () => {
    forget();
    if (!awake) then();
    awake = true;
  };
  const forget = whenActing(wake);
  whenLoaded(after === 0 ? wake : () => setTimeout(() => whenIdle(wake), after));
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
