import { useEffect, useState } from "react";
import { preloadPage } from "../pages.ts";
import { WaitBar } from "./WaitBar.tsx";

/** The page of ours that a link leads to. */
const linkedPath = (event: Event) => {
  const link = event.target instanceof Element && event.target.closest("a[href^='/']");
  return link instanceof HTMLAnchorElement ? link.pathname : null;
};

/**
 * Fetches a page's chunk while the pointer or the focus is on its link, which makes the click instant. Where the network
 * is too slow for that, a bar runs from the click until the page is there.
 */
export const LoadingBar = () => {
  const [waitingFor, setWaitingFor] = useState(0);
  useEffect(() => {
    const prepare = (event: Event) => {
      const path = linkedPath(event);
      if (path) void preloadPage(path);
    };
    const wait = (event: Event) => {
      const path = linkedPath(event);
      if (!path) return;
      setWaitingFor((pages) => pages + 1);
      void preloadPage(path).then(() => setWaitingFor((pages) => pages - 1));
    };
    for (const intent of ["pointerover", "focusin"]) addEventListener(intent, prepare, { passive: true });
    addEventListener("click", wait);
    return () => {
      for (const intent of ["pointerover", "focusin"]) removeEventListener(intent, prepare);
      removeEventListener("click", wait);
    };
  }, []);
  return waitingFor > 0 && <WaitBar />;
};
