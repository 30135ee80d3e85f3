import { useLayoutEffect, useRef } from "react";

/** For what its own button takes away: whoever stands on it goes on at the heading above, not at the top of the page. */
export const useHandsOn = <E extends HTMLElement>() => {
  const place = useRef<E>(null);
  useLayoutEffect(() => {
    const here = place.current;
    const near = here?.closest("section")?.querySelector("h2");
    return () => {
      if (!here?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        // Only now it shows whether the section went, too.
        const heading = near?.isConnected ? near : document.querySelector("h1");
        if (!heading || document.activeElement !== document.body) return;
        heading.tabIndex = -1;
        heading.focus();
      });
    };
  }, []);
  return place;
};
