import "../shared/zodWithoutEval.ts";

/** The landing page is complete without a script: React comes when the browser is idle or somebody acts. */
const acts = ["pointerdown", "keydown", "touchstart", "scroll"] as const;

const wake = () => {
  for (const act of acts) removeEventListener(act, wake);
  void import("./landing/openLanding.tsx");
};
for (const act of acts) addEventListener(act, wake, { passive: true });

const whenIdle = () =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(wake, { timeout: 5000 }) : setTimeout(wake, 2000);
if (document.readyState === "complete") whenIdle();
else addEventListener("load", whenIdle);
