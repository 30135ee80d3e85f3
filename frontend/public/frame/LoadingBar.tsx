import { Box } from "@mui/material";
import { useEffect, useState } from "react";
import { preloadPage } from "../pages.ts";

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
  if (!waitingFor) return null;
  return (
    <Box
      aria-hidden // whoever does not see it hears the new page's heading
      sx={{
        position: "fixed",
        zIndex: 1400,
        top: 0,
        left: 0,
        width: "100%",
        height: 4,
        bgcolor: "stitch.main",
        transformOrigin: "left",
        "@keyframes loading": { from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } },
        // Nothing is shown for waits too short to notice.
        animation: "loading 8s cubic-bezier(0.1, 0.7, 0.3, 1) 300ms both",
      }}
    />
  );
};
